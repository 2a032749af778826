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
import { routes } from './router';

/** What a prerendered page was rendered with. */
interface Prerendered extends Publication {
  queries: readonly PrerenderedQuery[];
}

function isPrerendered(value: unknown): value is Prerendered {
  return value instanceof Object && 'queries' in value;
}

/** What the opened file was prerendered with; null in a file that holds no page. */
function readPrerendered(): Prerendered | null {
  const prerendered = parseJson(document.getElementById('publication')?.textContent ?? 'null');
  return isPrerendered(prerendered) ? prerendered : null;
}

/** Whether the code of the opened page is at hand. If not, the router loads it again and reports a failure. */
function hasPage(): Promise<boolean> {
  return loadPage(routes, window.location.pathname).then(
    () => true,
    () => false,
  );
}

/**
 * Renders in a transition, so that a slow phone answers to touches. Hydrates a prerendered page whose code is there, else
 * replaces what is shown.
 */
export async function start(container: Element): Promise<void> {
  await nextTask();
  const publication = readPrerendered();
  const queryClient = createQueryClient();
  if (publication) {
    const { at: updatedAt, queries } = publication;
    for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt });
    // However young the publication is: what has changed since is seen at once.
    void queryClient.invalidateQueries({ refetchType: 'none' });
  }
  const isWhole = publication !== null && (await hasPage());
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
    else createRoot(container).render(app);
  });
}
