export interface MemoryCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

export interface MemoryCacheOptions {
  now: () => number;
  ttlMs: number;
  size: number;
}

export function createMemoryCache<T>({ now, ttlMs, size }: MemoryCacheOptions): MemoryCache<T> {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry !== undefined && now() < entry.until ? entry.value : undefined;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, until: now() + ttlMs });
      const oldest = entries.keys().next();
      if (entries.size > size && oldest.done !== true) entries.delete(oldest.value);
    },
  };
}
