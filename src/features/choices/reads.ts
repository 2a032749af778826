import { loadUserClient } from '@/lib/supabase/load-user-client';
import { type Chosen, inListOrder, personOfCandidate, personOfDeputy } from './my-choices-model';
import { type Choice, type ChoiceFlags, flagsIn } from './model';

/** Spec §7: the relation rows by user_id. Row-level security shows nobody else's, the filter says what is meant. */
export async function fetchCandidateChoices(userId: string, signal: AbortSignal): Promise<Choice[]> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_candidatos_relacao')
    .select('candidato_id, favorito, ignorado')
    .eq('user_id', userId)
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ candidato_id, ...flags }) => choiceOf(candidato_id, flags));
}

export async function fetchDeputyChoices(userId: string, signal: AbortSignal): Promise<Choice[]> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_deputados_relacao')
    .select('deputado_id, favorito, ignorado')
    .eq('user_id', userId)
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ deputado_id, ...flags }) => choiceOf(deputado_id, flags));
}

function choiceOf(id: string, flags: ChoiceFlags): Choice {
  return { id, ...flagsIn(flags) };
}

/** Spec §7: the rows with the candidate joined in; under the caller's rights a retracted one joins to null. */
export async function fetchChosenCandidates(userId: string, signal: AbortSignal): Promise<Chosen[]> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_candidatos_relacao')
    .select(
      'id, candidato_id, favorito, ignorado, candidato:candidatos_presidencia_2026(nome, foto_url, partido_sigla, partido_cor_hex, estado_origem, numero_urna, status, resultados:resultados_presidencia(situacao))',
    )
    .eq('user_id', userId)
    .abortSignal(signal)
    .throwOnError();
  const chosen = data.map(({ id, candidato_id, candidato, ...flags }): Chosen => ({
    rowId: id,
    kind: 'candidate',
    id: candidato_id,
    person: personOfCandidate(candidato),
    ...flagsIn(flags),
  }));
  return inListOrder(chosen);
}

export async function fetchChosenDeputies(userId: string, signal: AbortSignal): Promise<Chosen[]> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_deputados_relacao')
    .select(
      'id, deputado_id, deputado_nome, deputado_foto, deputado_partido, deputado_uf, favorito, ignorado',
    )
    .eq('user_id', userId)
    .abortSignal(signal)
    .throwOnError();
  const chosen = data.map(({ id, deputado_id, favorito, ignorado, ...columns }): Chosen => ({
    rowId: id,
    kind: 'deputy',
    id: deputado_id,
    person: personOfDeputy(columns),
    favorito,
    ignorado,
  }));
  return inListOrder(chosen);
}
