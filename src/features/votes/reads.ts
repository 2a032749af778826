import { publicDb } from '@/lib/supabase/public-client';
import type { RollCall, RollCallFilters, RollCallSummary } from './roll-call-model';

interface PageOptions {
  /** The roll call after which the page begins; 0 for the newest. */
  after: number;
  limit: number;
}

/** One page of nominal roll calls, newest first; never with a session. */
export async function fetchRollCalls(
  { ano, tema, tipo, texto }: RollCallFilters,
  { after, limit }: PageOptions,
  signal: AbortSignal,
): Promise<RollCall[]> {
  const { data } = await publicDb
    .rpc(
      'votacoes_nominais',
      {
        p_limite: limit,
        ...(after !== 0 && { p_antes: after }),
        ...(ano !== '' && { p_ano: Number(ano) }),
        ...(tema !== '' && { p_tema: tema }),
        ...(tipo !== '' && { p_tipo: tipo }),
        ...(texto !== '' && { p_texto: texto }),
      },
      { get: true },
    )
    .abortSignal(signal)
    .overrideTypes<RollCall[], { merge: false }>()
    .throwOnError();
  return data;
}

/** How many there are and what they can be filtered by; never with a session. */
export async function fetchRollCallSummary(signal: AbortSignal): Promise<RollCallSummary> {
  const { data } = await publicDb
    .rpc('resumo_das_votacoes', undefined, { get: true })
    .abortSignal(signal)
    .single()
    .throwOnError();
  return data;
}
