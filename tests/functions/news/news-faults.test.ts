import { describe, expect, test } from 'vitest';
import { readNewsCopyDay, readNewsFeeds } from '../../../supabase/functions/_shared/news-env.ts';
import { RpcError } from '../../../supabase/functions/_shared/rpc.ts';
import { defaultNewsFeeds } from '../../../supabase/local/stand-ins/news/default-feeds.ts';
import {
  aFeed,
  caiado,
  createNews,
  createStore,
  post,
  resultsOf,
  searchFeed,
  searching,
  titlesOf,
  wholeFeed,
  xml,
} from './news-support.ts';
import { createTestClock } from '../chamber/camara-support.ts';

const good = aFeed({ title: 'Ronaldo Caiado' });
const doctype = (definition: string): string => good.replace('<rss', `<!DOCTYPE rss [${definition}]><rss`);
const endless = (): ReadableStream<Uint8Array> =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)) });

describe('a feed that fails gives nothing and is counted', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['is broken off', () => xml(good.slice(0, -20))],
    ['is no XML', () => xml('<html><body>Ronaldo Caiado</body></html>')],
    ['is text that is called XML', () => xml('Ronaldo Caiado')],
    ['defines an entity that is a bomb', () => xml(doctype('<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">'))],
    ['defines an entity that is a file', () => xml(doctype('<!ENTITY x SYSTEM "file:///etc/passwd">'))],
    [
      'names an outside definition',
      () => xml(good.replace('<rss', '<!doctype rss SYSTEM "https://x.example/d"><rss')),
    ],
    ['nests without end', () => xml(`<rss>${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}</rss>`)],
    ['is HTML', () => xml(good, 'text/html')],
    ['is JSON', () => Response.json({ items: [] })],
    ['says no type', () => new Response(new TextEncoder().encode(good))],
    ['is in an encoding that hides its text', () => xml(good, 'text/xml; charset=utf-7')],
    [
      'redirects',
      () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    ],
    ['is forbidden', () => new Response(good, { status: 403, headers: { 'content-type': 'text/xml' } })],
    ['is a part', () => new Response(good, { status: 206, headers: { 'content-type': 'text/xml' } })],
    ['is out of order', () => new Response('', { status: 503 })],
    ['has no end', () => xml(endless())],
    ['is half a megabyte', () => xml(good.replace('<item>', `<!--${'a'.repeat(600_000)}--><item>`))],
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
    ['never answers', () => new Promise<never>(() => undefined)],
  ])('when it %s', async (_, answer) => {
    const news = createNews(answer, { feeds: [searchFeed] });
    expect(await resultsOf(news)).toEqual({ results: [], unanswered: 1 });
    expect(news.calls).toHaveLength(1);
    expect(news.log.map(({ event }) => event)).toEqual(['news_feed_failed']);
    expect(JSON.stringify(news.log)).not.toContain('Caiado');
  });

  test('while the others still answer', async () => {
    const news = createNews((url) =>
      url.href === wholeFeed ? xml(good) : new Response('', { status: 500 }),
    );
    expect(await resultsOf(news)).toMatchObject({ results: [{ title: 'Ronaldo Caiado' }], unanswered: 1 });
  });

  test('after six seconds of silence, in which the request is given up', async () => {
    let signal: AbortSignal | null | undefined;
    const news = createNews(
      (_, init) => {
        signal = init?.signal;
        return new Promise<never>(() => undefined);
      },
      { feeds: [searchFeed] },
    );
    const begun = news.clock.now();
    await resultsOf(news);
    expect(news.clock.now() - begun).toBe(6_000);
    expect(signal?.aborted).toBe(true);
  });
});

describe('texts in the encodings of the Brazilian press are read', () => {
  const title = 'Ronaldo Caiado: ação';
  const inUtf8 = (encoding: string) => new TextEncoder().encode(aFeed({ title }).replace('UTF-8', encoding));
  const inLatin = (encoding: string) =>
    Uint8Array.from(aFeed({ title }).replace('UTF-8', encoding), (letter) => letter.charCodeAt(0));

  const inUtf16 = Buffer.from(`\uFEFF${aFeed({ title }).replace('UTF-8', 'UTF-16')}`, 'utf16le');

  test.each([
    ['declared', inLatin('ISO-8859-1'), ''],
    ['declared with the euro', inLatin('ISO-8859-15'), ''],
    ['named by the header', inLatin('ISO-8859-1'), '; charset=iso-8859-1'],
    ['against the header', inLatin('ISO-8859-1'), '; charset=utf-8'],
    ['against the declaration', inLatin('UTF-8'), ''],
    ['against a header that every page has', inUtf8('UTF-8'), '; charset=ISO-8859-1'],
    ['against an old declaration', inUtf8('ISO-8859-1'), ''],
    ['against a declaration as UTF-16', inUtf8('utf-16'), ''],
    ['in UTF-16', Uint8Array.from(inUtf16), '; charset=utf-16'],
    ['in UTF-16 the other way round', Uint8Array.from(Buffer.from(inUtf16).swap16()), ''],
  ])('%s', async (_, bytes, charset) => {
    const news = createNews(() => xml(bytes, `text/xml${charset}`), { feeds: [searchFeed] });
    expect(await titlesOf(news)).toEqual([title]);
  });

  test('with a letter that was cut off between its bytes', async () => {
    const bytes = [...inUtf8('UTF-8')].filter((byte, at, all) => byte !== 0xa7 || all[at - 1] !== 0xc3);
    const news = createNews(() => xml(Uint8Array.from(bytes), 'text/xml'), { feeds: [searchFeed] });
    expect(await titlesOf(news)).toEqual(['Ronaldo Caiado: a\uFFFDão']);
  });
});

