import { XMLParser } from 'fast-xml-parser';
import { foldText } from '../_shared/fold-text.ts';
import { foreignMoment } from '../_shared/foreign-moment.ts';
import type { NewsItem } from './news-item.ts';
import { cutText, isInline, plainText } from './plain-text.ts';
import { splitFeed } from './split-feed.ts';

const longest = { title: 200, description: 300, source: 80, url: 2000, section: 200 };
const maxEntries = 100;
const aheadMs = 24 * 60 * 60 * 1000;
/** Programs write 1900 or 1970 for no day; feeds are younger. */
const earliest = Date.UTC(1990, 0, 1);

export class FeedError extends Error {
  override readonly name = 'FeedError';
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  parseTagValue: false,
  processEntities: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  unpairedTags: ['br', 'hr', 'img', 'wbr'],
});

interface Element {
  content: unknown;
  attributes: unknown;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function elements(content: unknown, name: string): Element[] {
  const nodes: unknown[] = Array.isArray(content) ? content : [];
  return nodes
    .map((node) => ({ content: property(node, name), attributes: property(node, ':@') }))
    .filter((element) => element.content !== undefined);
}

function attribute({ attributes }: Element, name: string): string | null {
  const value = property(attributes, `@${name}`);
  return typeof value === 'string' ? plainText(value, false).trim() : null;
}

/** A section or an inline element may begin within a word. */
function partsOf(content: unknown, isCdata: boolean): string {
  const nodes: unknown[] = Array.isArray(content) ? content : [];
  const parts = nodes.flatMap((node) =>
    typeof node === 'object' && node !== null ? Object.entries(node) : [],
  );
  const words = parts.map(([name, value]: [string, unknown]) => {
    if (name === ':@') return '';
    if (name === '#text') return plainText(String(value), isCdata);
    const inside = partsOf(value, name === '#cdata');
    return name === '#cdata' || isInline(name) ? inside : ` ${inside} `;
  });
  return words.join('');
}

function wordsOf(content: unknown): string {
  return partsOf(content, false).replace(/\s+/g, ' ').trim();
}

function textsOf(content: unknown, ...names: string[]): string[] {
  return names.flatMap((name) => elements(content, name)).map((element) => wordsOf(element.content));
}

function textOf(content: unknown, ...names: string[]): string {
  return textsOf(content, ...names).find((words) => words !== '') ?? '';
}

function secureAddress(text: string, base?: string): string | null {
  if (text.length > longest.url || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

interface Place {
  /** Of the newspaper's site, for '/a' and '//host/a'. */
  base: string | undefined;
  /** What the feed itself names, by xml:base, for all its addresses. */
  named: string | undefined;
}

function placeIn(element: Element, { base, named }: Place): Place {
  const written = attribute(element, 'xml:base');
  const from = named ?? base;
  const isNamed = written !== null && URL.canParse(written, from);
  return { base, named: isNamed ? new URL(written, from).href : named };
}

/** RSS: text or guid; Atom: the href with rel absent or "alternate". */
function addressOf(entry: unknown, place: Place): string | null {
  const written = elements(entry, 'link').map((link) => {
    const { base, named } = placeIn(link, place);
    const href = attribute(link, 'href');
    const isPage = href === null || (attribute(link, 'rel') ?? 'alternate') === 'alternate';
    const text = href ?? wordsOf(link.content);
    if (!isPage || text === '' || text.startsWith('#')) return null;
    return secureAddress(text, named ?? (text.startsWith('/') ? base : undefined));
  });
  const permanent = elements(entry, 'guid')
    .filter((guid) => (attribute(guid, 'isPermaLink') ?? 'true') === 'true')
    .map((guid) => secureAddress(wordsOf(guid.content)));
  return [...written, ...permanent].find((address) => address !== null) ?? null;
}

/** Of RSS and Atom, then of older programs. */
const days =
  'pubDate pubdate published issued dcterms:issued dcterms:created updated dc:date atom:published atom:updated a10:updated'.split(
    ' ',
  );

function momentOf(entry: unknown, now: number): string | null {
  const moment = textsOf(entry, ...days)
    .map(foreignMoment)
    .find((one) => one !== null && one >= earliest && one <= now + aheadMs);
  return moment == null ? null : new Date(moment).toISOString();
}

/** Search feeds write "Headline - Newspaper", others '|' or a dash. */
function withoutSource(title: string, source: string): string {
  const [, headline] = /^(.*\S) [-–—|] $/.exec(title.slice(0, -source.length)) ?? [];
  const isSource = foldText(title.slice(-source.length)) === foldText(source);
  return isSource && headline !== undefined ? headline : title;
}

function sourceOf(entry: unknown, publisher: string): string {
  const named = elements(entry, 'source').map(({ content }) => textOf(content, 'title') || wordsOf(content));
  return named.find((words) => words !== '') ?? publisher;
}

/** RSS writes categories as text, Atom as the term of an element. */
function sectionOf(entry: unknown): string {
  const categories = elements(entry, 'category');
  return categories.map((category) => attribute(category, 'term') ?? wordsOf(category.content)).join(' ');
}

interface Channel {
  publisher: string;
  now: number;
  place: Place;
}

function readEntry(element: Element, { publisher, now, place }: Channel): NewsItem[] {
  const entry = element.content;
  const source = sourceOf(entry, publisher);
  const title = withoutSource(textOf(entry, 'title'), source);
  const url = addressOf(entry, placeIn(element, place));
  if (title === '' || url === null) return [];
  const description = textOf(entry, 'description', 'summary', 'content', 'content:encoded');
  // Search feeds repeat the headline as the description.
  const says =
    description.startsWith(title) && description.length < title.length + longest.source ? '' : description;
  return [
    {
      title: cutText(title, longest.title),
      description: cutText(says, longest.description),
      source: cutText(source || 'Fonte', longest.source),
      url,
      publishedAt: momentOf(entry, now),
      section: cutText(sectionOf(entry), longest.section),
    },
  ];
}

export interface FeedOrigin {
  /** Undefined: the feed's own title. Empty for a search, which has no publisher. */
  publisher: string | undefined;
  now: number;
  /** Where a newspaper's feed was read. Undefined for a search, whose site has no articles. */
  address: string | undefined;
}

function parseXml(xml: string): unknown {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new FeedError('the feed defines a document type');
  try {
    return parser.parse(xml);
  } catch (error) {
    throw new FeedError('the parser refused the feed', { cause: error });
  }
}

/** An unreadable entry takes no other with it. */
function readAlone(xml: string, channel: Channel): NewsItem[] {
  try {
    const root: unknown = parser.parse(xml);
    const found = [...elements(root, 'item'), ...elements(root, 'entry')];
    return found.flatMap((entry) => readEntry(entry, channel));
  } catch (error) {
    if (error instanceof Error) return [];
    throw error;
  }
}

/** Some programs write Atom's namespace before each of its names. */
function withoutPrefix(xml: string): string {
  const [, prefix] = /^\s*(?:<[?!][^>]*>\s*)*<([a-z]+:)feed[\s>]/i.exec(xml) ?? [];
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');
}

/** Throws FeedError for neither RSS nor Atom, and for any entity definition. */
export function parseFeed(xml: string, { publisher, now, address }: FeedOrigin): NewsItem[] {
  const { head, entries } = splitFeed(withoutPrefix(xml), maxEntries);
  // The parser accepts a document that breaks off; half a feed is refused.
  if (head === null) throw new FeedError('the feed is not whole');
  const root = parseXml(head);
  const roots = ['rss', 'rdf:RDF', 'feed'].flatMap((name) =>
    elements(root, name).flatMap((feed) =>
      (name === 'feed' ? [feed] : elements(feed.content, 'channel')).map((channel) => ({ feed, channel })),
    ),
  );
  const [first] = roots;
  if (first === undefined) throw new FeedError('the document is no feed');
  const { feed, channel } = first;
  const name = publisher ?? textOf(channel.content, 'title');
  const read = placeIn(feed, { base: address, named: undefined });
  const base = address && (addressOf(channel.content, read) ?? address);
  const place = { ...read, base };
  return entries.flatMap((entry) => readAlone(entry, { publisher: name, now, place }));
}
