import { queryOptions } from '@tanstack/react-query';
import { publicDb } from '@/lib/supabase/public-client';
import type { QuotaLimit } from './model';

async function fetchLimits(signal: AbortSignal): Promise<QuotaLimit[]> {
  const { data } = await publicDb
    .from('cota_limites')
    .select('uf, desde, ate, valor_mensal, ato, fonte_url, valor_no_ato, conferido_em')
    .order('desde', { ascending: false })
    .order('uf')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export const quotaPanelQueries = {
  limits: () =>
    queryOptions({
      queryKey: ['quota panel'] as const,
      queryFn: ({ signal }) => fetchLimits(signal),
      staleTime: 0,
    }),
};