describe('the cache', () => {
  test('keeps each feed for fifteen minutes, whatever else is asked of it', async () => {
    const news = createNews(() => xml(good));
    const first = await news.handler(post(caiado));
    const second = await news.handler(post(caiado));
    expect([first, second].map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT']);
    expect(await second.json()).toEqual(await first.json());
    expect(news.calls).toHaveLength(2);
    await resultsOf(news, { candidateName: 'Outra Pessoa', party: 'PSD' });
    expect(news.calls.map(({ url }) => url.hostname)).toEqual([
      'busca.example',
      'agencia.example',
      'busca.example',
    ]);
    news.clock.advance(15 * 60_000);
    await resultsOf(news);
    expect(news.calls).toHaveLength(5);
  });

  test('leaves a feed that failed alone for a minute', async () => {
    const news = createNews(() => new Response('', { status: 500 }), { feeds: [searchFeed] });
    await resultsOf(news);
    expect(await resultsOf(news)).toEqual({ results: [], unanswered: 1 });
    expect(news.calls).toHaveLength(1);
    news.clock.advance(60_000);
    await resultsOf(news);
    expect(news.calls).toHaveLength(2);
  });

  test.each([
    ['a feed', good, {}, {}],
    ['a copy, with its last day', good, { copyUntil: '2026-10-10' }, { copiaAte: '2026-10-10' }],
    ['no feed, which is no empty one', 'x', { copyUntil: '2026-10-10' }, { falhou: true }],
  ])('tells that the answer was of %s', async (_, body, options, told) => {
    const store = createStore(createTestClock());
    await createNews(() => xml(body), { feeds: [wholeFeed], store, ...options }).handler(post(caiado));
    const kept = await store.read(`noticias:${wholeFeed}`);
    expect(JSON.stringify(kept?.body, ['copiaAte', 'falhou'])).toBe(JSON.stringify(told));
  });

  test('a burst of fifty asks each feed once', async () => {
    const news = createNews(() => xml(good));
    const answers = await Promise.all(Array.from({ length: 50 }, () => titlesOf(news)));
    expect(new Set(answers.map((titles) => JSON.stringify(titles)))).toEqual(new Set(['["Ronaldo Caiado"]']));
    expect(news.calls).toHaveLength(2);
  });

  test('may be away, or hold something else', async () => {
    const away = () => Promise.reject(new RpcError('away'));
    const store = { open: away, read: away, claim: away, write: away, release: away };
    const news = createNews(() => xml(good), { store });
    expect(await titlesOf(news)).toEqual(['Ronaldo Caiado']);
    const odd = createStore(createTestClock());
    await odd.write(`noticias:${wholeFeed}`, { itens: 'x' }, { maxAgeS: 60, staleIfErrorS: 60 });
    expect(await titlesOf(createNews(() => xml(good), { store: odd, feeds: [wholeFeed] }))).toEqual([
      'Ronaldo Caiado',
    ]);
  });
});

test('who has caused too many searches is told so, and may still read what is kept', async () => {
  let left = 1;
  const news = createNews(() => xml(good), { rateLimit: () => Promise.resolve((left -= 1) >= 0) });
  expect((await news.handler(post(caiado))).status).toBe(200);
  const refused = await news.handler(post({ candidateName: 'Outra Pessoa', party: '' }));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect(await refused.json()).toEqual({
    error: 'Muitas buscas seguidas. Espere um pouco e tente novamente.',
    code: 'rate_limited',
  });
  expect((await news.handler(post(caiado))).status).toBe(200);
  expect(news.calls).toHaveLength(2);
});

test('the last day of a copy of the news is a day or not given: anything else stops the start', () => {
  const read = (value: string | undefined): string | undefined => readNewsCopyDay(() => value);
  expect([undefined, ' ', ' 2026-10-10 '].map(read)).toEqual([undefined, undefined, '2026-10-10']);
  for (const wrong of ['10/10/2026', '2026-02-30', '2026-10']) expect(() => read(wrong)).toThrow();
});

describe('the addresses of the feeds', () => {
  const read = (value: string | undefined): string[] => readNewsFeeds(() => value);

  test('are those that the local sandbox lets through, unless others are given', () => {
    expect(read(undefined)).toEqual(defaultNewsFeeds);
    expect(read(' ')).toEqual(defaultNewsFeeds);
    expect(read(' https://a.example/rss,\n http://127.0.0.1:4000/x?q={busca} ')).toEqual([
      'https://a.example/rss',
      'http://127.0.0.1:4000/x?q={busca}',
    ]);
  });

  test.each(['http://a.example/rss', 'ftp://a.example', 'file:///etc/passwd', 'x', 'https://u:p@a.example/'])(
    'are https or of this machine: %s stops the start',
    (value) => {
      expect(() => read(value)).toThrow('https is required');
    },
  );
});

test('a name of three letters is one to search for', async () => {
  expect((await searching().handler(post({ candidateName: 'Edi', party: '' }))).status).toBe(200);
});

test('only listed pages may read the answer', async () => {
  const news = searching();
  const allowed = await news.handler(post(caiado, { origin: 'http://localhost:5173' }));
  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  const other = await news.handler(post(caiado, { origin: 'https://evil.example' }));
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
  expect(other.headers.get('cache-control')).toBe('no-store');
});
