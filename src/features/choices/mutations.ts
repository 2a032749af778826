import { MutationObserver, noop, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { assertWriteStatus } from '@/lib/supabase/assert-write-status';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { useSingleFlight } from '@/lib/use-single-flight';
import { type Chosen, withFlag } from './my-choices-model';
import {
  type ChoiceFlag,
  type ChoiceFlags,
  type ChoiceKind,
  type ChoiceTargets,
  flagsIn,
  showAnswer,
  showWish,
  takeBack,
} from './model';
import { choiceQueries, choicesAbout, chosenAbout } from './queries';

interface ChoiceChange<Kind extends ChoiceKind> {
  kind: Kind;
  userId: string;
  target: ChoiceTargets[Kind];
  /** The desired state of both flags, so that sending it twice does no harm. */
  wish: ChoiceFlags;
  onSaved: () => void;
  onRefused: (error: Error) => void;
}

type Save<Kind extends ChoiceKind> = (
  userId: string,
  target: ChoiceTargets[Kind],
  wish: ChoiceFlags,
) => Promise<ChoiceFlags>;

/** The flags that the table says it holds now. @throws when the answer has none, and so is none of the table's. */
function savedFlags(answer: ChoiceFlags | null): ChoiceFlags {
  if (typeof answer?.favorito === 'boolean' && typeof answer.ignorado === 'boolean') return answer;
  throw new Error('Choice without flags.');
}

const saveCandidateChoice: Save<'candidate'> = async (userId, { id }, wish) => {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_candidatos_relacao')
    .upsert({ user_id: userId, candidato_id: id, ...wish }, { onConflict: 'user_id,candidato_id' })
    .select('favorito, ignorado')
    .single()
    .throwOnError();
  return savedFlags(data);
};

/** Each save brings the copy of the deputy's name, photo, party and state up to what the screen shows. */
const saveDeputyChoice: Save<'deputy'> = async (userId, { id, nome, foto, partido, uf }, wish) => {
  const { userDb } = await loadUserClient();
  const copy = { deputado_nome: nome, deputado_foto: foto, deputado_partido: partido, deputado_uf: uf };
  const { data } = await userDb
    .from('usuario_deputados_relacao')
    .upsert({ user_id: userId, deputado_id: id, ...copy, ...wish }, { onConflict: 'user_id,deputado_id' })
    .select('favorito, ignorado')
    .single()
    .throwOnError();
  return savedFlags(data);
};

const saves: { [Kind in ChoiceKind]: Save<Kind> } = {
  candidate: saveCandidateChoice,
  deputy: saveDeputyChoice,
};

/**
 * One save. Clicks on the same person wait for one another (one scope), so that the last one is what stays; the screen
 * shows each at once, and the database's last word again when it refuses. Offline it fails at once instead of waiting.
 */
function savingOf<Kind extends ChoiceKind>(queryClient: QueryClient, change: ChoiceChange<Kind>) {
  const { kind, userId, target, wish } = change;
  const { queryKey } = choicesAbout[kind](userId);
  const mutationKey = [...queryKey, target.id];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always' as const,
    mutationFn: () => saves[kind](userId, target, wish),
    onMutate: async () => {
      const cancelled = queryClient.cancelQueries({ queryKey }, { revert: false });
      queryClient.setQueryData(queryKey, (choices) => choices && showWish(choices, target.id, wish));
      await cancelled;
    },
    onSuccess: (answer: ChoiceFlags) => {
      queryClient.setQueryData(
        queryKey,
        (choices) => choices && showAnswer(choices, target.id, answer, isLast()),
      );
      if (isLast()) change.onSaved();
    },
    onError: (error: Error) => {
      if (isLast()) queryClient.setQueryData(queryKey, (choices) => choices && takeBack(choices, target.id));
      change.onRefused(error);
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: choiceQueries.all() }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: choiceQueries.all() });
    },
  };
}

