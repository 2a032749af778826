import { electedLegislature } from '@/lib/election/civic-calendar';
import { electionYear } from '@/lib/election/election';
import { publicDb } from '@/lib/supabase/public-client';
import { wholeList } from '@/lib/whole-list';
import { type Elected, electedSchema, portraitsSchema, type Round, roundsSchema } from './schema';

/** Nobody can read an unpublished round. */
export async function fetchRounds(signal: AbortSignal): Promise<Round[]> {
  const { data } = await publicDb
    .from('turnos_presidencia')
    .select(
      'turno, situacao, eleitorado, comparecimento, validos, brancos, nulos, proclamado_em, fonte_titulo, fonte_url, fonte_data, resultados:resultados_presidencia(votos, percentual, situacao, candidato:candidatos_presidencia_2026(id, nome, foto_url, partido_sigla, partido_cor_hex, numero_urna))',
    )
    .eq('ano', electionYear)
    .neq('situacao', 'nao_publicado')
    .abortSignal(signal)
    .throwOnError();
  return roundsSchema.parse(data);
}

/** For the legislature after the election. */
export async function fetchElected(signal: AbortSignal): Promise<Elected[]> {
  const { data } = await publicDb
    .from('eleitos_camara')
    .select('uf, nome_urna, partido_sigla, deputado_id, fontes, situacao_lista')
    .eq('legislatura', electedLegislature)
    .order('nome_urna')
    .abortSignal(signal)
    .throwOnError();
  return electedSchema.parse(data);
}

export async function fetchPortraits(signal: AbortSignal): Promise<Record<number, string>> {
  const rows = await wholeList('id', 0, (after) =>
    publicDb
      .from('camara_deputados')
      .select('id, foto_url')
      .not('foto_url', 'is', null)
      .gt('id', after)
      .order('id')
      .abortSignal(signal)
      .throwOnError(),
  );
  return Object.fromEntries(portraitsSchema.parse(rows).map(({ id, foto_url }) => [id, foto_url]));
}
