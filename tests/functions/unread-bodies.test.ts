import { expect, test } from 'vitest';
import { createFindDeputies } from '../../supabase/functions/analise-politica/chamber.ts';
import { createFindCommonVotes } from '../../supabase/functions/analise-politica/common-votes.ts';
import { createComplete } from '../../supabase/functions/analise-politica/provider.ts';
import { createFetchOnce } from '../../supabase/functions/camara-proxy/upstream.ts';
import { createFetchFeed } from '../../supabase/functions/generate-candidate-news/fetch-feed.ts';
import { systemClock as clock } from '../../supabase/functions/_shared/clock.ts';
import { createIdentify } from '../../supabase/functions/_shared/identify.ts';
import { createUserRest } from '../../supabase/functions/_shared/user-rest.ts';

const url = 'https://a.example';
const own = { url, anonKey: 'anon', log: () => undefined };
const provider = { url, key: 'k', model: 'm', name: 'n', country: 'c' };
const signed = new Request(url, { headers: { authorization: 'Bearer a.b.c' } });

/** Everybody who leaves a body unread: an open one holds its connection. */
const callers: [string, (fetch: typeof globalThis.fetch) => Promise<unknown>][] = [
  ['a feed', (fetch) => createFetchFeed({ fetch, clock })({ url, isSearch: false })],
  ['the Chamber', (fetch) => createFetchOnce({ baseUrl: url, fetch, clock })('/partidos', 1_000)],
  ['the accounts', (fetch) => createIdentify({ ...own, fetch, loginRequired: 'x' })(signed)],
  ['the choices', (fetch) => createUserRest({ ...own, fetch })('a.b.c', 'consentimentos')],
  ['the deputies', (fetch) => createFindDeputies({ ...own, fetch })(['1'])],
  ['the votes', (fetch) => createFindCommonVotes({ ...own, fetch })(['1', '2'])],
  [
    'the AI service',
    (fetch) => createComplete({ provider, fetch, timeoutMs: 1_000 })([], new AbortController().signal),
  ],
];

test.each(callers.flatMap(([name, ask]) => [400, 503].map((status) => ({ name, status, ask }))))(
  'an answer $status of $name is let go unread, and no redirect is followed',
  async ({ status, ask }) => {
    const asked: { redirect: RequestRedirect | undefined; isLetGo: boolean }[] = [];
    await Promise.allSettled([
      ask((_, init) => {
        const call = { redirect: init?.redirect, isLetGo: false };
        asked.push(call);
        const cancel = (): void => void (call.isLetGo = true);
        return Promise.resolve(new Response(new ReadableStream({ cancel }), { status }));
      }),
    ]);
    expect(asked.length).toBeGreaterThan(0);
    for (const call of asked) expect(call).toEqual({ redirect: 'manual', isLetGo: true });
  },
);
