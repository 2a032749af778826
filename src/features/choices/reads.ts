import * as z from 'zod/mini';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { type ChoiceKind, kinds } from './kinds';
import type { Choice } from './model';
import { type Chosen, inListOrder } from './my-choices-model';

const choiceSchema = z.object({ id: z.string(), favorito: z.boolean(), ignorado: z.boolean() });
const chosenSchema = z.looseObject({
  ...choiceSchema.shape,
  rowId: z.string(),
  person: z.nullable(z.looseObject({ nome: z.string() })),
});

/** The choices about one kind of people. */
export async function fetchChoices(kind: ChoiceKind, userId: string, signal: AbortSignal): Promise<Choice[]> {
  const { userDb } = await loadUserClient();
  return z.array(choiceSchema).parse(await kinds[kind].readChoices(userDb, userId, signal));
}

/** The people of one kind who were chosen, in the order of a list. */
export async function fetchChosen(kind: ChoiceKind, userId: string, signal: AbortSignal): Promise<Chosen[]> {
  const { userDb } = await loadUserClient();
  const rows = await kinds[kind].readChosen(userDb, userId, signal);
  z.array(chosenSchema).parse(rows);
  return inListOrder(rows.map((row) => ({ kind, ...row })));
}
