import * as z from 'zod';
import type { CacheStore, Lifetime } from '../_shared/cache-store.ts';
import { describeError, type Log } from '../_shared/log.ts';
import { type Content, contentSchema } from './answer.ts';

/** What the Chamber said about an address: its data, or that there is none. */
const keptSchema = z.union([
  z.object({ conteudo: contentSchema }),
  z.object({ falha: z.enum(['not_found', 'bad_request']) }),
]);

export type Said = z.infer<typeof keptSchema>;

export interface Kept {
  said: Said;
  /** Milliseconds since 1970. */
  fetchedAt: number;
  isFresh: boolean;
  /** Somebody is fetching it again, or has just failed to. */
  isClaimed: boolean;
}

/** The data of what is kept, or null. */
export function contentOf(said: Said | null): Content | null {
  return said !== null && 'conteudo' in said ? said.conteudo : null;
}

/** The shared cache as the proxy uses it. Never rejects: without its database the proxy goes on, only poorer. */
export interface KeptAnswers {
  /** Null when there is nothing to serve. `isClaimed` tells whether somebody is fetching it for the first time. */
  read(key: string): Promise<Kept | { isClaimed: boolean } | null>;
  /** A claim, null when another caller has it, or 'away' when there is no database to claim it in. */
  claim(key: string): Promise<string | null>;
  /** Returns the moment of the fetch. */
  write(key: string, said: Said, lifetime: Lifetime): Promise<number>;
  release(key: string, claim: string): Promise<void>;
}

export interface KeptOptions {
  store: CacheStore;
  now: () => number;
  log: Log;
}

/** Longer than the longest fetch with all its tries; a caller that died is replaced after it. */
const claimMs = 90_000;
/** After a failure nobody asks the Chamber again for this long while there is an old answer. */
const pauseMs = 30_000;
const withoutDatabase = 'away';

export function createKeptAnswers({ store, now, log }: KeptOptions): KeptAnswers {
  async function orElse<T>(work: Promise<T>, fallback: T): Promise<T> {
    try {
      return await work;
    } catch (error) {
      log('cache_away', { error: describeError(error) });
      return fallback;
    }
  }

  async function read(key: string): Promise<Kept | { isClaimed: boolean } | null> {
    const row = await store.read(key);
    if (row === null) return null;
    const said = keptSchema.safeParse(row.body);
    if (!said.success || row.fetchedAt === null) return { isClaimed: row.isClaimed };
    const { fetchedAt, isFresh, isClaimed } = row;
    return { said: said.data, fetchedAt, isFresh, isClaimed };
  }

  return {
    read: (key) => orElse(read(key), null),
    claim: (key) => orElse(store.claim(key, claimMs), withoutDatabase),
    write: (key, said, lifetime) => orElse(store.write(key, said, lifetime), now()),
    async release(key, claim) {
      if (claim !== withoutDatabase) await orElse(store.release(key, claim, pauseMs), undefined);
    },
  };
}
