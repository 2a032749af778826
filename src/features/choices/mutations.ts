import { MutationObserver, noop, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { type ChoiceKind, kinds } from './kinds';
import { type Chosen, withFlag } from './my-choices-model';
import {
  type ChoiceFlag,
  type ChoiceFlags,
  type ChoiceTarget,
  flagsIn,
  showAnswer,
  showWish,
  takeBack,
} from './model';
import { choiceQueries } from './queries';

/** A change on its way, and how the screens show it. */
interface Change {
  kind: ChoiceKind;
  userId: string;
  /** Whom it is about. */
  id: string;
  /** The desired state of both flags. */
  wish: ChoiceFlags;
  /** Writes it and returns what the table then holds. */
  write: () => Promise<ChoiceFlags>;
  /** Shows it in the list of choices, or takes it back there; without a list nothing but the flags is shown. */
  showInList?: (isDone: boolean) => void;
  /** `isLast`: no newer change about the same person is on its way. */
  onSaved: (isLast: boolean) => void;
  onRefused: (error: Error) => void;
}

/** The flags that the table says it holds now. @throws when the answer has none, and so is none of the table's. */
function savedFlags(answer: ChoiceFlags | null): ChoiceFlags {
  if (typeof answer?.favorito === 'boolean' && typeof answer.ignorado === 'boolean') return answer;
  throw new Error('Choice without flags.');
}

/**
 * Clicks on one person run one after another (one scope), so that the last one wins; each is shown at once and rolled back when
 * the database refuses it. Offline it fails at once instead of waiting.
 */
function send(queryClient: QueryClient, change: Change): void {
  const { kind, userId, id, wish, showInList } = change;
  const { queryKey } = choiceQueries.about(kind, userId);
  const all = choiceQueries.all();
  const mutationKey = [...queryKey, id];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const observer = new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: change.write,
    onMutate: async () => {
      const outdated = showInList ? all : queryKey;
      const cancelled = queryClient.cancelQueries({ queryKey: outdated }, { revert: false });
      showInList?.(true);
      queryClient.setQueryData(queryKey, (choices) => choices && showWish(choices, id, wish));
      await cancelled;
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, (choices) => choices && showAnswer(choices, id, answer, isLast()));
      change.onSaved(isLast());
    },
    onError: (error) => {
      showInList?.(false);
      if (isLast()) queryClient.setQueryData(queryKey, (choices) => choices && takeBack(choices, id));
      change.onRefused(error);
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: all }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: all });
    },
  });
  // The failure is answered in onError; the observer's own rejection adds nothing to it.
  observer.mutate().catch(noop);
}

interface ChoiceChange extends Pick<Change, 'kind' | 'userId' | 'wish' | 'onRefused'> {
  target: ChoiceTarget;
  onSaved: () => void;
}

/** Saves one choice; what to say about it is the caller's, what to show and to reload is done here. */
export function saveChoice(queryClient: QueryClient, change: ChoiceChange): void {
  const { kind, userId, target, wish, onSaved } = change;
  send(queryClient, {
    ...change,
    id: target.id,
    // Both flags, so that sending it twice does no harm.
    write: async () => {
      const { userDb } = await loadUserClient();
      return savedFlags(await kinds[kind].save(userDb, userId, target, wish));
    },
    onSaved: (isLast) => {
      if (isLast) onSaved();
    },
  });
}

interface FlagChange extends Pick<Change, 'userId' | 'onSaved' | 'onRefused'> {
  /** The row as it was before the change. */
  chosen: Chosen;
  /** The one flag to change; the other stays as it is. */
  flag: ChoiceFlag;
  isOn: boolean;
}

/**
 * Spec §7: updates by the row's id. Never an upsert: inserting is refused for a candidate who was retracted, and such a
 * choice can still be taken away.
 * @throws when the row is gone or not the user's own.
 */
async function changeFlag({ chosen, flag, isOn }: FlagChange): Promise<ChoiceFlags> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from(kinds[chosen.kind].table)
    .update(flag === 'favorito' ? { favorito: isOn } : { ignorado: isOn })
    .eq('id', chosen.rowId)
    .select('favorito, ignorado')
    .single()
    .throwOnError();
  return savedFlags(data);
}

/** Changes one flag of a row in the list, optimistically there and wherever the choice is shown; the caller says so. */
export function useChangeFlag(): (change: FlagChange) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      const { userId, chosen, flag, isOn } = change;
      const { kind, id, rowId } = chosen;
      const { queryKey } = choiceQueries.chosen(kind, userId);
      send(queryClient, {
        ...change,
        kind,
        id,
        wish: { ...flagsIn(chosen), [flag]: isOn },
        write: () => changeFlag(change),
        showInList: (isDone) => {
          queryClient.setQueryData(
            queryKey,
            (rows) => rows && withFlag(rows, rowId, flag, isDone ? isOn : !isOn),
          );
        },
      });
    },
    [queryClient],
  );
}
