import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ListRead } from '@/features/candidates/early-list';
import { currentLegislature, noFilters } from '@/features/deputies/model';
import { drawnPages } from '@/lib/drawn-pages';
import type { EarlyRequest } from '@/lib/early-call';
import { createQueryClient } from '@/lib/query-client';
import { Providers } from './providers';
import { routes } from './router';
import { whenReady } from './when-ready';

/** Parts that arrive by themselves stand as this mark until they are there. */
const absent = '<!--$!-->';
const mostRounds = 200;

/** React writes what belongs in the head before everything else; pages have their head from elsewhere. */
const headElements = /^(?:<title>[^<]*<\/title>|<meta [^>]*>)+/;

/** A page as React first draws it, in the markup that the browser's React takes over. */
export async function markupOf(path: string): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
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
  throw new Error(`The first render of ${path} never came to an end.`);
}

/** What the application's own read of a list asks the backend, without sending it. */
async function requestOf(read: () => Promise<unknown>): Promise<EarlyRequest> {
  return new Promise((resolve, reject) => {
    globalThis.fetch = (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const body = typeof init?.body === 'string' ? init.body : '';
      resolve({ url: new Request(input).url, headers, body });
      return new Promise(() => undefined);
    };
    read().catch(reject);
  });
}

/** A client keeps the fetch that it finds when it is loaded. */
function readCandidates(): Promise<unknown> {
  return import('@/features/candidates/reads').then(({ fetchCandidates }) =>
    fetchCandidates(new AbortController().signal),
  );
}

function readDeputies(): Promise<unknown> {
  return import('@/features/deputies/queries').then(({ deputyQueries }) =>
    createQueryClient().infiniteQuery(deputyQueries.list(noFilters)),
  );
}

/** The markup for visitors, and for those whose stored session is still being checked. */
export interface Drawing {
  visitor: string;
  person: string;
}

export interface FirstRender {
  /** By path. */
  drawings: Record<string, Drawing>;
  listRead: ListRead;
  deputiesRead: EarlyRequest;
  /** The number that the list of deputies says. */
  legislature: number;
}

/**
 * What the build writes into the files of the drawn pages; runs in Node, in a thread of its own, because it puts there the
 * two things of a browser that a first render asks for: the address and the storage.
 */
export async function firstRender(): Promise<FirstRender> {
  let stored: string | null = null;
  const window = { location: new URL('http://localhost') };
  Object.assign(globalThis, { window, localStorage: { getItem: () => stored } });
  const drawings: FirstRender['drawings'] = {};
  for (const { path } of drawnPages) {
    window.location = new URL(path, 'http://localhost');
    stored = null;
    const visitor = await markupOf(path);
    stored = '{}';
    drawings[path] = { visitor, person: await markupOf(path) };
  }
  return {
    drawings,
    listRead: await requestOf(readCandidates),
    deputiesRead: await requestOf(readDeputies),
    legislature: currentLegislature(),
  };
}
