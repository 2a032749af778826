import { withStorage } from './web-storage';

/** In the place of an account's id: whose the choices are that are kept on this device alone. */
export const deviceOwner = 'aparelho';

/** 'aqui': choices are kept here, and who signs in is to be asked what becomes of them. 'deixadas': they were asked. */
export type DeviceNote = 'aqui' | 'deixadas';

const key = 'escolhas-no-aparelho';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** That this device keeps choices: known without opening their database, in every tab. */
export const deviceNote = {
  read: (): DeviceNote | null => {
    const kept = withStorage('localStorage', null, (storage) => storage.getItem(key));
    return kept === 'aqui' || kept === 'deixadas' ? kept : null;
  },
  /** Returns whether the browser keeps it. */
  write: (note: DeviceNote): boolean => {
    const isKept = withStorage('localStorage', false, (storage) => {
      storage.setItem(key, note);
      return true;
    });
    tell();
    return isKept;
  },
  forget: (): void => {
    withStorage('localStorage', undefined, (storage) => storage.removeItem(key));
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    const ofOtherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', ofOtherTab);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', ofOtherTab);
    };
  },
};
