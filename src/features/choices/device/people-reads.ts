import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import { dropCopy } from '@/lib/offline/copy-cache';
import { persisted } from '@/lib/offline/offline-persister';
import { publicDb } from '@/lib/supabase/public-client';
import type { ChosenPerson } from '@/features/choices/chosen-person';
import { type ChoiceKind, choiceKinds, kinds, type KindRow } from '@/features/choices/kinds';

const keyOf = (kind: ChoiceKind) => ['people', kind];

/** As every visitor reads them, kept for offline; null where a choice's copy suffices. */
export async function fetchPeople(
  kind: ChoiceKind,
  client: QueryClient,
): Promise<Map<string, ChosenPerson | null> | null> {
  const { readPeople }: KindRow = kinds[kind];
  if (readPeople === undefined) return null;
  const read = queryOptions({
    queryKey: keyOf(kind),
    queryFn: ({ signal }) => readPeople(publicDb, signal),
    persister: persisted,
  });
  return new Map(await client.query(read));
}

/** Only who keeps choices on the device has these copies. */
export async function forgetPeople(): Promise<void> {
  for (const kind of choiceKinds) await dropCopy(hashKey(keyOf(kind)));
}
