import { publicDb } from '@/lib/supabase/public-client';
import { type PageVotes, pageVotesSchema } from './page-votes';

/** Requests name nobody and carry no session. */
export async function fetchPageVotes(rollCalls: readonly number[], signal: AbortSignal): Promise<PageVotes> {
  const { data } = await publicDb
    .rpc('votos_das_votacoes', { p_votacoes: [...rollCalls] }, { get: true })
    .abortSignal(signal)
    .single()
    .throwOnError();
  return pageVotesSchema.parse(data);
}
