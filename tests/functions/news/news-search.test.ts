import { describe, expect, test } from 'vitest';
import {
  aFeed,
  anEntry,
  caiado,
  createNews,
  post,
  resultsOf,
  searching,
  titlesOf,
  wholeFeed,
  xml,
} from './news-support.ts';

describe('the answer', () => {
  test('is what the feeds say, in the five fields', async () => {
    const news = createNews((url) =>
      url.href === wholeFeed
        ? xml(
            aFeed({
              title: 'Caiado no plenário',
              description: 'O candidato Ronaldo Caiado falou.',
              url: 'https://agencia.example/politica/1',
              date: 'Fri, 20 Nov 2026 09:00:00 -0300',
            }),
          )
        : xml(
            aFeed({
              title: 'Ronaldo Caiado oficializa apoio - CNN Brasil',
              description:
                '&lt;a href="https://x.example"&gt;Ronaldo Caiado oficializa apoio&lt;/a&gt;&amp;nbsp;&lt;font&gt;CNN Brasil&lt;/font&gt;',
              url: 'https://busca.example/politica/2?oc=5',
              source: 'CNN Brasil',
              date: 'Sat, 21 Nov 2026 12:30:00 GMT',
            }),
          ),
    );
    expect(await resultsOf(news)).toEqual({
      results: [
        {
          title: 'Ronaldo Caiado oficializa apoio',
          description: '',
          source: 'CNN Brasil',
          url: 'https://busca.example/politica/2?oc=5',
          publishedAt: '2026-11-21T12:30:00.000Z',
        },
        {
          title: 'Caiado no plenário',
          description: 'O candidato Ronaldo Caiado falou.',
          source: 'Agência Exemplo',
          url: 'https://agencia.example/politica/1',
          publishedAt: '2026-11-20T12:00:00.000Z',
        },
      ],
    });
  });

  test('asks each feed once, with the quoted name and the party, and passes nothing of the caller on', async () => {
    const news = createNews(() => xml(aFeed()));
    await news.handler(
      post(
        { candidateName: '  Ronaldo\n"Caiado\u0007 ', party: 'PSD&x=1' },
        { cookie: 'a=b', authorization: 'Bearer x' },
      ),
    );
    expect(news.calls.map(({ url }) => url.origin + url.pathname)).toEqual([
      'https://busca.example/rss',
      'https://agencia.example/feed.xml',
    ]);
    expect([...(news.calls[0]?.url.searchParams ?? [])]).toEqual([
      ['q', '"Ronaldo  Caiado" PSD&x=1'],
      ['hl', 'pt-BR'],
    ]);
    for (const { init } of news.calls) {
      expect(init).toMatchObject({ redirect: 'manual' });
      expect(Object.keys(init?.headers ?? {})).toEqual(['accept', 'user-agent']);
    }
  });

  test('finds the person whose name was pasted with characters that nobody sees', async () => {
    const news = searching({ title: 'Ronaldo Caiado fala' });
    expect(await titlesOf(news, { candidateName: 'Ronaldo Cai\u00ADa\u200Bdo', party: 'PSD' })).toEqual([
      'Ronaldo Caiado fala',
    ]);
    expect(news.calls[0]?.url.searchParams.get('q')).toBe('"Ronaldo Caiado" PSD');
  });

  test('has an empty list where nothing was found, and a source even where none is named', async () => {
    expect(await resultsOf(searching())).toEqual({ results: [] });
    expect(await resultsOf(searching({ title: 'Ronaldo Caiado' }))).toMatchObject({
      results: [{ source: 'Fonte', publishedAt: null }],
    });
  });

  test('reads Atom as well', async () => {
    const entry =
      '<entry><title type="html">&lt;b&gt;Ronaldo Caiado&lt;/b&gt; em Goiás</title>' +
      '<link rel="self" href="https://a.example/self"/><link href="https://a.example/politica/1?a=1&amp;b=2"/>' +
      '<summary>Resumo</summary><source><title>Jornal A</title></source><updated>2026-11-20T10:00:00-03:00</updated></entry>';
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title>${entry}</feed>`;
    const news = createNews(() => xml(feed, 'application/atom+xml'), { feeds: [wholeFeed] });
    expect(await resultsOf(news)).toEqual({
      results: [
        {
          title: 'Ronaldo Caiado em Goiás',
          description: 'Resumo',
          source: 'Jornal A',
          url: 'https://a.example/politica/1?a=1&b=2',
          publishedAt: '2026-11-20T13:00:00.000Z',
        },
      ],
    });
  });
});

describe('items are about the person only', () => {
  test('where they name them, accents and case aside, as whole words one after the other, in title or description', async () => {
    const news = searching(
      { title: 'RONALDO CAIÁDO lidera' },
      { title: 'Ronaldo e Caiado' },
      { title: 'Ronaldo Caiadozinho' },
      { title: 'Eleições 2026', description: 'Entre eles, Ronaldo-Caiado.' },
      { title: 'Outra pessoa' },
    );
    expect(await titlesOf(news)).toEqual(['RONALDO CAIÁDO lidera', 'Eleições 2026']);
  });

  test('by the ballot name without its profession, as long as two words are left', async () => {
    const news = searching(
      { title: 'Wilson Grassi propõe' },
      { title: 'Palumbo fala' },
      { title: 'Lulas à dorê' },
    );
    expect(await titlesOf(news, { candidateName: 'Veterinário Wilson Grassi', party: 'DEMOCRATA' })).toEqual([
      'Wilson Grassi propõe',
    ]);
    expect(news.calls[0]?.url.searchParams.get('q')).toBe('"Wilson Grassi" DEMOCRATA');
    expect(await titlesOf(news, { candidateName: 'Delegado Palumbo', party: 'MDB' })).toEqual([]);
    expect(await titlesOf(news, { candidateName: 'Lula', party: 'PT' })).toEqual([]);
  });
});

describe('the items come', () => {
  const day = (n: number): string => `${String(n).padStart(2, '0')} Nov 2026 12:00:00 GMT`;

  test('newest first, ten at most, undated and misdated last', async () => {
    const dated = Array.from({ length: 12 }, (_, n) => ({
      title: `Ronaldo Caiado ${n + 1}`,
      date: day(n + 1),
    }));
    const news = searching(
      { title: 'Ronaldo Caiado sem data' },
      { title: 'Ronaldo Caiado do futuro', date: '01 Jan 2030 00:00:00 GMT' },
      ...dated,
    );
    expect(await titlesOf(news)).toEqual(Array.from({ length: 10 }, (_, n) => `Ronaldo Caiado ${12 - n}`));
    expect(
      await resultsOf(searching({ title: 'Ronaldo Caiado', date: '01 Jan 2030 00:00:00 GMT' })),
    ).toMatchObject({
      results: [{ publishedAt: null }],
    });
  });

  test('once for the same page or the same headline, the newest of them', async () => {
    const news = searching(
      { title: 'Ronaldo Caiado fala', url: 'https://a.example/politica/1?utm=x', date: day(1) },
      { title: 'Ronaldo Caiado fala, atualizada', url: 'https://a.example/politica/1/#b', date: day(2) },
      { title: 'RONALDO CAIADO — FALA, atualizada!', url: 'https://b.example/politica/1', date: day(1) },
    );
    expect(await titlesOf(news)).toEqual(['Ronaldo Caiado fala, atualizada']);
  });

  test('each of them where a newspaper tells its pages apart in the query, whatever tracks the reader', async () => {
    const page = (id: number, more = '') => `https://a.example/politica/noticia.php?${more}id=${id}`;
    const news = searching(
      { title: 'Ronaldo Caiado fala', url: page(1), date: day(3) },
      { title: 'Ronaldo Caiado cala', url: page(2), date: day(2) },
      { title: 'Ronaldo Caiado fala de novo', url: `${page(1, 'utm_source=x&')}&fbclid=y`, date: day(1) },
    );
    expect(await titlesOf(news)).toEqual(['Ronaldo Caiado fala', 'Ronaldo Caiado cala']);
  });
});

