import type { Background } from '../_shared/background.ts';
import { UserError } from '../_shared/errors.ts';
import { singleFlight } from '../_shared/single-flight.ts';
import type { Target } from './address.ts';
import type { FetchOnMiss } from './fetch-on-miss.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { createMemoryCache } from './memory-cache.ts';
import type { Answer, Revalidate } from './revalidate.ts';

export interface SwrLoaderOptions {
  cache: AnswerCache;
  revalidate: Revalidate;
  fetchOnMiss: FetchOnMiss;
  now: () => number;
  background: Background;
  keyOf: (target: Target) => string;
}

class RateLimitedError extends UserError {
  override readonly name = 'RateLimitedError';
  constructor() {
    super(429, 'rate_limited', 'Muitas consultas seguidas. Espere um minuto e tente de novo.', 60);
  }
}

export interface SwrLoader {
  /** The cached answer, fresh or stale (then revalidated in the background), or null. */
  find(target: Target): Promise<Answer | null>;
  /** Single-flight; `mayStart` is the rate limit. Rejects with UpstreamError or RateLimitedError. */
  fetch(target: Target, mayStart: () => Promise<boolean>): Promise<Answer>;
}

const memory = { ttlMs: 1_000, size: 200 };

export function createSwrLoader(options: SwrLoaderOptions): SwrLoader {
  const { cache, revalidate, fetchOnMiss, now, background, keyOf } = options;
  const recent = createMemoryCache<Answer>({ now, ...memory });
  const reading = new Map<string, Promise<Answer | null>>();
  const fetching = new Map<string, Promise<Answer>>();

  async function remember(key: string, work: Promise<Answer>): Promise<Answer> {
    const answer = await work;
    recent.set(key, answer);
    return answer;
  }

  /** Nobody waits for a failure here, and `revalidate` has logged it. */
  async function revalidateStale(target: Target, key: string, previous: CachedAnswer): Promise<void> {
    const claim = await cache.claim(key);
    if (claim === null) return;
    await Promise.allSettled([remember(key, revalidate(target, key, claim, previous))]);
  }

  async function readCache(target: Target, key: string): Promise<Answer | null> {
    const found = await cache.read(key);
    if (found === null || !('value' in found)) return null;
    recent.set(key, found);
    if (!found.isFresh && !found.isClaimed) background(revalidateStale(target, key, found.value));
    return found;
  }

  async function start(target: Target, key: string, mayStart: () => Promise<boolean>): Promise<Answer> {
    if (!(await mayStart())) throw new RateLimitedError();
    return remember(key, fetchOnMiss(target, key));
  }

  async function fetchMissing(target: Target, mayStart: () => Promise<boolean>): Promise<Answer> {
    const key = keyOf(target);
    const running = fetching.get(key);
    if (running === undefined) return singleFlight(fetching, key, () => start(target, key, mayStart));
    try {
      return await running;
    } catch (error) {
      // The first caller's limit does not refuse those who joined.
      if (error instanceof RateLimitedError) return fetchMissing(target, mayStart);
      throw error;
    }
  }

  return {
    find(target) {
      const key = keyOf(target);
      const known = recent.get(key);
      return known === undefined
        ? singleFlight(reading, key, () => readCache(target, key))
        : Promise.resolve(known);
    },
    fetch: fetchMissing,
  };
}
