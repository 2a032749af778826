import { MutationObserver, noop, type QueryClient } from '@tanstack/react-query';
import { deviceOwner } from '@/lib/device-note';
import { errorCode, policyRefusal, SessionEndedError, toldBy } from '@/lib/errors';
import { notify, type ToastText } from '@/lib/notify';
import { waitingWords } from '@/features/politicians/choice-words';
import { waitingKey } from '@/lib/waiting-note';
import type { AskConsent } from './choice-consent';
import { type ChoiceHome, homeOf } from './home';
import type { ChoiceKind } from './kinds';
import { type Chosen, nameOf, withFlag } from './my-choices-model';
import {
  type ChoiceFlag,
  type ChoiceFlags,
  type ChoicePolicy,
  type ChoiceTarget,
  flagsIn,
  noChoice,
} from './model';
import { choiceQueries } from './queries';
import { type ChoiceTexts, undoneText } from './texts';
import { answerIn, nextChoice, replace, showAnswer, showWish, takeBack } from './wishes';
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
  description: 'A escolha está neste aparelho e será enviada assim que possível.',
};

interface Waiting extends Pick<Change, 'kind' | 'owner' | 'target' | 'base'> {
  wish: Partial<ChoiceFlags>;
}

function showWaiting(queryClient: QueryClient, { kind, owner, target: { id, nome }, wish }: Waiting): void {
  const { queryKey } = choiceQueries.waiting(kind, owner);
  queryClient.setQueryData(queryKey, (rows) => replace(rows ?? [], { id, nome, wish, isWaiting: true }));
}

/** For unknown rows or consents: the sender finds them out. Returns whether it waits. */
function letWait(queryClient: QueryClient, waiting: Waiting): boolean {
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
      const cancelled = queryClient.cancelQueries({ queryKey: outdated }, { revert: false, silent: true });
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
  /** The rest may be outdated here, and stays. */
  pressed?: Partial<ChoiceFlags> | undefined;
  onSaved: () => void;
}

/** The caller words it; showing and reloading are done here. */
export function saveChoice(queryClient: QueryClient, change: ChoiceChange): void {
  const { kind, owner, target, wish, pressed, onSaved } = change;
  const choices = queryClient.getQueryData(choiceQueries.about(kind, owner).queryKey);
  send(queryClient, {
    ...change,
    base: answerIn(choices ?? [], target.id),
    write: (home) => home.save(kind, target, wish, pressed),
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

interface Click {
  kind: ChoiceKind;
  owner: string;
  target: ChoiceTarget;
  flag: ChoiceFlag;
  policy: ChoicePolicy;
  isMeantOn: boolean;
}

interface Surroundings {
  queryClient: QueryClient;
  askConsent: AskConsent;
  texts: ChoiceTexts;
}

/** Spec §4: what turns no other flag off leaves it, also where another device set it. */
function pressedOf(flags: ChoiceFlags, flag: ChoiceFlag, isWhole: boolean): Partial<ChoiceFlags> {
  return isWhole ? flags : { [flag]: flags[flag] };
}

/** Readers of the screen hear of no button that changes by itself. */
function sayUndone(words: ToastText | null, about: string): void {
  if (words !== null) notify(words, { kind: 'success', about });
}

/** The toast undoes both flags; a missing consent is requested once. */
export async function flip(
  { kind, owner, target, flag, policy, isMeantOn }: Click,
  { queryClient, askConsent, texts }: Surroundings,
): Promise<void> {
  const isTarget = ({ id }: { id: string }) => id === target.id;
  const waiting = queryClient.getQueryData(choiceQueries.waiting(kind, owner).queryKey)?.find(isTarget);
  const mayWait = owner !== deviceOwner;
  const sayRefused = (error: unknown) => {
    notify(toldBy(error, texts.saveError[flag]), { kind: 'error' });
  };
  const press = <Known extends Partial<ChoiceFlags>>(known: Known): Known =>
    nextChoice(isMeantOn && !waiting ? { ...known, [flag]: false } : known, flag, policy);
  let former: ChoiceFlags | undefined;
  let wish: ChoiceFlags | undefined;
  try {
    // Nobody would answer, or what waits needs no answer.
    if (mayWait && isMeantOn && (waiting || !navigator.onLine)) throw new Error('Choices unread');
    const rows = await queryClient.query({
      ...choiceQueries.about(kind, owner),
      staleTime: 'static',
    });
    former = { ...flagsIn(rows.find(isTarget) ?? noChoice), ...waiting?.wish };
    wish = press(former);
    if (mayWait && wish[flag] && !(await askConsent(owner, { flag, nome: target.nome }))) return;
  } catch (error) {
    const isRefused = !mayWait || error instanceof SessionEndedError || !isUnanswered(error);
    const blind = wish ?? press(waiting?.wish ?? {});
    if (isRefused || !letWait(queryClient, { kind, owner, target, base: former, wish: blind }))
      sayRefused(error);
    return;
  }
  const isExclusive = policy === 'exclusive';
  const about = `${kind} ${target.id}`;
  const undo = () => {
    const pressed = pressedOf(former, flag, isExclusive);
    const onSaved = () => sayUndone(undoneText(texts, former, wish), about);
    saveChoice(queryClient, { kind, owner, target, wish: former, pressed, onSaved, onRefused: sayRefused });
  };
  const onSaved = () => {
    notify(texts.saved[flag][wish[flag] ? 'on' : 'off'], {
      kind: 'success',
      about,
      action: { label: 'Desfazer', run: undo },
    });
  };
  const pressed = pressedOf(wish, flag, isExclusive && wish[flag]);
  const save = (onRefused: (error: unknown) => void) => {
    saveChoice(queryClient, { kind, owner, target, wish, pressed, onSaved, onRefused });
  };
  save((error) => {
    if (errorCode(error) !== policyRefusal || !wish[flag]) {
      sayRefused(error);
      return;
    }
    askConsent(owner, { flag, nome: target.nome }, true).then((isAgreed) => {
      if (isAgreed) save(sayRefused);
    }, sayRefused);
  });
}
