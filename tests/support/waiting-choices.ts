import type { ChoiceFlags } from '@/features/choices/model';
import { type Tap, writeAhead } from '@/features/choices/write-ahead';
import { waitingKey } from '@/lib/waiting-note';
import type { TestUser } from './session';

export const noMark: ChoiceFlags = { favorito: false, ignorado: false };
export const asFavorite: ChoiceFlags = { ...noMark, favorito: true };

/** An unsent favourite candidate, unless changed. */
export function leavesWaiting(user: TestUser, target: Tap['target'], changes: Partial<Tap> = {}): string {
  const { id, nome } = target;
  const key = waitingKey(user.id, 'candidate', id);
  writeAhead(key, { target: { id, nome }, base: noMark, wish: asFavorite, at: Date.now(), ...changes });
  return key;
}
