import type * as z from 'zod';
import type { CacheRow, CacheStore, Lifetime } from './cache-store.ts';
import { describeError, type Log } from './log.ts';
import type { Limit } from './rate-limit.ts';

export interface Cached<T> {
  value: T;
  fetchedAt: number;
  isFresh: boolean;
  /** Somebody is fetching it again, or has just failed to. */
  isClaimed: boolean;
}

/** Never rejects: without its database a function goes on without a cache. */
export interface CachedReads<T> {
  /** Null when there is nothing to serve; `isClaimed`: a first fetch is under way. */
  read(key: string): Promise<Cached<T> | { isClaimed: boolean } | null>;
  /** What is kept, else a claim as below, or that the limit is reached. */
  open(key: string, limit: Limit): Promise<Cached<T> | { claim: string | null; isLimited: boolean }>;
  /** A claim, null when another caller has it, or 'away' without a database. */
  claim(key: string): Promise<string | null>;
  write(key: string, value: T, lifetime: Lifetime): Promise<number>;
  release(key: string, claim: string): Promise<void>;
}

export interface CachedReadsOptions<T> {
  store: CacheStore;
  schema: z.ZodType<T>;
  now: () => number;
  log: Log;
}

/** Longer than the longest fetch with retries; then a dead caller is replaced. */
const claimMs = 90_000;
const pauseMs = 30_000;
const withoutDatabase = 'away';

export function createCachedReads<T>({ store, schema, now, log }: CachedReadsOptions<T>): CachedReads<T> {
  async function orElse<R>(work: Promise<R>, fallback: R): Promise<R> {
    try {
      return await work;
    } catch (error) {
      log('cache_away', { error: describeError(error) });
      return fallback;
    }
  }

  function cachedIn({ body, fetchedAt, isFresh, isClaimed }: CacheRow): Cached<T> | null {
    const value = schema.safeParse(body);
    return value.success && fetchedAt !== null ? { value: value.data, fetchedAt, isFresh, isClaimed } : null;
  }

  async function read(key: string): Promise<Cached<T> | { isClaimed: boolean } | null> {
    const row = await store.read(key);
    if (row === null) return null;
    return cachedIn(row) ?? { isClaimed: row.isClaimed };
  }

  /** An answer of another form is fetched anew, without a claim, which it would refuse. */
  async function open(key: string, limit: Limit): ReturnType<CachedReads<T>['open']> {
    const row = await store.open(key, claimMs, limit);
    const claim = row.body === null ? row.claim : withoutDatabase;
    return cachedIn(row) ?? { claim, isLimited: row.isLimited };
  }

  return {
    read: (key) => orElse(read(key), null),
    open: (key, limit) => orElse(open(key, limit), { claim: withoutDatabase, isLimited: false }),
    claim: (key) => orElse(store.claim(key, claimMs), withoutDatabase),
    write: (key, value, lifetime) => orElse(store.write(key, value, lifetime), now()),
    async release(key, claim) {
      if (claim !== withoutDatabase) await orElse(store.release(key, claim, pauseMs), undefined);
    },
  };
}
