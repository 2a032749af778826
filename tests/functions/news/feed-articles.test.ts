import { describe, expect, test } from 'vitest';
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

  test('a guid that says it is no address leaves the item out', async () => {
    expect(await resultsOf(entry(`<guid isPermaLink="false">${page}</guid>`))).toEqual({ results: [] });
  });
});

test.each([
  ['2026-11-20T00:40:00', '2026-11-20T03:40:00.000Z'],
  ['03/11/2026 10:00', '2026-11-03T13:00:00.000Z'],
  ['Ter, 01 Set 2026 10:00:00 BRT', '2026-09-01T13:00:00.000Z'],
  ['amanhã cedo', null],
])('a date that a feed writes as %s is of that day in Brasília', async (date, publishedAt) => {
  expect(await resultsOf(searching({ title: 'Ronaldo Caiado', date }))).toMatchObject({
    results: [{ publishedAt }],
  });
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
