import { publicDb } from '@/lib/supabase/public-client';
import type { DatedFate, SourcedFate } from '@/features/politicians/outcome/fate';

/** What became of every deputy of whom it is known; the whole list, so that no request tells whom a person chose. */
export async function fetchFates(signal: AbortSignal): Promise<DatedFate[]> {
  const { data } = await publicDb
    .from('destinos_deputados')
    .select('deputado_id, destino, cargo, situacao, revisado_em')
    .order('deputado_id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** What became of one deputy, with who says so; null when it is not known. */
export async function fetchFate(id: number, signal: AbortSignal): Promise<SourcedFate | null> {
  const { data } = await publicDb
    .from('destinos_deputados')
    .select('deputado_id, destino, cargo, situacao, fonte_titulo, fonte_url, revisado_em')
    .eq('deputado_id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}
