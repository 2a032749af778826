import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { routes } from '@/app/router';
import type { PrerenderedQuery } from '@/lib/publication';
import { createQueryClient } from '@/lib/query-client';
import { aSession, storeSession, type TestUser } from './session';
import { watchWords } from './words-on-screen';

interface RenderOptions {
  /** The signed-in user, as a stored session; left out, a visitor. */
  as?: TestUser;
  /** What the opened page was prerendered with. */
  prerendered?: readonly PrerenderedQuery[];
  /** The addresses visited before, oldest first. */
  history?: string[];
}

/** When what pages are prerendered with was read, long before any test. */
const publishedAt = Date.UTC(2026, 9, 1);
const publication = { at: publishedAt, text: '30/09/2026, 21:00' };

/** Opens the real routes at a path with a fresh cache that does not retry; every word on the screen is watched. */
export function renderApp(path: string, { as, history = [], prerendered = [] }: RenderOptions = {}) {
  watchWords();
  if (as) storeSession(aSession(as));
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  for (const { key, data } of prerendered) queryClient.setQueryData(key, data, { updatedAt: publishedAt });
  const entries = [...history, path];
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 });
  const view = render(
    <Providers queryClient={queryClient} publication={prerendered.length > 0 ? publication : null}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, queryClient, user: userEvent.setup(), unmount: view.unmount };
}
