import { expect, test } from 'vitest';
import { aFeed, createNews, type FeedEntry, resultsOf, wholeFeed, xml } from './news-support.ts';

/** What a search gives, and what a newspaper has published, whoever it is about. */
async function ask({ searched = [], whole = [] }: { searched?: FeedEntry[]; whole?: FeedEntry[] }) {
  const news = createNews(({ href }) => xml(aFeed(...(href === wholeFeed ? whole : searched))));
  const { results, leftOut = 0 } = await resultsOf(news);
  return { titles: results.map(({ title }) => title), leftOut };
}

const url = 'https://jornal.example/cidade/1';

test('an item in doubt is counted once, however many feeds, pages and headlines have it', async () => {
  const doubt = { title: 'Ronaldo Caiado vai à praia', url };
  expect(
    await ask({
      searched: [doubt, { ...doubt, url: `${url}?utm_source=x` }, { title: 'Outro título', url }],
      whole: [doubt, { ...doubt, url: 'https://outro.example/cidade/1' }],
    }),
  ).toEqual({ titles: [], leftOut: 1 });
});

test('an item in doubt is counted beside a certain one of the same headline', async () => {
  const title = 'Ronaldo Caiado fala';
  expect(await ask({ searched: [{ title }, { title, url }] })).toEqual({ titles: [title], leftOut: 1 });
});

test('what a search gives without the name is counted, and what a newspaper publishes without it is not', async () => {
  const nameless = { title: 'O dia na cidade', url };
  expect(await ask({ searched: [nameless] })).toEqual({ titles: [], leftOut: 1 });
  expect(await ask({ whole: [nameless] })).toEqual({ titles: [], leftOut: 0 });
});

test.each([
  ['title', { title: 'Ronaldo Caiado fala', description: 'Ontem.' }],
  ['description', { title: 'O dia em Goiânia', description: 'Ronaldo Caiado falou.' }],
])('what a newspaper publishes is found by the name in its %s alone', async (_, entry) => {
  expect(await ask({ whole: [entry] })).toEqual({ titles: [entry.title], leftOut: 0 });
  expect(await ask({ whole: [{ ...entry, url }] })).toEqual({ titles: [], leftOut: 1 });
});
