import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { listMark, type ListRead } from '@/features/candidates/early-list';
import type { CandidateSummary } from '@/features/candidates/model';
import { currentLegislature, lastYearOf, noFilters } from '@/features/deputies/model';
import { candidatePage, deputyPage, drawnPages } from '@/lib/drawn-pages';
import type { EarlyRequest } from '@/lib/early-call';
import { tellOwnPhotos } from '@/lib/own-photos';
import { paths } from '@/lib/paths';
import { createQueryClient } from '@/lib/query-client';
import { firstPhoto } from './first-photo';
import { Providers } from './providers';
import { routes } from './router';
import { whenReady } from './when-ready';

/** Parts that arrive by themselves stand as this mark until they are there. */
const absent = '<!--$!-->';
const mostRounds = 200;

/** React writes what belongs in the head before everything else; pages have their head from elsewhere. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/;

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

function readCandidate(): Promise<unknown> {
  return import('@/features/candidates/reads').then(({ fetchCandidate }) =>
    fetchCandidate(candidatePage.sample, new AbortController().signal),
  );
}

function readDeputies(): Promise<unknown> {
  return import('@/features/deputies/queries').then(({ deputyQueries }) =>
    createQueryClient().infiniteQuery(deputyQueries.list(noFilters)),
  );
}

function readDeputy(): Promise<unknown> {
  return import('@/features/deputies/queries').then(({ deputyQueries }) =>
    createQueryClient().query(deputyQueries.detail(deputyPage.sample)),
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
  /** Of the sample's page, as the next one. */
  candidateRead: EarlyRequest;
  deputyRead: EarlyRequest;
  /** In ms since 1970, when the legislature ends whose number the list of deputies says. */
  legislatureEnd: number;
}

/** The things of a browser that a first render asks for. */
interface Setting {
  path: string;
  /** Whether a session is stored. */
  isPerson?: boolean;
  list?: CandidateSummary[];
}

async function drawIn({ path, isPerson = false, list }: Setting): Promise<string> {
  const window = { location: new URL(path, 'http://localhost'), drawnCandidates: list };
  Object.assign(globalThis, { window, localStorage: { getItem: () => (isPerson ? '{}' : null) } });
  return markupOf(path);
}

/**
 * What the build writes into the files of the drawn pages; runs in Node, in a thread of its own, because it puts there
 * what a first render asks of a browser.
 */
export async function firstRender(): Promise<FirstRender> {
  const drawings: FirstRender['drawings'] = {};
  for (const { path, example } of drawnPages) {
    const visitor = await drawIn({ path: example });
    drawings[path] = { visitor, person: await drawIn({ path: example, isPerson: true }) };
  }
  return {
    drawings,
    listRead: await requestOf(readCandidates),
    deputiesRead: await requestOf(readDeputies),
    candidateRead: await requestOf(readCandidate),
    deputyRead: await requestOf(readDeputy),
    legislatureEnd: Date.parse(`${lastYearOf(currentLegislature())}-02-01T00:00-03:00`),
  };
}

/** The pages that begin with the list of candidates, drawn with the list as the backend answers it now. */
export interface ListDrawing {
  /** Of the list (`listMark`). */
  mark: string;
  /** By path: what stands in `main`, and where the first photo is. */
  pages: Record<string, { main: string; photo: string | null }>;
}

/** A page's markup before, in and after its `main`. */
function partsOf(html: string): [string, string, string] {
  const [, before, main, after] = /^([^]*<main [^>]*>)([^]*)(<\/main>[^]*)$/.exec(html) ?? [];
  if (before === undefined || main === undefined || after === undefined)
    throw new Error('A page was drawn without its main part.');
  return [before, main, after];
}

/** Draws a page with the list. @throws when more than its `main` differs from the page without it. */
async function mainWith(list: CandidateSummary[], path: string): Promise<string> {
  const [before, , after] = partsOf(await drawIn({ path }));
  const [beforeList, main, afterList] = partsOf(await drawIn({ path, list }));
  if (before !== beforeList || after !== afterList) throw new Error(`${path} changes around its list.`);
  return main;
}

interface ListInput {
  /** Milliseconds for the backend to answer. */
  patience: number;
  /** What pages say of the photos that the site has copies of. */
  ownPhotos: string;
}

/** Reads the candidates and draws their pages. Rejects when the backend does not answer in time. */
export async function listDrawing({ patience, ownPhotos }: ListInput): Promise<ListDrawing> {
  tellOwnPhotos(ownPhotos);
  const { fetchCandidates } = await import('@/features/candidates/reads');
  const list = await fetchCandidates(AbortSignal.timeout(patience));
  const pages: ListDrawing['pages'] = {};
  for (const path of [paths.home, paths.candidates]) {
    pages[path] = { main: await mainWith(list, path), photo: firstPhoto(list, path) ?? null };
  }
  return { mark: listMark(list), pages };
}
