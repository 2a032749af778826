import { bytesWithin } from '../_shared/bytes-within.ts';
import { type Clock, within } from '../_shared/clock.ts';
import { type Feed, publisherOf } from './feeds.ts';
import type { NewsItem } from './news-item.ts';
import { FeedError, parseFeed } from './parse-feed.ts';

const timeoutMs = 6_000;
const maxBytes = 512 * 1024;
const xmlType = /^(application|text)\/([a-z.-]+\+)?xml\b/i;
const latin = ['us-ascii', 'iso-8859-1', 'latin1', 'windows-1252', 'iso-8859-15'];
// Programs that kept the text as UTF-16 say so of the UTF-8 that they send.
const encodings = ['utf-8', 'utf8', 'utf-16', ...latin];

const requestHeaders = {
  accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
  'user-agent': 'PautaAberta/1.0 (aplicativo cidadao de consulta)',
};

export interface FetchFeedOptions {
  fetch: typeof fetch;
  clock: Clock;
}

/** Rejects with FeedError, or with a network error. */
export type FetchFeed = (feed: Feed) => Promise<NewsItem[]>;

function count(text: string, characters: RegExp): number {
  return text.match(characters)?.length ?? 0;
}

/** By its mark: UTF-16 has one. */
function wideEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Headers and declarations err; Latin accents read as UTF-8 are mostly broken. */
function decodeXml(bytes: Uint8Array, contentType: string): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const label =
    /charset="?([\w-]+)/i.exec(contentType)?.[1] ??
    /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)/i.exec(declaration)?.[1];
  const encoding = label?.toLowerCase() ?? 'utf-8';
  if (!encodings.includes(encoding)) throw new FeedError('the feed is in another encoding');
  const text = new TextDecoder().decode(bytes);
  if (count(text, /[\u0080-\uFFFC]/g) >= count(text, /\uFFFD/g)) return text;
  return new TextDecoder(latin.includes(encoding) ? encoding : 'windows-1252').decode(bytes);
}

/** A single GET: no redirects, no caller's headers, limited time and size, XML or nothing. */
export function createFetchFeed({ fetch, clock }: FetchFeedOptions): FetchFeed {
  async function read(feed: Feed, signal: AbortSignal): Promise<NewsItem[]> {
    const response = await fetch(feed.url, { headers: requestHeaders, redirect: 'manual', signal });
    const contentType = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !xmlType.test(contentType)) {
      await response.body?.cancel();
      throw new FeedError(`status ${response.status}, type ${contentType}`);
    }
    const bytes = await bytesWithin(response, maxBytes);
    if (bytes === null) throw new FeedError('the feed is too large');
    const xml = decodeXml(bytes, contentType);
    const origin = feed.isSearch
      ? { publisher: '', address: undefined }
      : { publisher: publisherOf(feed), address: feed.url };
    return parseFeed(xml, { ...origin, now: clock.now() });
  }

  return async (feed) => {
    const limit = new AbortController();
    try {
      const items = await within(clock, timeoutMs, read(feed, limit.signal));
      if (items === null) throw new FeedError('the feed took too long');
      return items;
    } finally {
      limit.abort();
    }
  };
}
