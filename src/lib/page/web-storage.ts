/** What the site uses of a browser's storage. */
interface Store {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

type Kind = 'localStorage' | 'sessionStorage';

/** Whatever a storage threw: our own mistakes are told from it. */
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

/**
 * Private windows and strict settings throw, a full storage refuses, a damaged one throws anything, and browsers inside
 * other apps have null: then `otherwise` is returned and nothing is kept.
 */
export function withStorage<T>(kind: Kind, otherwise: T, work: (storage: Store) => T): T {
  try {
    return work(storeOf(kind));
  } catch (reason) {
    if (reason instanceof StorageRefusal) return otherwise;
    throw reason;
  }
}

/** What every tab keeps under a key; null too where there is no storage to ask. */
export function readLocal(key: string): string | null {
  return withStorage('localStorage', null, (storage) => storage.getItem(key));
}
