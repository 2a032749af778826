import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { loadPage } from '@/app/load-page';
import { Providers } from '@/app/providers';
import { RootLayout } from '@/app/frame/root-layout';
import { routes } from '@/app/router';
import { env } from '@/lib/env';
import type { EarlyRequest } from '@/lib/page/early-read';
import type { Read } from '@/lib/page/page-reads';
import { dayInBrasilia } from '@/lib/text/format';
import { formatMoment } from '@/lib/text/format-moment';
import { HydrationContext } from '@/lib/page/hydration';
import { tellOwnPhotos } from '@/lib/election/own-photos';
import type { PrerenderedQuery, Publication } from '@/lib/publication';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { addressOf, siteMap } from '@/lib/site-map';
import type { HeadData } from '@/seo/head-data';
import type { PublicRecords } from '../records.ts';
import { anyUsersDb, type OwnRead, sampleUser } from './own-reads.ts';
import { headOn } from './page-module.ts';
import type { ChoiceTaps } from './page-start.ts';
import { type PrerenderedRoute, prerenderedRoutes, type ReadPlace, readPlaces } from './routes.ts';

const rootTag = '<div id="root">';

interface RenderedPage {
  /** React's part: title, meta, the first photo's preload. */
  head: string;
  root: string;
}

export interface PrerenderedPage extends RenderedPage {
  path: string;
  page: string;
  isShown: boolean;
  queries: PrerenderedQuery[];
  taps: ChoiceTaps | null;
}

export interface PrerenderedSite {
  publication: Publication;
  pages: PrerenderedPage[];
  frame: RenderedPage;
  /** `at` is a regular expression; its group is `{id}`, or `{ids}`, in reads. */
  places: (Pick<ReadPlace, 'path' | 'at' | 'page' | 'readBy'> &
    Record<'reads' | 'ownReads', EarlyRequest[]>)[];
  heads: Readonly<Record<string, HeadData>>;
  key: string;
  sessionKey: string;
  failures: string[];
}

/** Forgetting timers would keep a build's process alive. */
async function withClient<T>(act: (client: QueryClient) => Promise<T>): Promise<T> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  try {
    return await act(client);
  } finally {
    client.clear();
  }
}

/** Rejects when a part of the routes fails. */
async function render(
  shown: RouteObject[],
  path: string,
  queryClient: QueryClient,
  publication: Publication,
): Promise<RenderedPage> {
  await loadPage(shown, path);
  const handler = createStaticHandler(shown);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <HydrationContext value={{ isOver: false }}>
        <Providers queryClient={queryClient} publication={publication}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </HydrationContext>
    </div>,
    // Whole: parts that are put in their place by scripts would need scripts.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} could not be rendered.`, { cause: failures[0] });
  const start = html.indexOf(rootTag);
  const root = html.slice(start);
  if (start === -1 || / style="|<script|<template/.test(root))
    throw new Error(`${path} holds what the policy refuses, or no root.`);
  return { head: html.slice(0, start), root };
}

function queriesOf(client: QueryClient): PrerenderedQuery[] {
  const queries = client.getQueryCache().getAll();
  // What the page only waits for has no data.
  return queries
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

async function requestOf(read: Read, client: QueryClient): Promise<EarlyRequest> {
  const { fetch } = globalThis;
  const asked: EarlyRequest[] = [];
  const notSent = new Error('Not sent: what is asked is all that is wanted.');
  globalThis.fetch = (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    // The inline script adds the public key, everybody's token.
    const { apikey, authorization, ...headers } = Object.fromEntries(new Headers(init?.headers));
    if (authorization !== undefined && authorization !== `Bearer ${String(apikey)}`)
      throw new Error('A read of everybody has a token of its own.');
    asked.push({ url: new Request(input).url, headers, body });
    return Promise.reject(notSent);
  };
  const failure: unknown = await read(client)
    .catch((reason: unknown) => reason)
    .finally(() => {
      globalThis.fetch = fetch;
    });
  const [request] = asked;
  if (request === undefined) throw new Error('A read asked nothing.', { cause: failure });
  return { ...request, ...(read.unless && { unless: read.unless }) };
}

async function requestsOf(reads: readonly Read[]): Promise<EarlyRequest[]> {
  const requests: EarlyRequest[] = [];
  for (const read of reads) requests.push(await withClient((client) => requestOf(read, client)));
  return requests;
}

const { signal } = new AbortController();

/** The id is written `{user}`; the inline script adds the token. */
async function ownRequestsOf(reads: readonly OwnRead[]): Promise<EarlyRequest[]> {
  const requests = await requestsOf(reads.map((read) => () => read(anyUsersDb, sampleUser, signal)));
  return requests.map((request) => ({ ...request, url: request.url.replace(sampleUser, '{user}') }));
}

/** As old as the publication; nothing when it fails. */
async function seedOf(
  { path, seeds }: PrerenderedRoute,
  client: QueryClient,
  at: number,
  failures: string[],
) {
  try {
    const read = () => Promise.all(seeds.map((seed) => seed(client)));
    // While hundreds of pages are rendered the backend lets an idle connection go.
    await read().catch(read);
    for (const { key, data } of queriesOf(client)) client.setQueryData(key, data, { updatedAt: at });
  } catch (error) {
    failures.push(`${path}: ${error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error)}`);
    client.clear();
  }
}

async function renderRoute(
  route: PrerenderedRoute,
  publication: Publication,
  failures: string[],
): Promise<PrerenderedPage> {
  const { path, page, isShown, tapsIn } = route;
  const { rendered, queries, taps } = await withClient(async (client) => {
    await seedOf(route, client, publication.at, failures);
    return {
      rendered: await render(routes, path, client, publication),
      queries: queriesOf(client),
      taps: tapsIn(client),
    };
  });
  return {
    ...rendered,
    path,
    page,
    isShown: isShown && queries.length > 0,
    queries,
    taps,
  };
}

async function headsOn(day: string): Promise<Record<string, HeadData>> {
  const heads = siteMap.map(async ({ path, page }): Promise<[string, HeadData][]> => {
    const head = await headOn(day, page);
    return head === null ? [] : [[addressOf(path), head]];
  });
  return Object.fromEntries((await Promise.all(heads)).flat());
}

export interface RenderOptions {
  records: PublicRecords;
  ownPhotos: string;
}

export async function renderSite({ records, ownPhotos }: RenderOptions): Promise<PrerenderedSite> {
  tellOwnPhotos(ownPhotos);
  const at = Date.now();
  const publication = { at, text: formatMoment(at) };
  const failures: string[] = [];
  const pages: PrerenderedPage[] = [];
  for (const route of await prerenderedRoutes(records))
    pages.push(await renderRoute(route, publication, failures));
  const places = [];
  for (const { path, at, sample, page, readBy, reads, ownReads } of await readPlaces()) {
    const requests = await requestsOf(reads);
    const withPlace = (text: string) =>
      sample === '' ? text : text.replace(`[${sample}]`, '[{ids}]').replace(sample, '{id}');
    places.push({
      path,
      at,
      page,
      readBy,
      ownReads: await ownRequestsOf(ownReads),
      reads: requests.map((read) => ({ ...read, url: withPlace(read.url), body: withPlace(read.body) })),
    });
  }
  const frame = [{ path: '*', element: <RootLayout /> }];
  return {
    publication,
    pages,
    frame: await withClient((client) => render(frame, '/carregando', client, publication)),
    places,
    heads: await headsOn(dayInBrasilia(at)),
    key: env.supabaseKey,
    sessionKey: sessionStorageKey,
    failures,
  };
}
