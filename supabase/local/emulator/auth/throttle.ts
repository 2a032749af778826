import { createHash } from 'node:crypto';
import { tooManyRequests } from './errors.ts';

/** Keys remembered at once; the oldest is forgotten first, so that an attacker cannot fill the memory. */
const maximumKeys = 10_000;

/** Callers choose the length of a key, so only its digest is stored. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}

export interface Throttle {
  /** Throws over_request_rate_limit (429) when the key has used up its attempts. */
  check(key: string): void;
  recordFailure(key: string): void;
  clear(key: string): void;
}

/** Counts failures per key in a sliding window; `limit` failures within it close the key. */
export function createThrottle(
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
  now: () => Date,
): Throttle {
  const failures = new Map<string, number[]>();

  function recent(digest: string): number[] {
    const since = now().getTime() - windowSeconds * 1000;
    return (failures.get(digest) ?? []).filter((time) => time > since);
  }

  return {
    check(key) {
      if (recent(digestOf(key)).length >= limit) throw tooManyRequests();
    },
    recordFailure(key) {
      const digest = digestOf(key);
      const times = [...recent(digest), now().getTime()];
      failures.delete(digest);
      failures.set(digest, times);
      if (failures.size <= maximumKeys) return;
      const oldest = failures.keys().next();
      if (!oldest.done) failures.delete(oldest.value);
    },
    clear(key) {
      failures.delete(digestOf(key));
    },
  };
}
