import { deviceNoteKey } from './device-note';
import { withStorage } from '@/lib/page/web-storage';

/** 'aqui': sign-in asks about the choices; 'deixadas': the answer was to leave them. */
export type DeviceNote = 'aqui' | 'deixadas';

function tellThisTab(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: deviceNoteKey }));
}

export function writeDeviceNote(note: DeviceNote): boolean {
  const isKept = withStorage('localStorage', false, (storage) => {
    storage.setItem(deviceNoteKey, note);
    return true;
  });
  tellThisTab();
  return isKept;
}

export function forgetDeviceNote(): void {
  withStorage('localStorage', undefined, (storage) => storage.removeItem(deviceNoteKey));
  tellThisTab();
}
