import { deviceNoteKey } from './device-note';
import { withStorage } from '@/lib/page/web-storage';

/** 'aqui': who signs in is to be asked what becomes of the choices. 'deixadas': they were asked, and left them. */
export type DeviceNote = 'aqui' | 'deixadas';

/** Browsers tell the other tabs alone. */
function tellThisTab(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: deviceNoteKey }));
}

/** Returns whether the browser keeps it. */
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
