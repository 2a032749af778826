import { noop } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { parseJson } from '@/lib/parse-json';
import type { PrerenderedQuery, Publication } from '@/lib/publication';
import { createQueryClient } from '@/lib/query-client';
import { App } from './app';
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

async function loadFirstPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const { Component } = await route.lazy();
    Object.assign(route, { Component, lazy: undefined });
  }
}

/** Renders in a transition, so that a slow phone answers to touches. Hydrates a prerendered page, else replaces the frame. */
export async function start(container: Element): Promise<void> {
  const publication = readPrerendered();
  const queryClient = createQueryClient();
  if (publication) {
    const { at: updatedAt, queries } = publication;
    for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt });
    // However young the publication is: what has changed since is seen at once.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    // The router loads it again and reports a failure.
    await loadFirstPage().catch(noop);
  }
  const router = createBrowserRouter(routes);
  const onReady = globalThis.beginToListen?.() ?? noop;
  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} publication={publication} onReady={onReady} />
    </StrictMode>
  );
  startTransition(() => {
    if (publication) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}
