import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { routes } from '@/app/router';
import type { PrerenderedQuery } from '@/lib/publication';
import { createQueryClient } from '@/lib/query-client';
import { aSession, storeSession, type TestUser } from './session';
import { endsItsWrites } from './browser/open-writes';
import { watchWords } from './browser/words-on-screen';

interface RenderOptions {
  /** By default a visitor. */
  as?: TestUser;
  /** Queries of the prerendered page. */
  prerendered?: readonly PrerenderedQuery[];
  history?: string[];
}

/** Long before any test. */
const publishedAt = Date.UTC(2026, 9, 1);
const publication = { at: publishedAt, text: '30/09/2026, 21:00' };

/** A fresh cache, no retries, every word on screen watched. */
export function renderApp(path: string, { as, history = [], prerendered = [] }: RenderOptions = {}) {
  watchWords();
  if (as) storeSession(aSession(as));
  const queryClient = createQueryClient();
  endsItsWrites(queryClient);
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  for (const { key, data } of prerendered) queryClient.setQueryData(key, data, { updatedAt: publishedAt });
  const entries = [...history, path];
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 });
  // As in a browser, the document's address is the router's.
  const follow = () => window.history.replaceState(null, '', createPath(router.state.location));
  follow();
  router.subscribe(follow);
  const view = render(
    <Providers queryClient={queryClient} publication={prerendered.length > 0 ? publication : null}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, queryClient, user: userEvent.setup(), unmount: view.unmount };
}
