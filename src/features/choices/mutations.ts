import { MutationObserver, noop, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { type ChoiceFlags, showAnswer, showWish, takeBack } from './model';
import { choiceQueries } from './queries';

interface ChoiceChange {
  userId: string;
  candidateId: string;
  /** The desired state of both flags, so that sending it twice does no harm. */
  wish: ChoiceFlags;
  onSaved: () => void;
  onRefused: () => void;
}

async function saveChoice({ userId, candidateId, wish }: ChoiceChange): Promise<ChoiceFlags> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('usuario_candidatos_relacao')
    .upsert({ user_id: userId, candidato_id: candidateId, ...wish }, { onConflict: 'user_id,candidato_id' })
    .select('favorito, ignorado')
    .single()
    .throwOnError();
  return data;
}

/**
 * One save. Clicks on the same person wait for one another (one scope), so that the last one is what stays; the screen
 * shows each at once, and the database's last word again when it refuses. Offline it fails at once instead of waiting.
 */
function savingOf(queryClient: QueryClient, change: ChoiceChange) {
  const { userId, candidateId, wish } = change;
  const { queryKey } = choiceQueries.candidates(userId);
  const mutationKey = [...queryKey, candidateId];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always' as const,
    mutationFn: () => saveChoice(change),
    onMutate: async () => {
      const cancelled = queryClient.cancelQueries({ queryKey }, { revert: false });
      queryClient.setQueryData(queryKey, (choices) => choices && showWish(choices, candidateId, wish));
      await cancelled;
    },
    onSuccess: (answer: ChoiceFlags) => {
      queryClient.setQueryData(
        queryKey,
        (choices) => choices && showAnswer(choices, candidateId, answer, isLast()),
      );
      if (isLast()) change.onSaved();
    },
    onError: () => {
      if (isLast())
        queryClient.setQueryData(queryKey, (choices) => choices && takeBack(choices, candidateId));
      change.onRefused();
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: choiceQueries.all() }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: choiceQueries.all() });
    },
  };
}

/** Returns how to save one choice; what to say about it is the caller's, what to show and to reload is done here. */
export function useSaveChoice(): (change: ChoiceChange) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      // The failure is answered in onError; the observer's own rejection adds nothing to it.
      new MutationObserver(queryClient, savingOf(queryClient, change)).mutate().catch(noop);
    },
    [queryClient],
  );
}
