import { type ComponentType, lazy, memo, Suspense } from 'react';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { fullTitle, type HeadData } from './head-data';

type ShareHeadType = ComponentType<{ head: HeadData }>;

/** In the prerendered page from the start; no first screen waits for its code, and none is worse without it. */
const ShareHead = lazy(() =>
  afterFirstScreen()
    .then(() => import('./share-head'))
    .then<{ default: ShareHeadType }, { default: ShareHeadType }>(
      (module) => ({ default: module.ShareHead }),
      (reason: unknown) => {
        console.warn(reason);
        return { default: () => null };
      },
    ),
);

/** Rendered again for another head alone: a boundary that renders again before its code has loaded is remounted, not hydrated. */
const LateHead = memo(function LateHead(head: HeadData) {
  return (
    <Suspense>
      <ShareHead head={head} />
    </Suspense>
  );
});

/** The one owner of title and meta; each page renders exactly one, and React moves it into the head. */
export function DocumentHead(head: HeadData) {
  return (
    <>
      <title>{fullTitle(head)}</title>
      {head.isPrivate ? <meta name="robots" content="noindex" /> : null}
      <LateHead {...head} />
    </>
  );
}
