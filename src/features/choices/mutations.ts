import { MutationObserver, noop, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ChoiceHome, homeOf } from './home';
import type { ChoiceKind } from './kinds';
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
  owner: string;
  /** Whom it is about. */
  id: string;
  /** The desired state of both flags. */
  wish: ChoiceFlags;
  /** Writes it and returns what is then kept. */
  write: (home: ChoiceHome) => Promise<ChoiceFlags>;
  /** Shows it in the list of choices, or takes it back there; without a list nothing but the flags is shown. */
  showInList?: (isDone: boolean) => void;
  /** `isLast`: no newer change about the same person is on its way. */
  onSaved: (isLast: boolean) => void;
  onRefused: (error: Error) => void;
}

/**
 * Clicks on one person run one after another (one scope), so that the last one wins; each is shown at once and rolled back when
 * their home refuses it. Offline it fails at once instead of waiting.
 */
function send(queryClient: QueryClient, change: Change): void {
  const { kind, owner, id, wish, showInList } = change;
  const { queryKey } = choiceQueries.about(kind, owner);
  const all = choiceQueries.all();
  const mutationKey = [...queryKey, id];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const observer = new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: async () => change.write(await homeOf(owner)),
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

interface ChoiceChange extends Pick<Change, 'kind' | 'owner' | 'wish' | 'onRefused'> {
  target: ChoiceTarget;
  onSaved: () => void;
}

/** Saves one choice; what to say about it is the caller's, what to show and to reload is done here. */
export function saveChoice(queryClient: QueryClient, change: ChoiceChange): void {
  const { kind, target, wish, onSaved } = change;
  send(queryClient, {
    ...change,
    id: target.id,
    write: (home) => home.save(kind, target, wish),
    onSaved: (isLast) => {
      if (isLast) onSaved();
    },
  });
}

interface FlagChange extends Pick<Change, 'owner' | 'onSaved' | 'onRefused'> {
  /** The row as it was before the change. */
  chosen: Chosen;
  /** The one flag to change; the other stays as it is. */
  flag: ChoiceFlag;
  isOn: boolean;
}

/** Changes one flag of a row in the list, optimistically there and wherever the choice is shown; the caller says so. */
export function useChangeFlag(): (change: FlagChange) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      const { owner, chosen, flag, isOn } = change;
      const { kind, id, rowId } = chosen;
      const { queryKey } = choiceQueries.chosen(kind, owner);
      send(queryClient, {
        ...change,
        kind,
        id,
        wish: { ...flagsIn(chosen), [flag]: isOn },
        write: (home) => home.changeFlag(chosen, flag, isOn),
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
