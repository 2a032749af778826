import type { SupportedStorage } from '@supabase/auth-js';

/** What the browser would not keep, for as long as this page is open. */
const kept = new Map<string, string>();

function inBrowser<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(globalThis.localStorage);
  } catch (reason) {
    if (reason instanceof DOMException) return otherwise;
    throw reason;
  }
}

/**
 * Where the official client keeps the session. The browser's storage, and this page's memory where that is denied or
 * full: people can then still sign in, and do so again at the next visit. The entry that could not be replaced goes,
 * because its token is spent.
 */
export const sessionStorage: SupportedStorage = {
  getItem: (key) => kept.get(key) ?? inBrowser((storage) => storage.getItem(key), null),
  setItem: (key, value) => {
    const isStored = inBrowser((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
    if (isStored) kept.delete(key);
    else {
      kept.set(key, value);
      inBrowser((storage) => storage.removeItem(key), undefined);
    }
  },
  removeItem: (key) => {
    kept.delete(key);
    inBrowser((storage) => storage.removeItem(key), undefined);
  },
};
