import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeedError, parseFeed } from '../../../supabase/functions/generate-candidate-news/parse-feed.ts';

const now = Date.UTC(2026, 9, 10);
const origin = { publisher: '', now, address: 'https://example.com/feed' };

/** What somebody who writes a feed might put where words are expected. */
const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;b onmouseover=alert(1)&gt;',
  '&amp;lt;script&amp;gt;',
  '<![CDATA[<iframe src="https://evil.example">]]>',
  '&#60;svg&#62;',
  '&#x1F600;',
  '&#0;&#xD800;&#99999999;',
  '\u202e\u0000\u200b',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  'http://example.com/',
  'https://user:pass@example.com/',
  'https://example.com/a',
  '2026-10-09T10:00:00Z',
  '9999-12-31',
);
const words = fc
  .array(fc.oneof(hostile, fc.string({ maxLength: 40 })), { maxLength: 6 })
  .map((parts) => parts.join(' '));
const escaped = words.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
const element = fc
  .tuple(
    fc.constantFrom('title', 'description', 'link', 'pubDate', 'source', 'guid', '__proto__', 'content'),
    fc.oneof(words, escaped),
  )
  .map(([name, content]) => `<${name}>${content}</${name}>`);
/** Half are whole, so that content is read, not only refused. */
const whole = fc
  .tuple(escaped, escaped)
  .map(([title, says]) => [
    `<title>a ${title}</title>`,
    '<link>https://example.com/a</link>',
    `<description>${says}</description>`,
  ]);
const item = fc
  .oneof(whole, fc.array(element, { maxLength: 8 }))
  .map((parts) => `<item>${parts.join('')}</item>`);
const feed = fc
  .tuple(escaped, fc.array(item, { maxLength: 4 }))
  .map(([title, items]) => `<rss><channel><title>${title}</title>${items.join('')}</channel></rss>`);

/** Control characters and direction marks would not show as words. */
const unfit = /[\p{Cc}\u202a-\u202e]/u;

test('whatever a feed holds becomes short plain words and https addresses, or is refused as a whole', () => {
  fc.assert(
    fc.property(fc.oneof(feed, fc.string(), words), (xml) => {
      try {
        for (const entry of parseFeed(xml, { ...origin, publisher: undefined })) {
          expect(entry.title.length).toBeLessThanOrEqual(200);
          expect(entry.description.length).toBeLessThanOrEqual(300);
          expect(entry.source.length).toBeLessThanOrEqual(80);
          expect(entry.url).toMatch(/^https:\/\/(?![^/]*@)/);
          expect(`${entry.title}${entry.description}${entry.source}`).not.toMatch(unfit);
          expect(entry.publishedAt === null || Date.parse(entry.publishedAt) <= now + 86_400_000).toBe(true);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(FeedError);
      }
    }),
    { numRuns: 300 },
  );
});

test('the pieces make feeds that are read, so that the rules above are put to work', () => {
  const feeds = fc.sample(feed, { numRuns: 200, seed: 1 });
  const read = feeds.filter((xml) => {
    try {
      return parseFeed(xml, origin).length > 0;
    } catch {
      // A refused feed is what the property above judges.
      return false;
    }
  });
  expect(read.length).toBeGreaterThan(20);
});

const ofSize = (bytes: number, part: string) => part.repeat(Math.floor(bytes / part.length));
const entryOf = (title: string) =>
  `<rss><channel><item><title>${title}</title><link>https://example.com/a</link></item></channel></rss>`;

test.each(['Fala <!-- o que não se fecha', 'Fala <script>alert(1)', 'Fala <style media="x'])(
  'markup that nothing closes is no words: %s',
  (title) => {
    const [entry] = parseFeed(entryOf(`<![CDATA[${title}]]>`), origin);
    expect(entry?.title).toBe('Fala');
  },
);

test.each([
  ['ends', `<rss>${ofSize(500_000, '</rss><!--')}`],
  ['comments', entryOf(`<![CDATA[${ofSize(500_000, '<!--')}]]>`)],
  ['scripts', ofSize(500_000, entryOf(`<![CDATA[${ofSize(7_900, '<script ')}]]>`))],
  ['escaped comments', ofSize(500_000, entryOf(ofSize(7_900, '&lt;!--')))],
])('a feed of nothing but %s that nothing closes is answered with no item', (_, xml) => {
  const read = () => parseFeed(xml, origin);
  try {
    expect(read().filter(({ title }) => title !== '')).toEqual([]);
  } catch (error) {
    expect(error).toBeInstanceOf(FeedError);
  }
});

test('sections are kept as far as they may name one', () => {
  const xml = entryOf(`Fala</title><category>${'Política '.repeat(60)}</category><title>`);
  expect(parseFeed(xml, origin)[0]?.section).toMatch(/^Política( Política){20,}…$/);
  expect(parseFeed(xml, origin)[0]?.section.length).toBeLessThanOrEqual(200);
});

test.each(['', '<!-- a -->', ' <!-- a --> <!-- b -->\n'])('a feed may end in comments: "%s"', (end) => {
  expect(parseFeed(`${entryOf('Fala')}${end}`, origin)).toHaveLength(1);
});
