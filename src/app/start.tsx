import { noop } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { nextTask } from '@/lib/page/next-task';
import { parseJson } from '@/lib/text/parse-json';
import type { PrerenderedQuery, Publication } from '@/lib/publication';
import { createQueryClient } from '@/lib/query-client';
import { App } from './app';
import { LastNet } from '@/app/frame/last-net';
import { loadPage } from './load-page';
import { sayLostScripts } from './lost-scripts';
import { routes } from './router';
import { focusLink, hrefOf } from './use-route-focus';

interface Prerendered extends Publication {
  queries: readonly PrerenderedQuery[];
}

function isPrerendered(value: unknown): value is Prerendered {
  return value instanceof Object && 'queries' in value;
}

/** Null in a file that holds no page. */
function readPrerendered(): Prerendered | null {
  const prerendered = parseJson(document.getElementById('publication')?.textContent ?? 'null');
  return isPrerendered(prerendered) ? prerendered : null;
}

/** Without it the router loads again and reports a failure. */
function hasPage(): Promise<boolean> {
  return loadPage(routes, window.location.pathname).then(
    () => true,
    () => false,
  );
}

/** Messengers take the end of a sentence, or an escaped '?', into the address. */
function dropSentenceEnd(): void {
  const { pathname, search, hash } = window.location;
  const [, meant] =
    /^((?:\/[a-z\d-]+)+)\/?(?:[^\w/%-]|%(?:2[02]|3[ef]|c2|e2|ef))[^/]*$/i.exec(pathname) ?? [];
  if (meant !== undefined) window.history.replaceState(window.history.state, '', meant + search + hash);
}

/** Transitions keep slow phones responsive; hydrates if the page's code is there, else replaces. */
export async function start(container: Element): Promise<void> {
  await nextTask();
  dropSentenceEnd();
  const publication = readPrerendered();
  const queryClient = createQueryClient();
  if (publication) {
    const { at: updatedAt, queries } = publication;
    for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt });
    // Changes since the publication are seen at once.
    void queryClient.invalidateQueries({ refetchType: 'none' });
  }
  const isWhole = publication !== null && (await hasPage());
  sayLostScripts();
  await nextTask();
  const onReady = (globalThis.onHydrationStart ?? (() => noop))();
  if (onReady === null) return;
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <LastNet container={container}>
        <App
          router={router}
          queryClient={queryClient}
          publication={publication}
          isHydrating={isWhole}
          onReady={onReady}
        />
      </LastNet>
    </StrictMode>
  );
  startTransition(() => {
    if (isWhole) hydrateRoot(container, app);
    else {
      // Who is on a link of the first frame stays there, drawn anew.
      const href = hrefOf(document.activeElement);
      if (href !== null) focusLink(container, href);
      createRoot(container).render(app);
    }
  });
}
