import { queryOptions } from '@tanstack/react-query';
import { electionYear } from '@/lib/election/election';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { Candidacy, PanelRound } from './model';

export interface PanelResults {
  rounds: PanelRound[];
  active: Candidacy[];
}

async function fetchResults(signal: AbortSignal): Promise<PanelResults> {
  const { userDb } = await loadUserClient();
  const [rounds, active] = await Promise.all([
    userDb
      .from('turnos_presidencia')
      .select(
        'id, turno, situacao, eleitorado, comparecimento, validos, brancos, nulos, proclamado_em, fonte_titulo, fonte_url, fonte_data, updated_at, resultados:resultados_presidencia(candidato_id, votos, percentual, situacao)',
      )
      .eq('ano', electionYear)
      .abortSignal(signal)
      .throwOnError(),
    userDb
      .from('candidatos_presidencia_2026')
      .select('id, nome, numero_urna, tse_sq')
      .eq('election_year', electionYear)
      .eq('status', 'active')
      .not('tse_sq', 'is', null)
      .abortSignal(signal)
      .throwOnError(),
  ]);
  return { rounds: rounds.data, active: active.data };
}

/** The key holds the user's id, so that leaving removes the data. */
export const resultsPanelQueries = {
  results: (userId: string) =>
    queryOptions({
      queryKey: ['results panel', userId] as const,
      queryFn: ({ signal }) => fetchResults(signal),
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
};
