import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ListRead } from '@/features/candidates/early-list';
import { paths } from '@/lib/paths';
import { createQueryClient } from '@/lib/query-client';
import { Providers } from './providers';
import { routes } from './router';
import { whenReady } from './when-ready';

/** Parts that arrive by themselves stand as this mark until they are there. */
const absent = '<!--$!-->';
const mostRounds = 200;

/** React writes what belongs in the head before everything else; pages have their head from elsewhere. */
const headElements = /^(?:<title>[^<]*<\/title>|<meta [^>]*>)+/;

/** The home as React first draws it, in the markup that the browser's React takes over. */
export async function homeMarkup(): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [paths.home] });
  await whenReady(router);
  for (let round = 0; round < mostRounds; round += 1) {
    const html = renderToString(
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    );
    if (!html.includes(absent)) return html.replace(headElements, '');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The first render of the home never came to an end.');
}

/** The address and the headers with which the application reads the list of candidates: its own read, not sent. */
async function listRead(): Promise<ListRead> {
  return new Promise((resolve, reject) => {
    globalThis.fetch = (input, init) => {
      resolve({ url: new Request(input).url, headers: Object.fromEntries(new Headers(init?.headers)) });
      return new Promise(() => undefined);
    };
    // The client keeps the fetch that it finds when it is loaded.
    import('@/features/candidates/reads')
      .then(({ fetchCandidates }) => fetchCandidates(new AbortController().signal))
      .catch(reject);
  });
}

export interface FirstRender {
  /** The markup for visitors, and for those whose stored session is still being checked. */
  visitor: string;
  person: string;
  listRead: ListRead;
}

/**
 * What the build writes into the home's file; runs in Node, in a thread of its own, because it puts there the two things
 * of a browser that a first render asks for: the address and the storage.
 */
export async function firstRender(): Promise<FirstRender> {
  let stored: string | null = null;
  Object.assign(globalThis, {
    window: { location: { href: `http://localhost${paths.home}` } },
    localStorage: { getItem: () => stored },
  });
  const visitor = await homeMarkup();
  stored = '{}';
  const person = await homeMarkup();
  return { visitor, person, listRead: await listRead() };
}
