import { queryOptions } from '@tanstack/react-query';
import { publicDb } from '@/lib/supabase/public-client';
import { type CandidateSummary, inAlphabeticalOrder, isPublic } from './model';

const summaryColumns =
  'id, nome, foto_url, partido_sigla, partido_nome, partido_cor_hex, status, estado_origem, idade, profissao, inclinacao_politica';

/** Spec §7: all candidates ordered by nome. The database's collation is not pt-BR, hence the second sort. */
async function fetchCandidates(signal: AbortSignal): Promise<CandidateSummary[]> {
  const { data } = await publicDb
    .from('candidatos_presidencia_2026')
    .select(summaryColumns)
    .order('nome')
    .abortSignal(signal)
    .throwOnError();
  return inAlphabeticalOrder(data.filter(isPublic));
}

/** The candidates' keys and reads; this feature owns `candidatos_presidencia_2026`. */
export const candidateQueries = {
  all: () => ['candidates'] as const,
  list: () =>
    queryOptions({
      queryKey: [...candidateQueries.all(), 'list'],
      queryFn: ({ signal }) => fetchCandidates(signal),
    }),
};
