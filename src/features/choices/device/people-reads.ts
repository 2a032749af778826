import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';
import { publicDb } from '@/lib/supabase/public-client';
import type { ChosenPerson } from '@/features/choices/chosen-person';
import { type ChoiceKind, kinds, type KindRow } from '@/features/choices/kinds';

/** As every visitor reads them, kept for offline; null where a choice's copy suffices. */
export async function fetchPeople(
  kind: ChoiceKind,
  client: QueryClient,
): Promise<Map<string, ChosenPerson | null> | null> {
  const { readPeople }: KindRow = kinds[kind];
  if (readPeople === undefined) return null;
  const read = queryOptions({
    queryKey: ['people', kind],
    queryFn: ({ signal }) => readPeople(publicDb, signal),
    persister: persisted,
  });
  return new Map(await client.query(read));
}
