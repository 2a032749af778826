import type { SupportedStorage } from '@supabase/auth-js';
import { readLocal, withStorage } from '@/lib/page/web-storage';

/** What the browser would not keep, for as long as this page is open. */
const kept = new Map<string, string>();

/**
 * localStorage, or memory where it is denied or full: signing in works until the page closes. An entry that could not be
 * replaced is removed, because its token is spent.
 */
export const keptSession: SupportedStorage = {
  getItem: (key) => kept.get(key) ?? readLocal(key),
  setItem: (key, value) => {
    const isStored = withStorage('localStorage', false, (storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (isStored) kept.delete(key);
    else {
      kept.set(key, value);
      withStorage('localStorage', undefined, (storage) => storage.removeItem(key));
    }
  },
  removeItem: (key) => {
    kept.delete(key);
    withStorage('localStorage', undefined, (storage) => storage.removeItem(key));
  },
};
