import { loadUserClient } from '@/lib/supabase/load-user-client';
import { type ChoiceKind, kinds } from './kinds';
import type { Choice } from './model';
import { type Chosen, inListOrder } from './my-choices-model';

/** The choices about one kind of people. */
export async function fetchChoices(kind: ChoiceKind, userId: string, signal: AbortSignal): Promise<Choice[]> {
  const { userDb } = await loadUserClient();
  return kinds[kind].readChoices(userDb, userId, signal);
}

/** The people of one kind who were chosen, in the order of a list. */
export async function fetchChosen(kind: ChoiceKind, userId: string, signal: AbortSignal): Promise<Chosen[]> {
  const { userDb } = await loadUserClient();
  const rows = await kinds[kind].readChosen(userDb, userId, signal);
  return inListOrder(rows.map((row) => ({ kind, ...row })));
}
