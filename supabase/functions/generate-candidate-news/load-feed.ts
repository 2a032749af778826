import * as z from 'zod';
import type { CacheStore } from '../_shared/cache-store.ts';
import { createCachedReads } from '../_shared/cached-read.ts';
import { describeError, type Log } from '../_shared/log.ts';
import { singleFlight } from '../_shared/single-flight.ts';
import type { Feed } from './feeds.ts';
import type { FetchFeed } from './fetch-feed.ts';
import { type NewsItem, newsItemSchema } from './news-item.ts';

const cachedSchema = z.object({
  itens: z.array(newsItemSchema),
  copiaAte: z.string().optional(),
  falhou: z.boolean().optional(),
});

const maxAgeS = 15 * 60;
const failedS = 60;

export interface FeedLoaderOptions {
  store: CacheStore;
  now: () => number;
  fetchFeed: FetchFeed;
  copyUntil?: string | undefined;
  log: Log;
}

export interface FeedAnswer {
  items: NewsItem[];
  /** Then there are no items, which says nothing about the news. */
  hasFailed: boolean;
}

/** Feeds behind the shared cache. Never rejects: without its database they are read each time. */
export interface FeedLoader {
  find(feed: Feed): Promise<FeedAnswer | null>;
  fetch(feed: Feed): Promise<FeedAnswer>;
}

const keyOf = ({ url }: Feed): string => `noticias:${url}`;

/** Kept with the items: /dados shows how the source answered. */
export function createFeedLoader({ store, now, fetchFeed, copyUntil, log }: FeedLoaderOptions): FeedLoader {
  const cache = createCachedReads<z.infer<typeof cachedSchema>>({ store, schema: cachedSchema, now, log });
  const origin = copyUntil === undefined ? {} : { copiaAte: copyUntil };
  const running = new Map<string, Promise<FeedAnswer>>();

  async function fetchAndCache(feed: Feed): Promise<FeedAnswer> {
    try {
      const items = await fetchFeed(feed);
      await cache.write(keyOf(feed), { itens: items, ...origin }, { maxAgeS, staleIfErrorS: maxAgeS });
      return { items, hasFailed: false };
    } catch (error) {
      log('news_feed_failed', { host: new URL(feed.url).host, error: describeError(error) });
      await cache.write(
        keyOf(feed),
        { itens: [], falhou: true },
        { maxAgeS: failedS, staleIfErrorS: failedS },
      );
      return { items: [], hasFailed: true };
    }
  }

  return {
    async find(feed) {
      const found = await cache.read(keyOf(feed));
      if (found === null || !('value' in found) || !found.isFresh) return null;
      return { items: found.value.itens, hasFailed: found.value.falhou === true };
    },
    fetch: (feed) => singleFlight(running, keyOf(feed), () => fetchAndCache(feed)),
  };
}
