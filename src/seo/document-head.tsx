import { useEffect, useLayoutEffect } from 'react';
import { afterFirstScreen } from '@/lib/offline/first-screen';
import { fullTitle, type PageHead } from './page-head';

/**
 * The one owner of title and meta; each page renders exactly one. The title is the document's own, so that the one in
 * the page's file is changed and not doubled; the rest is written by a module that no first view waits for, because
 * the file that was opened holds it already.
 */
export function DocumentHead({ path, title, description, isPrivate = false, image, imageAlt }: PageHead) {
  useLayoutEffect(() => {
    document.title = fullTitle({ title });
  }, [title]);
  useEffect(() => {
    let isShown = true;
    afterFirstScreen()
      .then(() => import('./write-head'))
      .then(({ writeHead }) => {
        if (isShown) writeHead({ path, title, description, isPrivate, image, imageAlt });
      })
      .catch((error: unknown) => console.warn('The head of this page was not written', error));
    return () => {
      isShown = false;
    };
  }, [path, title, description, isPrivate, image, imageAlt]);
  return isPrivate ? <meta name="robots" content="noindex" /> : null;
}
