import { instantOf } from '@/lib/day/instant';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { type ChoiceKind, kinds } from '@/features/choices/kinds';

/** When each choice of an account was last changed (ms since 1970), by the row's id. */
export async function fetchChangeTimes(kind: ChoiceKind, userId: string): Promise<Map<string, number>> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from(kinds[kind].table)
    .select('id, updated_at')
    .eq('user_id', userId)
    .throwOnError();
  return new Map(data.map(({ id, updated_at }) => [id, instantOf(updated_at)]));
}
