import { publicDb } from '@/lib/supabase/public-client';
import type { DatedOutcome, SourcedOutcome } from '@/features/politicians/outcome/deputy-outcome';

/** What became of every deputy of whom it is known; the whole list, so that no request tells whom a person chose. */
export async function fetchOutcomes(signal: AbortSignal): Promise<DatedOutcome[]> {
  const { data } = await publicDb
    .from('destinos_deputados')
    .select('deputado_id, destino, cargo, situacao, revisado_em')
    .order('deputado_id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** What became of one deputy, with who says so; null when it is not known. */
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
