import { describe, expect, test } from 'vitest';
import { plainText } from '../../../supabase/functions/generate-candidate-news/plain-text.ts';
import { aFeed, createNews, resultsOf, searchFeed, searching, titlesOf, xml } from './news-support.ts';

describe('addresses', () => {
  const entry = (address: string) =>
    createNews(() => xml(aFeed(`<item><title>Ronaldo Caiado</title>${address}</item>`)), {
      feeds: [searchFeed],
    });
  const page = 'https://jornal.example/politica/1';

  test.each([
    ['<link>http://jornal.example/politica/1</link>', page],
    ['<guid>http://jornal.example/politica/1</guid>', page],
    [`<guid isPermaLink="true">${page}</guid>`, page],
    [`<guid isPermaLink="true">https://jornal.example/outra</guid><link>${page}</link>`, page],
  ])('%s leads to the page by https', async (address, url) => {
    expect(await resultsOf(entry(address))).toMatchObject({ results: [{ url }] });
  });

  test.each([
    ['<link>/politica/1</link>', 'https://jornal.example/', page],
    ['<link>//jornal.example/politica/1</link>', 'https://feeds.example/', page],
    ['<link href="/politica/1" />', 'https://jornal.example/capa', page],
    ['<link>/politica/1</link>', '', 'https://agencia.example/politica/1'],
  ])('%s is of the site %j, or else of where the feed is', async (address, site, url) => {
    const channel = `<title>Jornal</title>${site === '' ? '' : `<link>${site}</link>`}`;
    const feed = `<rss><channel>${channel}<item><title>Ronaldo Caiado</title>${address}</item></channel></rss>`;
    const news = createNews(() => xml(feed), { feeds: ['https://agencia.example/feed'] });
    expect(await resultsOf(news)).toMatchObject({ results: [{ url }] });
  });

  test.each([
    '<guid>/politica/1</guid>',
    '<link>politica</link>',
    '<link>#</link>',
    '<link>https://user@jornal.example/</link>',
    '<link>https://:pass@jornal.example/</link>',
  ])('%s names no page for sure', async (address) => {
    expect(await resultsOf(entry(address))).toEqual({ results: [] });
  });

  test('a guid that says it is no address leaves the item out', async () => {
    expect(await resultsOf(entry(`<guid isPermaLink="false">${page}</guid>`))).toEqual({ results: [] });
  });
});

test.each([
  ['2026-11-20T00:40:00', '2026-11-20T03:40:00.000Z'],
  ['03/11/2026 10:00', '2026-11-03T13:00:00.000Z'],
  ['Ter, 01 Set 2026 10:00:00 BRT', '2026-09-01T13:00:00.000Z'],
  ['amanhã cedo', null],
  ['Thu, 01 Jan 1970 00:00:00 GMT', null],
  ['1900-01-01T00:00:00Z', null],
  // A newspaper's clock may be a day ahead, not more.
  ['Sun, 22 Nov 2026 15:00:00 GMT', '2026-11-22T15:00:00.000Z'],
  ['Sun, 22 Nov 2026 15:00:01 GMT', null],
])('a date that a feed writes as %s is of that day in Brasília', async (date, publishedAt) => {
  expect(await resultsOf(searching({ title: 'Ronaldo Caiado', date }))).toMatchObject({
    results: [{ publishedAt }],
  });
});

test('a date that cannot be read hides no other date of the article', async () => {
  const entry =
    '<item><title>Ronaldo Caiado</title><link>https://jornal.example/politica/1</link>' +
    '<pubDate>ontem</pubDate><dc:date>2026-11-20T10:00:00-03:00</dc:date></item>';
  const news = createNews(() => xml(aFeed(entry)), { feeds: [searchFeed] });
  expect(await resultsOf(news)).toMatchObject({ results: [{ publishedAt: '2026-11-20T13:00:00.000Z' }] });
});

test.each(['', 'a:'])('an Atom article of %j was changed later, and is of the day it came out', async (a) => {
  const entry =
    `<${a}entry><${a}title>Ronaldo Caiado</${a}title><${a}link href="https://jornal.example/politica/1"/>` +
    `<${a}updated>2026-11-21T10:00:00-03:00</${a}updated><${a}published>2026-11-20T10:00:00-03:00</${a}published></${a}entry>`;
  const feed = `<?xml version="1.0"?><${a}feed><${a}title>A</${a}title>${entry}</${a}feed>`;
  const news = createNews(() => xml(feed), { feeds: [searchFeed] });
  expect(await resultsOf(news)).toMatchObject({ results: [{ publishedAt: '2026-11-20T13:00:00.000Z' }] });
});

