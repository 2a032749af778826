import { readLocal } from '@/lib/page/web-storage';

/** In the place of an account's id: whose the choices are that are kept on this device alone. */
export const deviceOwner = 'aparelho';

/** Where the note lies that this device keeps choices (write-device-note.ts). */
export const deviceNoteKey = 'escolhas-no-aparelho';

/** The note, without opening the database that it tells of; null where this device keeps no choices. */
export function readDeviceNote(): string | null {
  return readLocal(deviceNoteKey);
}

/** Calls back when it may have changed, in this tab or another; returns how to stop. */
export function followDeviceNote(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
