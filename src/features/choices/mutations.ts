import { MutationObserver, noop, type QueryClient } from '@tanstack/react-query';
import { deviceOwner } from '@/lib/device-note';
import { SessionEndedError } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { waitingWords } from '@/features/politicians/waiting-words';
import { waitingKey } from '@/lib/waiting-note';
import { type ChoiceHome, homeOf } from './home';
import type { ChoiceKind } from './kinds';
import { type Chosen, nameOf, withFlag } from './my-choices-model';
import { type Choice, type ChoiceFlag, type ChoiceFlags, flagsIn } from './model';
import { choiceQueries } from './queries';
import { answerIn, replace, showAnswer, showWish, takeBack } from './wishes';
import { dropWritten, isUnanswered, sendWritten, type Tap, writeAhead } from './write-ahead';

interface Change extends Omit<Tap, 'at' | 'wish'> {
  wish: ChoiceFlags;
  kind: ChoiceKind;
  owner: string;
  /** Returns what is then kept. */
  write: (home: ChoiceHome) => Promise<ChoiceFlags>;
  /** `isDone` false takes it back; without a list only the flags show. */
  showInList?: (isDone: boolean) => void;
  /** `isLast`: no newer change about the same person is on its way. */
  onSaved: (isLast: boolean) => void;
  onRefused: (error: unknown) => void;
}

const waitingText = {
  title: waitingWords,
  description: 'A escolha está neste aparelho e será enviada quando a rede voltar.',
};

interface Waiting extends Pick<Change, 'kind' | 'owner' | 'target' | 'base'> {
  wish: Partial<ChoiceFlags>;
}

function showWaiting(queryClient: QueryClient, { kind, owner, target: { id, nome }, wish }: Waiting): void {
  const { queryKey } = choiceQueries.waiting(kind, owner);
  queryClient.setQueryData(queryKey, (rows) => replace(rows ?? [], { id, nome, wish, isWaiting: true }));
}

/** Null where nobody answers. */
export async function answered<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof SessionEndedError || !isUnanswered(error)) throw error;
    return null;
  }
}

/** None where nobody answers, or nothing is worth asking. */
export async function knownRows(
  queryClient: QueryClient,
  kind: ChoiceKind,
  owner: string,
  isWaiting: boolean,
): Promise<Choice[] | null | undefined> {
  const about = choiceQueries.about(kind, owner);
  const read = () => queryClient.query({ ...about, staleTime: 'static' });
  if (owner === deviceOwner) return read();
  return isWaiting || !navigator.onLine ? queryClient.getQueryData(about.queryKey) : answered(read());
}

/** For unknown rows or consents. Returns whether the browser keeps it. */
export function letWait(queryClient: QueryClient, waiting: Waiting): boolean {
  const { kind, owner, target, base, wish } = waiting;
  const written = writeAhead(waitingKey(owner, kind, target.id), { target, base, wish, at: Date.now() });
  if (written === null) return false;
  showWaiting(queryClient, waiting);
  if (!written.isBehind) notify(waitingText, { about: `${kind} ${target.id}` });
  return true;
}

/** Written first, shown at once, in order per person, rolled back on refusal. */
function send(queryClient: QueryClient, change: Change): void {
  const { kind, owner, target, rowId, base, wish, showInList } = change;
  const { id } = target;
  const { queryKey } = choiceQueries.about(kind, owner);
  const all = choiceQueries.all();
  const mutationKey = [...queryKey, id];
  const mutating = () => queryClient.isMutating({ mutationKey });
  const isLast = () => mutating() === 1;
  const mayWait = owner !== deviceOwner;
  const written = writeAhead(waitingKey(owner, kind, id), { target, rowId, base, wish, at: Date.now() });
  // Goes with what already waits, whose conflicts are known only then.
  if (mayWait && written?.isBehind && mutating() === 0) {
    showWaiting(queryClient, change);
    return;
  }
  const observer = new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: () => sendWritten(written, async () => change.write(await homeOf(owner))),
    onMutate: async () => {
      const outdated = showInList ? all : queryKey;
      const cancelled = queryClient.cancelQueries({ queryKey: outdated }, { revert: false });
      showInList?.(true);
      queryClient.setQueryData(queryKey, (choices) => choices && showWish(choices, id, wish));
      await cancelled;
    },
    onSuccess: (answer) => {
      if (written) dropWritten(written);
      queryClient.setQueryData(queryKey, (choices) => choices && showAnswer(choices, id, answer, isLast()));
      change.onSaved(isLast());
    },
    onError: (error) => {
      const isWaiting = mayWait && written && isUnanswered(error);
      const isShown = isWaiting && isLast() && !(error instanceof SessionEndedError);
      if (isShown) showWaiting(queryClient, change);
      showInList?.(false);
      if (isLast()) queryClient.setQueryData(queryKey, (choices) => choices && takeBack(choices, id));
      if (isWaiting) {
        if (isShown) notify(waitingText, { about: `${kind} ${id}` });
        return;
      }
      if (written) dropWritten(written);
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

interface ChoiceChange extends Pick<Change, 'kind' | 'owner' | 'target' | 'wish' | 'onRefused'> {
  onSaved: () => void;
}

/** The caller words it; showing and reloading are done here. */
export function saveChoice(queryClient: QueryClient, change: ChoiceChange): void {
  const { kind, owner, target, wish, onSaved } = change;
  const choices = queryClient.getQueryData(choiceQueries.about(kind, owner).queryKey);
  send(queryClient, {
    ...change,
    base: answerIn(choices ?? [], target.id),
    write: (home) => home.save(kind, target, wish),
    onSaved: (isLast) => {
      if (isLast) onSaved();
    },
  });
}

export interface FlagChange extends Pick<Change, 'owner' | 'onSaved' | 'onRefused'> {
  chosen: Chosen;
  flag: ChoiceFlag;
  isOn: boolean;
}

/** Optimistic in the list and everywhere; the caller words it. */
export function changeFlag(queryClient: QueryClient, change: FlagChange): void {
  const { owner, chosen, flag, isOn } = change;
  const { kind, id, rowId } = chosen;
  const { queryKey } = choiceQueries.chosen(kind, owner);
  send(queryClient, {
    ...change,
    kind,
    target: { id, nome: nameOf(chosen) },
    rowId,
    base: flagsIn(chosen),
    wish: { ...flagsIn(chosen), [flag]: isOn },
    write: (home) => home.change(chosen, { [flag]: isOn }),
    showInList: (isDone) => {
      queryClient.setQueryData(
        queryKey,
        (rows) => rows && withFlag(rows, rowId, flag, isDone ? isOn : !isOn),
      );
    },
  });
}
