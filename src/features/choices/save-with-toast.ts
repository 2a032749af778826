import type { QueryClient } from '@tanstack/react-query';
import { deviceOwner } from '@/lib/device-note';
import { errorCode, policyRefusal, SessionEndedError, toldBy } from '@/lib/errors';
import { notify } from '@/lib/notify';
import type { AskConsent } from './choice-consent';
import type { ChoiceKind } from './kinds';
import {
  type ChoiceFlag,
  type ChoiceFlags,
  type ChoicePolicy,
  type ChoiceTarget,
  flagsIn,
  noChoice,
} from './model';
import { letWait, saveChoice } from './mutations';
import { choiceQueries } from './queries';
import type { ChoiceTexts } from './texts';
import { nextChoice } from './wishes';
import { isUnanswered } from './write-ahead';

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
    const rows = await queryClient.query({ ...choiceQueries.about(kind, owner), staleTime: 'static' });
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
  const undo = () => {
    const onSaved = () => undefined;
    saveChoice(queryClient, { kind, owner, target, wish: former, onSaved, onRefused: sayRefused });
  };
  const onSaved = () => {
    notify(texts.saved[flag][wish[flag] ? 'on' : 'off'], {
      kind: 'success',
      about: `${kind} ${target.id}`,
      action: { label: 'Desfazer', run: undo },
    });
  };
  const save = (onRefused: (error: unknown) => void) => {
    saveChoice(queryClient, { kind, owner, target, wish, onSaved, onRefused });
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
