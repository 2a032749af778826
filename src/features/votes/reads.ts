import * as z from 'zod/mini';
import { isIdOf } from '@/lib/ids';
import { publicDb } from '@/lib/supabase/public-client';
import { searchedText } from '@/lib/text/searched-text';
import type { PageOptions } from './model';
import type { RollCallFilters } from '@/features/votes/roll-call/roll-call-model';
import {
  explainedSchema,
  type RollCall,
  type RollCallDetail,
  type RollCallRow,
  type RollCallSummary,
  rollCallDetailSchema,
  rollCallsSchema,
  rollCallSummarySchema,
} from '@/features/votes/roll-call/roll-call-schema';

/** Newest first; never with a session. */
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
        ...(texto !== '' && { p_texto: searchedText(texto) }),
      },
      { get: true },
    )
    .abortSignal(signal)
    .throwOnError();
  return rollCallsSchema.parse(data);
}

/** The three newest. */
export async function fetchExplained(signal: AbortSignal): Promise<RollCallRow[]> {
  const { data } = await publicDb
    .from('camara_votacoes')
    .select(
      'votacao_id:id, id_camara, dia, titulo, ementa, descricao, tipo, aprovada, tem_votos, totais_diferem, sim, nao, explicacao:votacoes_explicadas!inner(titulo_claro)',
    )
    .order('dia', { ascending: false })
    .order('id', { ascending: false })
    .limit(3)
    .abortSignal(signal)
    .throwOnError();
  return explainedSchema.parse(data);
}

export async function fetchRollCallSummary(signal: AbortSignal): Promise<RollCallSummary> {
  const { data } = await publicDb
    .rpc('resumo_das_votacoes', undefined, { get: true })
    .abortSignal(signal)
    .single()
    .throwOnError();
  return rollCallSummarySchema.parse(data);
}

/** Null when there is none; never with a session, naming nobody. */
export async function fetchRollCall(id: string, signal: AbortSignal): Promise<RollCallDetail | null> {
  if (!isIdOf('rollCall', id)) return null;
  const { data } = await publicDb
    .from('camara_votacoes')
    .select(
      'id_camara, dia, titulo, ementa, descricao, tipo, aprovada, nominal, tem_votos, totais_diferem, votos_fora, orientacoes_fora, sim_no_texto, nao_no_texto, sim, nao, abstencao, obstrucao, presidiu, orientacoes:camara_orientacoes(bancada, orientacao, abreviada), explicacao:votacoes_explicadas(titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data), votos:camara_votos(voto, partido_sigla, deputado:camara_deputados(id, nome, uf))',
    )
    .eq('id_camara', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return z.nullable(rollCallDetailSchema).parse(data);
}
