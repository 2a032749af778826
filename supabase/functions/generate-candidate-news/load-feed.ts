import * as z from 'zod';
import type { CacheStore } from '../_shared/cache-store.ts';
import { describeError, type Log } from '../_shared/log.ts';
import { once } from '../_shared/once.ts';
import type { Feed } from './feeds.ts';
import type { FetchFeed } from './fetch-feed.ts';
import { type NewsItem, newsItemSchema } from './news-item.ts';

const keptSchema = z.object({ itens: z.array(newsItemSchema) });

/** How long a feed is served without being read again, and how long one that failed is left alone. */
const freshS = 15 * 60;
const failedS = 60;

export interface FeedLoaderOptions {
  store: CacheStore;
  fetchFeed: FetchFeed;
  log: Log;
}

/** Feeds behind the shared cache. Neither method rejects: without its database the function goes on, only poorer. */
export interface FeedLoader {
  /** What is kept and still fresh; null when the feed has to be read. */
  find(feed: Feed): Promise<NewsItem[] | null>;
  /** Reads the feed, once for all who ask at the same time. Nothing when it fails: a failure invents no news. */
  fetch(feed: Feed): Promise<NewsItem[]>;
}

const keyOf = ({ url }: Feed): string => `noticias:${url}`;

export function createFeedLoader({ store, fetchFeed, log }: FeedLoaderOptions): FeedLoader {
  const running = new Map<string, Promise<NewsItem[]>>();

  async function orElse<T>(work: Promise<T>, fallback: T): Promise<T> {
    try {
      return await work;
    } catch (error) {
      log('cache_away', { error: describeError(error) });
      return fallback;
    }
  }

  async function fetchAndKeep(feed: Feed): Promise<NewsItem[]> {
    try {
      const itens = await fetchFeed(feed);
      await orElse(store.write(keyOf(feed), { itens }, { freshS, keptS: freshS }), 0);
      return itens;
    } catch (error) {
      log('news_feed_failed', { host: new URL(feed.url).host, error: describeError(error) });
      await orElse(store.write(keyOf(feed), { itens: [] }, { freshS: failedS, keptS: failedS }), 0);
      return [];
    }
  }

  return {
    async find(feed) {
      const row = await orElse(store.read(keyOf(feed)), null);
      const kept = keptSchema.safeParse(row?.body);
      return row?.isFresh === true && kept.success ? kept.data.itens : null;
    },
    fetch: (feed) => once(running, keyOf(feed), () => fetchAndKeep(feed)),
  };
}
