import type { Background } from '../_shared/background.ts';
import type { Cached } from '../_shared/cached-read.ts';
import { UserError } from '../_shared/errors.ts';
import type { Limit } from '../_shared/rate-limit.ts';
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

type Opened = Answer | { claim: string | null; isLimited: boolean };

class RateLimitedError extends UserError {
  override readonly name = 'RateLimitedError';
  constructor() {
    super(429, 'rate_limited', 'Muitas consultas seguidas. Espere um minuto e tente novamente.', 60);
  }
}

export interface SwrLoader {
  /** The cached answer, fresh or stale (then revalidated in the background), or null. */
  find(target: Target): Promise<Answer | null>;
  /** The same, or the one fetch of all who ask meanwhile. Rejects with RateLimitedError. */
  open(target: Target, limitOf: () => Promise<Limit>): Promise<Answer | { fetching: Promise<Answer> }>;
}

const memory = { ttlMs: 1_000, size: 200 };

export function createSwrLoader(options: SwrLoaderOptions): SwrLoader {
  const { cache, revalidate, fetchOnMiss, now, background, keyOf } = options;
  const recent = createMemoryCache<Answer>({ now, ...memory });
  const reading = new Map<string, Promise<Answer | null>>();
  const opening = new Map<string, Promise<Opened>>();
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

  function keep(target: Target, key: string, found: Cached<CachedAnswer>): Answer {
    recent.set(key, found);
    if (!found.isFresh && !found.isClaimed) background(revalidateStale(target, key, found.value));
    return found;
  }

  async function readCache(target: Target, key: string): Promise<Answer | null> {
    const found = await cache.read(key);
    return found !== null && 'value' in found ? keep(target, key, found) : null;
  }

  async function openCache(target: Target, key: string, limitOf: () => Promise<Limit>): Promise<Opened> {
    const found = await cache.open(key, await limitOf());
    return 'value' in found ? keep(target, key, found) : found;
  }

  async function open(target: Target, limitOf: () => Promise<Limit>): ReturnType<SwrLoader['open']> {
    const key = keyOf(target);
    const running = fetching.get(key);
    if (running !== undefined) return { fetching: running };
    const isFirst = !opening.has(key);
    const found =
      recent.get(key) ?? (await singleFlight(opening, key, () => openCache(target, key, limitOf)));
    if ('value' in found) return found;
    // The first caller's limit does not refuse those who joined.
    if (found.isLimited && !isFirst) return open(target, limitOf);
    if (found.isLimited) throw new RateLimitedError();
    const fetch = () => remember(key, fetchOnMiss(target, key, found.claim));
    return { fetching: singleFlight(fetching, key, fetch) };
  }

  return {
    find(target) {
      const key = keyOf(target);
      return singleFlight(reading, key, () => readCache(target, key));
    },
    open,
  };
}
