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

/** Feeds behind the shared cache. Never rejects: without its database they are read each time. */
export interface FeedLoader {
  find(feed: Feed): Promise<NewsItem[] | null>;
  fetch(feed: Feed): Promise<NewsItem[]>;
}

const keyOf = ({ url }: Feed): string => `noticias:${url}`;

/** Kept with the items: /dados shows how the source answered. */
export function createFeedLoader({ store, now, fetchFeed, copyUntil, log }: FeedLoaderOptions): FeedLoader {
  const cache = createCachedReads<z.infer<typeof cachedSchema>>({ store, schema: cachedSchema, now, log });
  const origin = copyUntil === undefined ? {} : { copiaAte: copyUntil };
  const running = new Map<string, Promise<NewsItem[]>>();

  async function fetchAndCache(feed: Feed): Promise<NewsItem[]> {
    try {
      const itens = await fetchFeed(feed);
      await cache.write(keyOf(feed), { itens, ...origin }, { maxAgeS, staleIfErrorS: maxAgeS });
      return itens;
    } catch (error) {
      log('news_feed_failed', { host: new URL(feed.url).host, error: describeError(error) });
      await cache.write(
        keyOf(feed),
        { itens: [], falhou: true },
        { maxAgeS: failedS, staleIfErrorS: failedS },
      );
      return [];
    }
  }

  return {
    async find(feed) {
      const found = await cache.read(keyOf(feed));
      return found !== null && 'value' in found && found.isFresh ? found.value.itens : null;
    },
    fetch: (feed) => singleFlight(running, keyOf(feed), () => fetchAndCache(feed)),
  };
}
