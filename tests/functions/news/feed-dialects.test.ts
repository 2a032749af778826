import { expect, test } from 'vitest';
import { cutText, plainText } from '../../../supabase/functions/generate-candidate-news/plain-text.ts';
import { aFeed, createNews, resultsOf, searchFeed, xml } from './news-support.ts';

test.each([
  ['<feed xml:base="https://jornal.example/politica/">', '<entry>', '<link href="1" />'],
  ['<feed xml:base="https://jornal.example/">', '<entry xml:base="politica/">', '<link href="1" />'],
  ['<feed>', '<entry xml:base="//jornal.example/politica/">', '<link href="1" />'],
  ['<feed>', '<entry>', '<link xml:base="https://jornal.example/politica/" href="1" />'],
  ['<feed xml:base="https://jornal.example/capa">', '<entry>', '<link href="/politica/1" />'],
])('%s %s %s is of the place that the feed names as its base', async (feed, entry, link) => {
  const text = `${feed}<title>J</title><link href="https://outro.example/" />${entry}<title>Ronaldo Caiado</title>${link}</entry></feed>`;
  const news = createNews(() => xml(text), { feeds: ['https://agencia.example/feed'] });
  expect(await resultsOf(news)).toMatchObject({ results: [{ url: 'https://jornal.example/politica/1' }] });
});

test.each([
  ['issued', '<issued>2026-11-20T10:00:00Z</issued>'],
  ['created', '<dcterms:created>2026-11-20T10:00:00Z</dcterms:created>'],
  ['updated', '<a10:updated>2026-11-20T10:00:00Z</a10:updated>'],
  ['lower case', '<pubdate>Fri, 20 Nov 2026 10:00:00 GMT</pubdate>'],
])('the day of an article is read as older programs name it: %s', async (_, date) => {
  const entry = `<item><title>Ronaldo Caiado</title><link>https://jornal.example/politica/1</link>${date}</item>`;
  const news = createNews(() => xml(aFeed(entry)), { feeds: [searchFeed] });
  expect(await resultsOf(news)).toMatchObject({ results: [{ publishedAt: '2026-11-20T10:00:00.000Z' }] });
});

test('an article without a summary is told by the beginning of its whole text', async () => {
  const whole = '<content:encoded><![CDATA[<p>Falou ontem.</p>]]></content:encoded>';
  const entry = `<item><title>Ronaldo Caiado</title><link>https://jornal.example/politica/1</link>${whole}</item>`;
  const news = createNews(() => xml(aFeed(entry)), { feeds: [searchFeed] });
  expect(await resultsOf(news)).toMatchObject({ results: [{ description: 'Falou ontem.' }] });
});

test.each([
  ['<a title="a > b" href=x>Falou</a>', 'Falou'],
  ["<img alt='maior > menor' src=x>Falou", 'Falou'],
  ['<img alt="b" data-x = "1>0"/>Falou', 'Falou'],
  ["<a title=d'água>A</a> d'água", "A d'água"],
  ['<a href="x>Falou</a> <a href="y">ontem</a>', 'Falou ontem'],
])('a sign inside a tag does not end it: %s', (html, seen) => {
  expect(plainText(html, true).trim()).toBe(seen);
});

test('thousands of quoted values that no tag ends are read in one way, not in two each', () => {
  expect(plainText(`<a ${'="x" '.repeat(5_000)}<b>Falou`, true)).toBe('');
});

test.each([
  [`${'a'.repeat(7)}e\u0301bc`, `${'a'.repeat(7)}…`],
  [`${'a'.repeat(6)}👨‍👩‍👧b`, `${'a'.repeat(6)}…`],
  [`${'a'.repeat(6)}🇧🇷🇧🇷`, `${'a'.repeat(6)}…`],
])('a text is cut between the letters that a reader sees: %s', (text, cut) => {
  expect(cutText(text, 9)).toBe(cut);
});
