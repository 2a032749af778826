interface Store {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

type Kind = 'localStorage' | 'sessionStorage';

/** Tells the browser's refusals from our own mistakes. */
class StorageRefusal extends Error {}

function ask<T>(kind: Kind, use: (storage: Storage) => T): T {
  try {
    return use(globalThis[kind]);
  } catch (cause) {
    throw new StorageRefusal(kind, { cause });
  }
}

const storeOf = (kind: Kind): Store => ({
  getItem: (key) => ask(kind, (storage) => storage.getItem(key)),
  setItem: (key, text) => ask(kind, (storage) => storage.setItem(key, text)),
  removeItem: (key) => ask(kind, (storage) => storage.removeItem(key)),
  keys: () => ask(kind, (storage) => Object.keys(storage)),
});

/** Storage may throw, be full, damaged or null: then `otherwise` is returned. */
export function withStorage<T>(kind: Kind, otherwise: T, work: (storage: Store) => T): T {
  try {
    return work(storeOf(kind));
  } catch (reason) {
    if (reason instanceof StorageRefusal) return otherwise;
    throw reason;
  }
}

export function readLocal(key: string): string | null {
  return withStorage('localStorage', null, (storage) => storage.getItem(key));
}
