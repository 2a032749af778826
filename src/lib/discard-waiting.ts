import { withStorage } from '@/lib/page/web-storage';
import { waitingKeys } from './waiting-note';

/** Drops all that waits for an account. */
export function discardWaiting(owner: string): void {
  withStorage('localStorage', undefined, (storage) => {
    for (const key of waitingKeys(owner)) {
      storage.removeItem(key);
      // Browsers tell the other tabs alone.
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    }
  });
}
