import { FunctionsClient } from '@supabase/functions-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listener } from '../../../supabase/local/emulator/gateway/listen.ts';
import { type Stack, startStack } from '../../../supabase/local/cli/stack.ts';
import { aFeed, xml } from './news-support.ts';

const asked: string[] = [];
const log: string[] = [];
let feeds: Listener;
let stack: Stack;

/** A search feed, one that sends elsewhere and one with an entity. */
function answer({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  asked.push(pathname + search);
  if (pathname === '/away') return new Response(null, { status: 302, headers: { location: '/rss' } });
  const feed = aFeed({
    title: 'Zema &lt;b&gt;fala&lt;/b&gt;',
    url: 'https://jornal.example/politica/zema',
    source: 'Jornal',
  });
  return xml(pathname === '/bomb' ? feed.replace('<rss', '<!DOCTYPE x [<!ENTITY a "a">]><rss') : feed);
}

beforeAll(async () => {
  feeds = await listen({ port: 0, variable: 'NEWS_FEED_URL', fetch: answer });
  const base = `http://127.0.0.1:${feeds.port}`;
  stack = await startStack({
    port: 0,
    functionVariables: { NEWS_FEED_URL: `${base}/rss?q={busca} ${base}/away,${base}/bomb` },
    log: (line) => log.push(line),
  });
});

afterAll(async () => {
  await stack.stop();
  await feeds.close();
});

function search(body: Record<string, string>) {
  const client = new FunctionsClient(`${stack.url}/functions/v1`, { headers: { apikey: stack.anonKey } });
  return client.invoke<unknown>('generate-candidate-news', { body });
}

test('the official client finds news through Deno, the database and the feeds, and the next time in the cache', async () => {
  const found = {
    results: [
      {
        title: 'Zema fala',
        description: '',
        source: 'Jornal',
        url: 'https://jornal.example/politica/zema',
        publishedAt: null,
      },
    ],
    unanswered: 2,
  };
  const first = await search({ candidateName: 'Zema', party: 'NOVO' });
  expect([first.data, first.response?.headers.get('x-cache')]).toEqual([found, 'MISS']);
  expect(asked.toSorted()).toEqual(['/away', '/bomb', '/rss?q=%22Zema%22+NOVO']);
  const second = await search({ candidateName: 'Zema', party: 'NOVO' });
  expect([second.data, second.response?.headers.get('x-cache')]).toEqual([found, 'HIT']);
  expect(asked).toHaveLength(3);
  expect(log.map((line) => line.replace(/127\.0\.0\.1:\d+/, 'host'))).toEqual([
    '{"event":"news_feed_failed","host":"host","error":"FeedError: status 302, type "}',
    '{"event":"news_feed_failed","host":"host","error":"FeedError: the feed defines a document type"}',
  ]);
});

test('the thirty-first search of an hour is refused, and its address is kept nowhere', async () => {
  for (let n = 1; n < 30; n += 1) {
    const found = await search({ candidateName: `Pessoa ${n}`, party: '' });
    expect([n, found.response?.status]).toEqual([n, 200]);
  }
  const refused = await search({ candidateName: 'Pessoa 30', party: '' });
  expect(refused.response?.status).toBe(429);
  const kept = await search({ candidateName: 'Zema', party: 'NOVO' });
  expect(kept.response?.status).toBe(200);
  const { rows } = await stack.database.query<{ chave: string; n: number }>(
    `select chave, n from private.limite_taxa where chave like 'generate-candidate-news:%'`,
  );
  expect(rows.map(({ n }) => n)).toEqual([30]);
  expect(rows[0]?.chave).toMatch(/^generate-candidate-news:[0-9a-f]{32}$/);
});

test('the copy of real headlines serves where nobody chose a feed', async () => {
  const local = await startStack({ port: 0, log: (line) => log.push(line) });
  const client = new FunctionsClient(`${local.url}/functions/v1`, { headers: { apikey: local.anonKey } });
  const { data }: { data: unknown } = await client.invoke('generate-candidate-news', {
    body: { candidateName: 'Lula', party: 'PT' },
  });
  await local.stop();
  expect(local.news.kind).toBe('snapshot');
  expect(data).toEqual({
    copyUntil: '2026-10-10',
    leftOut: 1,
    results: [
      {
        title: 'PT registra novo plano de governo de Lula no TSE; veja a íntegra',
        description: 'A reportagem resume propostas do plano de governo registrado no TSE.',
        source: 'Congresso em Foco',
        url: 'https://www.congressoemfoco.com.br/noticia/121121/pt-registra-novo-plano-de-governo-de-lula-no-tse-veja-a-integra',
        publishedAt: '2026-08-08T15:00:00.000Z',
      },
    ],
  });
});
