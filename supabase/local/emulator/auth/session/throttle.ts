import { createHash } from 'node:crypto';
import { tooManyRequests } from '../errors.ts';

/** The oldest is forgotten first, so attackers cannot fill the memory. */
const maximumKeys = 10_000;

/** Callers choose the length of a key, so only its digest is stored. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}

export interface Throttle {
  /** Counted before its outcome: attempts at once are many. Throws over_request_rate_limit (429). */
  attempt(key: string): void;
  /** Takes one attempt back. */
  forgive(key: string): void;
  clear(key: string): void;
}

/** A sliding window; `limit` records within it close the key. */
export function createThrottle(
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
  now: () => Date,
): Throttle {
  const records = new Map<string, number[]>();

  function recent(digest: string): number[] {
    const since = now().getTime() - windowSeconds * 1000;
    return (records.get(digest) ?? []).filter((time) => time > since);
  }

  return {
    attempt(key) {
      const digest = digestOf(key);
      const before = recent(digest);
      if (before.length >= limit) throw tooManyRequests();
      records.delete(digest);
      records.set(digest, [...before, now().getTime()]);
      if (records.size <= maximumKeys) return;
      const oldest = records.keys().next();
      if (!oldest.done) records.delete(oldest.value);
    },
    forgive(key) {
      records.get(digestOf(key))?.pop();
    },
    clear(key) {
      records.delete(digestOf(key));
    },
  };
}
