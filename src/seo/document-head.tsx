import { lazy, memo, Suspense } from 'react';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { lazyOptional } from '@/lib/page/when-loaded';
import { fullTitle, type HeadData } from './head-data';

/** Prerendered; no first screen waits for this code. */
const ShareHead = lazy(() =>
  lazyOptional(
    () =>
      afterFirstScreen()
        .then(() => import('./share-head'))
        .then((module) => module.ShareHead),
    'Share head',
  ),
);

/** React remounts instead of hydrating when a pending boundary renders again. */
const LateHead = memo(function LateHead(head: HeadData) {
  return (
    <Suspense>
      <ShareHead head={head} />
    </Suspense>
  );
});

/** Exactly one per page; React moves it into the head. */
export function DocumentHead(head: HeadData) {
  return (
    <>
      <title>{fullTitle(head)}</title>
      {head.isPrivate ? <meta name="robots" content="noindex" /> : null}
      <LateHead {...head} />
    </>
  );
}