test.each([
  ['Jornal A', ''],
  [`e diz: ${'sim '.repeat(20)}fim`, `Ronaldo Caiado fala e diz: ${'sim '.repeat(20)}fim`],
])(
  'a description that begins as its headline and goes on "%s" is told if it says more',
  async (more, told) => {
    const news = searching({ title: 'Ronaldo Caiado fala', description: `Ronaldo Caiado fala ${more}` });
    expect(await resultsOf(news)).toMatchObject({ results: [{ description: told }] });
  },
);

test.each([
  ['a'.repeat(185), 'a'.repeat(185)],
  ['a'.repeat(186), `${'a'.repeat(184)}…`],
  [`${'a'.repeat(183)}😀😀`, `${'a'.repeat(183)}…`],
])('a headline that goes on %s is whole up to 200 characters', async (long, shown) => {
  expect(await titlesOf(searching({ title: `Ronaldo Caiado ${long}` }))).toEqual([`Ronaldo Caiado ${shown}`]);
});

test('a hundred articles of a feed are read', async () => {
  const others = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `Outra pessoa ${n}` }));
  const last = { title: 'Ronaldo Caiado' };
  expect(await titlesOf(searching(...others(99), last))).toEqual(['Ronaldo Caiado']);
  expect(await titlesOf(searching(...others(100), last))).toEqual([]);
});

test.each([
  ['RSS', (category: string) => `<category>${category}</category>`],
  ['Atom', (category: string) => `<category term="${category}" label="Seção" />`],
])('%s tells by its categories which articles are of politics', async (_, written) => {
  const entry = (n: number, category: string) =>
    `<item><title>Ronaldo Caiado fala ${n}</title><link>https://jornal.example/${n}</link>${written(category)}</item>`;
  const feed = aFeed(entry(1, 'Política'), entry(2, 'Esportes'));
  const news = createNews(() => xml(feed), { feeds: [searchFeed] });
  expect(await titlesOf(news)).toEqual(['Ronaldo Caiado fala 1']);
});

test('an article that does not end takes no other with it', async () => {
  const entry = (name: string) =>
    `<item><title>Ronaldo Caiado ${name}</title><link>https://jornal.example/politica/${name}</link>`;
  const news = createNews(() => xml(aFeed(`${entry('fala')}${entry('cala')}</item>`)), {
    feeds: [searchFeed],
  });
  expect(await titlesOf(news)).toEqual(['Ronaldo Caiado fala', 'Ronaldo Caiado cala']);
});

test.each([
  ['a script of the host', '<script defer src="https://host.example/beacon.js"></script>'],
  ['a hidden link without an end', '<a href="https://host.example/" aria-hidden="true">'],
  ['a page that tells of an error', '<!DOCTYPE html><html><body><b>Warning</b>: x</body></html>'],
  ['a comment and a number', '<!-- cache --> 0.2s'],
  ["an article that is none of the feed's", '<item><title>Ronaldo Caiado</title></item>'],
])('%s behind the end of a feed takes no article with it', async (_, behind) => {
  const feed = aFeed({ title: 'Ronaldo Caiado: uma' });
  const news = createNews(() => xml(`${feed}\n${behind}`), { feeds: [searchFeed] });
  expect(await titlesOf(news)).toEqual(['Ronaldo Caiado: uma']);
});

test.each(['<![CDATA[</rss>', '<!-- </rss> -->', '&lt;/rss>'])(
  'an end that stands in %s is not the end of the feed',
  async (text) => {
    const [start = ''] = aFeed({ title: 'Ronaldo Caiado', description: `${text} <b>` }).split(' <b>');
    const news = createNews(() => xml(start), { feeds: [searchFeed] });
    expect(await resultsOf(news)).toEqual({ results: [], unanswered: 1 });
  },
);

test('RSS 1.0, whose articles are beside the channel, is read with the name of its newspaper', async () => {
  const feed =
    '<rdf:RDF><channel><title>Jornal</title></channel><item><title>Ronaldo Caiado</title>' +
    '<link>https://jornal.example/politica/1</link></item></rdf:RDF >';
  const news = createNews(() => xml(feed), { feeds: ['https://jornal.example/feed'] });
  expect(await resultsOf(news)).toMatchObject({ results: [{ title: 'Ronaldo Caiado', source: 'Jornal' }] });
});

test.each([
  ['Ronaldo Cai\u200Bado fala', 'Ronaldo Caiado fala'],
  ['Ronaldo Cai\u200Eado\u061C fala', 'Ronaldo Caiado fala'],
  ['Ronaldo Cai\u00ADado can&shy;di&shy;da&shy;to', 'Ronaldo Caiado candidato'],
  ['Ronaldo Caiado: &bdquo;sim&ldquo;&thinsp;e&ensp;não', 'Ronaldo Caiado: „sim“ e não'],
  ['&lt;b&gt;Ronaldo Caiado&lt;/b&gt;, que fala', 'Ronaldo Caiado, que fala'],
  ['<![CDATA[“<em class="x">Ronaldo Cai</em>ado”<br>fala]]>', '“Ronaldo Caiado” fala'],
  [
    '<div>“<em>Ronaldo Cai</em>ado”, <b>sim</b>, <p>fala</p><p>já</p></div>',
    '“Ronaldo Caiado”, sim, fala já',
  ],
  ['Ronaldo Cai<![CDATA[ado]]>, fala', 'Ronaldo Caiado, fala'],
  ['<![CDATA[Ronaldo Caiado fala a]]><![CDATA[í]]>', 'Ronaldo Caiado fala aí'],
])('what nobody sees parts no word: %j', async (title, seen) => {
  expect(await titlesOf(searching({ title }))).toEqual([seen]);
});