/** Saves one choice; what to say about it is the caller's, what to show and to reload is done here. */
export function saveChoice<Kind extends ChoiceKind>(
  queryClient: QueryClient,
  change: ChoiceChange<Kind>,
): void {
  // The failure is answered in onError; the observer's own rejection adds nothing to it.
  new MutationObserver(queryClient, savingOf(queryClient, change)).mutate().catch(noop);
}

interface FlagChange {
  userId: string;
  /** The row as it was before the change. */
  chosen: Chosen;
  /** The one flag to change; the other stays as it is. */
  flag: ChoiceFlag;
  isOn: boolean;
  onSaved: () => void;
  onRefused: (error: Error) => void;
}

const tables = {
  candidate: 'usuario_candidatos_relacao',
  deputy: 'usuario_deputados_relacao',
} as const satisfies Record<ChoiceKind, string>;

/**
 * Spec §7: updates by the row's id. Never an upsert: inserting is refused for a candidate who was retracted, and such a
 * choice can still be taken away.
 * @throws when the row is gone or not the person's own.
 */
async function changeFlag({ chosen, flag, isOn }: FlagChange): Promise<ChoiceFlags> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from(tables[chosen.kind])
    .update(flag === 'favorito' ? { favorito: isOn } : { ignorado: isOn })
    .eq('id', chosen.rowId)
    .select('favorito, ignorado')
    .single()
    .throwOnError();
  return savedFlags(data);
}

/** One change in the list of choices, shown at once there and wherever the same choice is shown; taken back if refused. */
function changingOf(queryClient: QueryClient, change: FlagChange) {
  const { userId, chosen, flag, isOn } = change;
  const list = chosenAbout[chosen.kind](userId).queryKey;
  const { queryKey } = choicesAbout[chosen.kind](userId);
  const mutationKey = [...queryKey, chosen.id];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const showInList = (shown: boolean) =>
    queryClient.setQueryData(list, (rows) => rows && withFlag(rows, chosen.rowId, flag, shown));
  return {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always' as const,
    mutationFn: () => changeFlag(change),
    onMutate: async () => {
      const wish = { ...flagsIn(chosen), [flag]: isOn };
      const cancelled = queryClient.cancelQueries({ queryKey: choiceQueries.all() }, { revert: false });
      showInList(isOn);
      queryClient.setQueryData(queryKey, (choices) => choices && showWish(choices, chosen.id, wish));
      await cancelled;
    },
    onSuccess: (answer: ChoiceFlags) => {
      queryClient.setQueryData(
        queryKey,
        (choices) => choices && showAnswer(choices, chosen.id, answer, isLast()),
      );
      change.onSaved();
    },
    onError: (error: Error) => {
      showInList(!isOn);
      if (isLast()) queryClient.setQueryData(queryKey, (choices) => choices && takeBack(choices, chosen.id));
      change.onRefused(error);
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: choiceQueries.all() }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: choiceQueries.all() });
    },
  };
}

/** Returns how to change one flag of a row in the list of choices; what to say about it is the caller's. */
export function useChangeFlag(): (change: FlagChange) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      // The failure is answered in onError; the observer's own rejection adds nothing to it.
      new MutationObserver(queryClient, changingOf(queryClient, change)).mutate().catch(noop);
    },
    [queryClient],
  );
}

async function eraseChoices(): Promise<void> {
  const { userDb } = await loadUserClient();
  assertWriteStatus(await userDb.rpc('apagar_minhas_escolhas').throwOnError());
}

/**
 * Erases every choice of the person and takes back the consent to keeping them, both or neither (LGPD art. 8 § 5 and
 * 18 VI); the account stays. The caller says what happened and reads the consents again.
 */
export function useEraseChoices() {
  const queryClient = useQueryClient();
  return useSingleFlight({
    mutationFn: eraseChoices,
    onSettled: () => queryClient.invalidateQueries({ queryKey: choiceQueries.all() }),
  });
}
