import { queryOptions, skipToken } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { CandidateChoice } from './model';

/** Spec §7: the relation rows by user_id. Row-level security shows nobody else's, the filter says what is meant. */
async function fetchCandidateChoices(userId: string, signal: AbortSignal): Promise<CandidateChoice[]> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_candidatos_relacao')
    .select('candidato_id, favorito, ignorado')
    .eq('user_id', userId)
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** The choices' keys and reads; this feature owns the `usuario_*_relacao` tables. A visitor (null) has none to read. */
export const choiceQueries = {
  all: () => ['choices'] as const,
  candidates: (userId: string | null) =>
    queryOptions({
      queryKey: [...choiceQueries.all(), 'candidates', userId],
      queryFn: userId === null ? skipToken : ({ signal }) => fetchCandidateChoices(userId, signal),
      staleTime: 0,
      // Offline this fails and is said, instead of leaving a click waiting for the network; it is read again online.
      networkMode: 'always',
      refetchOnReconnect: true,
    }),
};