test.each([
  ['Ronaldo Caiado fala - Folha de S.Paulo', 'Ronaldo Caiado fala'],
  ['Ronaldo Caiado fala | FOLHA DE S.PAULO', 'Ronaldo Caiado fala'],
  ['Ronaldo Caiado fala – Folha de S.Paulo', 'Ronaldo Caiado fala'],
  ['Ronaldo Caiado fala à Folha de S.Paulo', 'Ronaldo Caiado fala à Folha de S.Paulo'],
  ['Ronaldo Caiado – Ao Vivo', 'Ronaldo Caiado – Ao Vivo'],
])('a headline that ends in its newspaper is read without it: %s', async (title, headline) => {
  expect(await titlesOf(searching({ title, source: 'Folha de S.Paulo' }))).toEqual([headline]);
});

test.each([
  ['a whole page inside CDATA', '<![CDATA[<!DOCTYPE html><html><body>a</body></html>]]>'],
  ['a document type', '<!DOCTYPE html>'],
  ['an entity definition', '<!ENTITY a "b">'],
  ['a tag without end', '<div><p>a'],
  ['a tag too many', 'a</div></p>'],
  ['a sign that opens nothing', 'a < b && c <'],
  ['a comment without end', '<!-- a'],
  ['a section without end', '<![CDATA[ a'],
  ['tags in tags without end', '<b>'.repeat(20_000)],
  ['another entry inside', '<item><title>a</title>'],
])('an article with %s loses no other article', async (_, description) => {
  const titles = await titlesOf(
    searching(
      { title: 'Ronaldo Caiado 1' },
      { title: 'Defeito', description },
      { title: 'Ronaldo Caiado 2' },
    ),
  );
  expect(titles).toEqual(['Ronaldo Caiado 1', 'Ronaldo Caiado 2']);
});

test('a text is read as far as its eight thousandth character, whatever stands behind it', () => {
  const empty = '<b></b>'.repeat(1_142);
  expect(plainText(`${empty}Falou`, true)).toBe('Falou');
  expect(plainText(`${empty}Falou ontem`, true)).toBe('Falou ');
});

describe('two addresses of a newspaper', () => {
  const addresses = (...asked: string[]) =>
    searching(
      ...asked.map((query, n) => ({
        title: `Ronaldo Caiado fala ${n}`,
        url: `https://a.example/politica/noticia.php?${query}`,
        date: `0${n + 1} Nov 2026 09:00:00 GMT`,
      })),
    );

  test.each([
    ['campaigns', 'utm_id utmcampaign mtm_source pk_cid gad_source hsa_acc mc_eid mkt_tok itm_medium'],
    ['clicks', 'msclkid yclid gclid twclid ttclid gbraid wbraid igsh mibextid'],
    ['visitors', '_ga _gl _hsenc li_fat_id epik'],
    ['editions', 'amp outputType'],
    ['places', 'ncid smid s_cid ref ref_src referrer origin src share shared_from oc'],
  ])('are of one page whatever they say of %s', async (_, names) => {
    const asked = names.split(' ').map((name, n) => `id=1&${name}=${n}`);
    expect(await titlesOf(addresses(...asked))).toHaveLength(1);
  });

  test.each([
    'http://www.a.example/politica/a%C3%A7%C3%A3o',
    'https://m.a.example/politica/a%c3%a7%c3%a3o/',
    'https://amp.a.example/politica/ação',
    'https://a.example/politica/ação/amp/',
    'https://a.example/google/amp/politica/ação',
    'https://a.example/politica/ação/index.html',
  ])('are of one page in its edition %s', async (url) => {
    const plain = { title: 'Ronaldo Caiado fala', url: 'https://a.example/politica/ação' };
    expect(await titlesOf(searching(plain, { title: 'Ronaldo Caiado fala já', url }))).toHaveLength(1);
  });

  test.each(['id', 'p', 'cod', 'codigo', 'noticia', 'page_id', 'id_noticia', 'uuid'])(
    'are of two where it tells its pages apart by %s',
    async (name) => {
      expect(await titlesOf(addresses(`${name}=1`, `${name}=2`))).toHaveLength(2);
    },
  );
});
