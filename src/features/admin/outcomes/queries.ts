import { queryOptions } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { PanelOutcome } from './model';

async function fetchOutcomes(signal: AbortSignal): Promise<PanelOutcome[]> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('destinos_deputados')
    .select('deputado_id, destino, cargo, situacao, fonte_titulo, fonte_url, revisado_em, updated_at')
    .order('deputado_id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** The key holds the user's id, so that leaving removes the data. */
export const outcomesPanelQueries = {
  all: (userId: string) =>
    queryOptions({
      queryKey: ['outcomes panel', userId] as const,
      queryFn: ({ signal }) => fetchOutcomes(signal),
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
};
