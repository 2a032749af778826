import type { ChoiceFlags } from '@/features/choices/model';
import { type Tap, writeAhead } from '@/features/choices/write-ahead';
import { waitingKey } from '@/lib/waiting-note';
import type { TestUser } from './session';

export const noMark: ChoiceFlags = { favorito: false, ignorado: false };
export const asFavorite: ChoiceFlags = { ...noMark, favorito: true };

/** Leaves on the device what an earlier page could not send: a favourite candidate, unless the changes say otherwise. */
export function leavesWaiting(user: TestUser, target: Tap['target'], changes: Partial<Tap> = {}): string {
  const { id, nome } = target;
  const key = waitingKey(user.id, 'candidate', id);
  writeAhead(key, { target: { id, nome }, base: noMark, wish: asFavorite, at: Date.now(), ...changes });
  return key;
}
