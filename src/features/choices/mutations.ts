import { MutationObserver, noop, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import {
  type ChoiceFlags,
  type ChoiceKind,
  type ChoiceTargets,
  showAnswer,
  showWish,
  takeBack,
} from './model';
import { choiceQueries, choicesAbout } from './queries';

interface ChoiceChange<Kind extends ChoiceKind> {
  kind: Kind;
  userId: string;
  target: ChoiceTargets[Kind];
  /** The desired state of both flags, so that sending it twice does no harm. */
  wish: ChoiceFlags;
  onSaved: () => void;
  onRefused: () => void;
}

type Save<Kind extends ChoiceKind> = (
  userId: string,
  target: ChoiceTargets[Kind],
  wish: ChoiceFlags,
) => Promise<ChoiceFlags>;

const saveCandidateChoice: Save<'candidate'> = async (userId, { id }, wish) => {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_candidatos_relacao')
    .upsert({ user_id: userId, candidato_id: id, ...wish }, { onConflict: 'user_id,candidato_id' })
    .select('favorito, ignorado')
    .single()
    .throwOnError();
  return data;
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
  return data;
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
    onError: () => {
      if (isLast()) queryClient.setQueryData(queryKey, (choices) => choices && takeBack(choices, target.id));
      change.onRefused();
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: choiceQueries.all() }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: choiceQueries.all() });
    },
  };
}

/** Returns how to save one choice; what to say about it is the caller's, what to show and to reload is done here. */
export function useSaveChoice(): <Kind extends ChoiceKind>(change: ChoiceChange<Kind>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      // The failure is answered in onError; the observer's own rejection adds nothing to it.
      new MutationObserver(queryClient, savingOf(queryClient, change)).mutate().catch(noop);
    },
    [queryClient],
  );
}
