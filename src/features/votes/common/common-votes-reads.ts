import { publicDb } from '@/lib/supabase/public-client';
import type { CommonVotes, DifferentVotes } from './common-votes-model';

/** 2 to 10 deputies, by POST without a session: no address keeps them. */
export async function fetchCommonVotes(ids: readonly number[], signal: AbortSignal): Promise<CommonVotes[]> {
  const { data } = await publicDb
    .rpc('votos_em_comum', { p_deputados: [...ids] })
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** Newest first; by POST and never with a session. */
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
