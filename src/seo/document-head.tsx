import { latePart } from '@/lib/page/late-part';
import { fullTitle, type HeadData } from './head-data';

const ShareHead = latePart('Share head', () => import('./share-head').then((module) => module.ShareHead));

/** Exactly one per page; React moves it into the head. */
export function DocumentHead(head: HeadData) {
  return (
    <>
      <title>{fullTitle(head)}</title>
      {head.isPrivate ? <meta name="robots" content="noindex" /> : null}
      <ShareHead head={head} />
    </>
  );
}
