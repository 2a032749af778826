import { queryOptions, skipToken } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { type Choice, type ChoiceFlags, type ChoiceKind, flagsIn } from './model';

/** Spec §7: the relation rows by user_id. Row-level security shows nobody else's, the filter says what is meant. */
async function fetchCandidateChoices(userId: string, signal: AbortSignal): Promise<Choice[]> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_candidatos_relacao')
    .select('candidato_id, favorito, ignorado')
    .eq('user_id', userId)
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ candidato_id, ...flags }) => choiceOf(candidato_id, flags));
}

async function fetchDeputyChoices(userId: string, signal: AbortSignal): Promise<Choice[]> {
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

type FetchChoices = (userId: string, signal: AbortSignal) => Promise<Choice[]>;

function choicesOf(userId: string | null, about: 'candidates' | 'deputies', fetchChoices: FetchChoices) {
  return queryOptions({
    queryKey: [...choiceQueries.all(), about, userId],
    queryFn: userId === null ? skipToken : ({ signal }) => fetchChoices(userId, signal),
    staleTime: 0,
    // Offline this fails and is said, instead of leaving a click waiting for the network; it is read again online.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}

/** The choices' keys and reads; this feature owns the `usuario_*_relacao` tables. A visitor (null) has none to read. */
export const choiceQueries = {
  all: () => ['choices'] as const,
  candidates: (userId: string | null) => choicesOf(userId, 'candidates', fetchCandidateChoices),
  deputies: (userId: string | null) => choicesOf(userId, 'deputies', fetchDeputyChoices),
};

/** Where the choices about one kind of people are read. */
export const choicesAbout = {
  candidate: choiceQueries.candidates,
  deputy: choiceQueries.deputies,
} satisfies Record<ChoiceKind, unknown>;
