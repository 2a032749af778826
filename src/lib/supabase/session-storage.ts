import type { SupportedStorage } from '@supabase/auth-js';
import { readLocal, withStorage } from '@/lib/page/web-storage';
import { wholeEntry } from './auth-storage';

const kept = new Map<string, string>();

/** Memory where localStorage is denied; entries that cannot be replaced are spent and removed. */
export const keptSession: SupportedStorage = {
  getItem: (key) => wholeEntry(key, kept.get(key) ?? readLocal(key)),
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
