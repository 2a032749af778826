import { publicDb } from '@/lib/supabase/public-client';
import type { DatedOutcome, SourcedOutcome } from '@/features/politicians/outcome/deputy-outcome';

/** The whole list, so that requests reveal no choice. */
export async function fetchOutcomes(signal: AbortSignal): Promise<DatedOutcome[]> {
  const { data } = await publicDb
    .from('destinos_deputados')
    .select('deputado_id, destino, cargo, situacao, revisado_em')
    .order('deputado_id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** With its source; null when unknown. */
export async function fetchOutcome(id: number, signal: AbortSignal): Promise<SourcedOutcome | null> {
  const { data } = await publicDb
    .from('destinos_deputados')
    .select('deputado_id, destino, cargo, situacao, fonte_titulo, fonte_url, revisado_em')
    .eq('deputado_id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}
