import { readLocal } from '@/lib/page/web-storage';

/** Replaces an account's id where choices are kept on this device alone. */
export const deviceOwner = 'aparelho';

export const deviceNoteKey = 'escolhas-no-aparelho';

/** Read without opening the database; null where this device keeps no choices. */
export function readDeviceNote(): string | null {
  return readLocal(deviceNoteKey);
}

export function followDeviceNote(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
