import { tooManyRequests } from './errors.ts';

/** Keys remembered at once; the oldest is forgotten first, so that an attacker cannot fill the memory. */
const maximumKeys = 10_000;

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

  function recent(key: string): number[] {
    const since = now().getTime() - windowSeconds * 1000;
    return (failures.get(key) ?? []).filter((time) => time > since);
  }

  return {
    check(key) {
      if (recent(key).length >= limit) throw tooManyRequests();
    },
    recordFailure(key) {
      const times = [...recent(key), now().getTime()];
      failures.delete(key);
      failures.set(key, times);
      if (failures.size <= maximumKeys) return;
      const oldest = failures.keys().next();
      if (!oldest.done) failures.delete(oldest.value);
    },
    clear(key) {
      failures.delete(key);
    },
  };
}
