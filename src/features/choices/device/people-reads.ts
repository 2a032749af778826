import { publicDb } from '@/lib/supabase/public-client';
import type { ChosenPerson } from '@/features/choices/chosen-person';
import { type ChoiceKind, kinds, type KindRow } from '@/features/choices/kinds';

/** As every visitor reads them; null where a choice's copy suffices. */
export async function fetchPeople(
  kind: ChoiceKind,
  signal: AbortSignal,
): Promise<Map<string, ChosenPerson | null> | null> {
  const { readPeople }: KindRow = kinds[kind];
  return readPeople ? new Map(await readPeople(publicDb, signal)) : null;
}
