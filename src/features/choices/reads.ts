import { loadUserClient } from '@/lib/supabase/load-user-client';
import { type ChoiceKind, kinds } from './kinds';
import type { Choice } from './model';
import { type Chosen, inListOrder } from './my-choices-model';

/** Whether a row is a choice; by hand, as zod would double what signed-in people wait for. */
function isChoice(row: object): row is Choice {
  const { id, favorito, ignorado }: Partial<Record<keyof Choice, unknown>> = row;
  return typeof id === 'string' && typeof favorito === 'boolean' && typeof ignorado === 'boolean';
}

/** @throws when a row is none: a choice that is missing in silence would be false. */
function requireChoices(rows: readonly object[]): void {
  if (!rows.every(isChoice)) throw new Error('Rows that are no choices');
}

/** The choices about one kind of people. */
export async function fetchChoices(kind: ChoiceKind, userId: string, signal: AbortSignal): Promise<Choice[]> {
  const { userDb } = await loadUserClient();
  const rows = await kinds[kind].readChoices(userDb, userId, signal);
  requireChoices(rows);
  return rows;
}

/** The people of one kind who were chosen, in the order of a list. */
export async function fetchChosen(kind: ChoiceKind, userId: string, signal: AbortSignal): Promise<Chosen[]> {
  const { userDb } = await loadUserClient();
  const rows = await kinds[kind].readChosen(userDb, userId, signal);
  requireChoices(rows);
  return inListOrder(rows.map((row) => ({ kind, ...row })));
}
