import { readLocal, withStorage } from '@/lib/page/web-storage';

export const accountNoteKey = 'escolha-a-confirmar';

export function hasAccountNote(): boolean {
  return readLocal(accountNoteKey) !== null;
}

export function forgetAccountNote(): void {
  withStorage('localStorage', undefined, (storage) => storage.removeItem(accountNoteKey));
}
