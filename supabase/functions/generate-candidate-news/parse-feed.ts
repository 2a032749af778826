import { XMLParser } from 'fast-xml-parser';
import type { NewsItem } from './news-item.ts';
import { cutText, plainText } from './plain-text.ts';

/** Longest texts, in characters. */
const longest = { title: 200, description: 300, source: 80, url: 2000 };
/** Entries looked at; the rest of a feed is older. */
const mostEntries = 100;
/** A date later than this from now is a mistake of the feed. */
const aheadMs = 24 * 60 * 60 * 1000;

/** The feed is not XML, or XML that this reader will not touch. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  parseTagValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** Children of this name, none when there are none. */
function children(node: unknown, name: string): unknown[] {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return [];
  const found: unknown = Reflect.get(node, name);
  return Array.isArray(found) ? found : [found];
}

/** The node's text and that of the elements inside it, as plain words. */
function wordsOf(node: unknown): string {
  if (typeof node === 'string') return plainText(node, false);
  if (typeof node !== 'object' || node === null) return '';
  const parts = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  const words = parts.flatMap(([name, value]: [string, unknown]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((part) =>
      name === '#cdata' && typeof part === 'string' ? plainText(part, true) : wordsOf(part),
    );
  });
  return words.join(' ').trim();
}

/** The first of these elements that says something. */
function textOf(entry: unknown, ...elements: string[]): string {
  return (
    elements
      .flatMap((name) => children(entry, name))
      .map(wordsOf)
      .find((words) => words !== '') ?? ''
  );
}

function secureAddress(text: string): string | null {
  if (text.length > longest.url || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** RSS writes the address as text, Atom as the href of a link whose rel is absent or "alternate". */
function addressOf(entry: unknown): string | null {
  const links = children(entry, 'link');
  const written = links.map((link) => {
    const [href] = children(link, '@href');
    const [rel = 'alternate'] = children(link, '@rel');
    if (typeof href === 'string') return rel === 'alternate' ? plainText(href, false) : '';
    return wordsOf(link);
  });
  return written.map(secureAddress).find((address) => address !== null) ?? null;
}

function momentOf(entry: unknown, now: number): string | null {
  const moment = Date.parse(textOf(entry, 'pubDate', 'published', 'updated', 'dc:date'));
  return Number.isNaN(moment) || moment > now + aheadMs ? null : new Date(moment).toISOString();
}

/** Search feeds write "Headline - Newspaper". */
function withoutSource(title: string, source: string): string {
  const ending = ` - ${source}`;
  return source !== '' && title.endsWith(ending) ? title.slice(0, -ending.length).trim() : title;
}

function sourceOf(entry: unknown, publisher: string): string {
  const named = children(entry, 'source').map((source) => textOf(source, 'title') || wordsOf(source));
  return named.find((words) => words !== '') ?? publisher;
}

function readEntry(entry: unknown, publisher: string, now: number): NewsItem[] {
  const source = sourceOf(entry, publisher);
  const title = withoutSource(textOf(entry, 'title'), source);
  const url = addressOf(entry);
  if (title === '' || url === null) return [];
  const description = textOf(entry, 'description', 'summary', 'content');
  // Search feeds repeat the headline where a description would stand.
  const says =
    description.startsWith(title) && description.length < title.length + longest.source ? '' : description;
  return [
    {
      title: cutText(title, longest.title),
      description: cutText(says, longest.description),
      source: cutText(source || 'Fonte', longest.source),
      url,
      publishedAt: momentOf(entry, now),
    },
  ];
}

export interface FeedOrigin {
  /** Who publishes the whole feed; undefined: the feed's own title says it. Empty for a search, which has no publisher. */
  publisher: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch (error) {
    throw new FeedError('the parser refused the feed', { cause: error });
  }
}

/** Items of an RSS or Atom feed, as they come. Throws FeedError for anything else, and for any definition of entities. */
export function parseFeed(xml: string, { publisher, now }: FeedOrigin): NewsItem[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new FeedError('the feed defines a document type');
  // The parser reads on where a document breaks off; half a feed is none.
  if (!/<\/(rss|feed|rdf:RDF)>\s*(<!--[^]*-->\s*)?$/.test(xml)) throw new FeedError('the feed is not whole');
  const root = parseXml(xml);
  const channel = [
    ...children(root, 'rss').flatMap((rss) => children(rss, 'channel')),
    ...children(root, 'feed'),
    ...children(root, 'rdf:RDF'),
  ][0];
  if (channel === undefined) throw new FeedError('the document is no feed');
  const entries = [...children(channel, 'item'), ...children(channel, 'entry')].slice(0, mostEntries);
  const name = publisher ?? textOf(channel, 'title');
  return entries.flatMap((entry) => readEntry(entry, name, now));
}