describe('texts of a feed', () => {
  const read = (title: string, description = '') =>
    resultsOf(searching({ title: `Ronaldo Caiado ${title}`, description }));

  test.each([
    ['Tom &amp; J', 'Tom & J'],
    ['a &amp;lt;b&amp;gt; c', 'a &lt;b&gt; c'],
    ['&lt;b&gt;forte&lt;/b&gt; e fim', 'forte e fim'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;fim', 'fim'],
    ['&lt;img src=x onerror=alert(1)&gt;fim', 'fim'],
    ['&lt;img src=x onerror=alert(1) ', ''],
    ['<![CDATA[<i>Pol&iacute;tica</i> &ccedil; &#233; &#xE9; &ordm;]]>', 'Política ç é é º'],
    ['2 &lt; 3 &gt; 1', '2 < 3 > 1'],
    ['&frac12; de 9&nbsp;m&sup2; a &pound;9, &amp;frac34; &permil;', '½ de 9 m² a £9, ¾ ‰'],
    ['&nunca; &#0; &#55296; fim', '&nunca; fim'],
    ['vira\u202Eodal\u2066 já', 'vira odal já'],
    // Numbered as Windows does.
    ['diz &#147;n&#227;o&#148; &#150; d&#146;&#225;gua &#x80; &#129;fim', 'diz “não” – d’água € fim'],
    ['diz &amp;#147;n&#227;o&amp;#148;', 'diz “não”'],
    // Escaped twice by mistake.
    ['C&amp;acirc;mara e Jo&amp;#227;o', 'Câmara e João'],
    ['fala &amp;amp; diz &amp;quot;sim&amp;quot;', 'fala & diz "sim"'],
    ['<![CDATA[C&amp;acirc;mara]]>', 'Câmara'],
    ['&lt;![CDATA[vota hoje]]&gt;', 'vota hoje'],
    ['&amp;lt;script&amp;gt; fica texto', '&lt;script&gt; fica texto'],
  ])('%s is read as "%s"', async (raw, words) => {
    expect(await read(raw)).toMatchObject({ results: [{ title: `Ronaldo Caiado ${words}`.trim() }] });
  });

  test('are cut where they are too long, between words', async () => {
    const { results } = await read('palavra '.repeat(60), 'texto '.repeat(100));
    expect(results[0]?.title).toMatch(/^Ronaldo Caiado( palavra){21,}…$/);
    expect(results[0]?.title.length).toBeLessThanOrEqual(200);
    expect(results[0]?.description).toMatch(/^texto( texto){45,}…$/);
    expect(results[0]?.description.length).toBeLessThanOrEqual(300);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/relative',
    'https://user:pass@jornal.example/',
    `https://jornal.example/${'a'.repeat(2000)}`,
  ])('an item that links to %s is left out', async (url) => {
    expect(await resultsOf(searching({ title: 'Ronaldo Caiado', url }))).toEqual({ results: [] });
  });
});

test('bodies that are not about a person are refused before any feed is asked', async () => {
  const news = createNews(() => xml(aFeed(anEntry({ title: 'x' }))));
  for (const body of [
    {},
    { candidateName: 'Lu', party: 'PT' },
    { candidateName: ' \n\t a ', party: '' },
    { candidateName: 'a'.repeat(121), party: 'PT' },
    { ...caiado, party: 'P'.repeat(61) },
    { ...caiado, candidateName: ['Ronaldo Caiado'] },
    { ...caiado, party: 7 },
    '[]',
    'not json',
  ]) {
    expect([body, (await news.handler(post(body))).status]).toEqual([body, 400]);
  }
  expect((await news.handler(post({ ...caiado, extra: 'a'.repeat(5000) }))).status).toBe(413);
  expect((await news.handler(new Request('http://x', { method: 'GET' }))).status).toBe(405);
  expect(news.calls).toEqual([]);
});
