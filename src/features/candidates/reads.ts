import { candidateFields, type FieldRow } from '@/lib/candidate-fields';
import { electionYear } from '@/lib/election/election';
import { isIdOf } from '@/lib/ids';
import { defaultedFacts, statedFacts } from '@/lib/stated-facts';
import { publicDb } from '@/lib/supabase/public-client';
import {
  type Candidate,
  type CandidateRow,
  type CandidateSummary,
  inAlphabeticalOrder,
  isPublic,
  publicList,
  type StoredCandidate,
} from './model';
import type { ThemeRecord } from './themes';

const rows = Object.entries<FieldRow>(candidateFields);
const cardColumns = [
  'id',
  ...rows.filter(([, { isOnCard }]) => isOnCard).map(([column]) => column),
  'resultados:resultados_presidencia(situacao,percentual,turno:turnos_presidencia(turno,fonte_data))',
  'revisoes:candidatos_revisoes(campo,confianca)',
  'fontes:candidatos_fontes(campo)',
].join();

/** Spec §7: by nome, of the site's election. */
export async function fetchCandidates(signal: AbortSignal): Promise<CandidateSummary[]> {
  const { data } = await publicDb
    .from('candidatos_presidencia_2026')
    .select(cardColumns)
    .eq('election_year', electionYear)
    .eq('revisoes.campo', 'inclinacao_politica')
    .in('fontes.campo', defaultedFacts)
    .order('nome')
    .abortSignal(signal)
    .overrideTypes<CandidateRow[], { merge: false }>()
    .throwOnError();
  return publicList(data);
}

const everything = [
  'id',
  ...Object.keys(candidateFields),
  'created_at',
  'updated_at',
  'resultados:resultados_presidencia(votos,percentual,situacao,turno:turnos_presidencia(turno))',
  'fontes:candidatos_fontes(campo,posicao,fonte:fontes(titulo,veiculo,tipo,publicada_em,url,consultada_em))',
  'revisoes:candidatos_revisoes(campo,revisado_em,confianca,ressalva)',
].join();

/** Spec §7; null when none can be shown, or for another id form. */
export async function fetchCandidate(id: string, signal: AbortSignal): Promise<Candidate | null> {
  if (!isIdOf('candidate', id)) return null;
  const { data } = await publicDb
    .from('candidatos_presidencia_2026')
    .select(everything)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .overrideTypes<StoredCandidate | null, { merge: false }>()
    .throwOnError();
  return data && isPublic(data) ? statedFacts(data) : null;
}

/** Several acts may share an instant. */
interface HistoryPlace {
  quando: string;
  entrada: string;
}

/** Never an account; hidden acts carry the reason alone. */
export interface HistoryEntry extends HistoryPlace {
  ato: string;
  papel: string;
  mudancas: unknown;
  nota: string | null;
  oculto_por: string | null;
}

/** Newest first, before an act; without an instant up to now. */
export async function fetchHistory(
  id: string,
  { before: { quando, entrada }, limit }: { before: HistoryPlace; limit: number },
  signal: AbortSignal,
): Promise<HistoryEntry[]> {
  const { data } = await publicDb
    .rpc(
      'historico_da_ficha',
      {
        p_candidato: id,
        p_limite: limit,
        ...(quando !== '' && { p_antes: quando, p_antes_de: entrada }),
      },
      { get: true },
    )
    .abortSignal(signal)
    .overrideTypes<HistoryEntry[], { merge: false }>()
    .throwOnError();
  return data;
}

/** Shared sourced facts and last review; null without records. */
export async function fetchRecordSummary(signal: AbortSignal) {
  const { data } = await publicDb
    .rpc('resumo_das_fichas', { p_ano: electionYear }, { get: true })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Of everybody on the ballot, in the only order. */
export async function fetchThemeRecords(signal: AbortSignal): Promise<ThemeRecord[]> {
  const { data } = await publicDb
    .from('candidatos_presidencia_2026')
    .select('id, nome, partido_sigla, numero_urna, pautas_detalhe, dados_ate')
    .eq('election_year', electionYear)
    .eq('status', 'active')
    .not('tse_sq', 'is', null)
    .order('nome')
    .abortSignal(signal)
    .throwOnError();
  return inAlphabeticalOrder(data);
}
