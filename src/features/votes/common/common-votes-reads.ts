import { publicDb } from '@/lib/supabase/public-client';
import type { CommonVotes, DifferentVotes } from './common-votes-model';

/** How often each two of 2 to 10 deputies voted alike; by POST and never with a session: no address keeps the numbers. */
export async function fetchCommonVotes(ids: readonly number[], signal: AbortSignal): Promise<CommonVotes[]> {
  const { data } = await publicDb
    .rpc('votos_em_comum', { p_deputados: [...ids] })
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** One page of what two deputies voted differently, newest first; by POST and never with a session. */
export async function fetchDifferentVotes(
  [a, b]: readonly [number, number],
  { after, limit }: { after: number; limit: number },
  signal: AbortSignal,
): Promise<DifferentVotes[]> {
  const { data } = await publicDb
    .rpc('votos_diferentes', { p_a: a, p_b: b, p_limite: limit, ...(after !== 0 && { p_antes: after }) })
    .abortSignal(signal)
    .overrideTypes<DifferentVotes[], { merge: false }>()
    .throwOnError();
  return data;
}
