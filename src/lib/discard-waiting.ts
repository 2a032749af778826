import { withStorage } from '@/lib/page/web-storage';
import { waitingKeys } from './waiting-note';

export function discardWaiting(owner: string): void {
  withStorage('localStorage', undefined, (storage) => {
    for (const key of waitingKeys(owner)) {
      storage.removeItem(key);
      // Browsers notify only the other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    }
  });
}
