import type { QueryClient } from '@tanstack/react-query';
import { deviceOwner } from '@/lib/device-note';
import { errorCode, policyRefusal, toldBy } from '@/lib/errors';
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
import { nextChoice } from './next-choice';
import { choiceQueries } from './queries';
import type { ChoiceTexts } from './texts';

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
  const { answered, knownRows, letWait, saveChoice } = await import('./mutations');
  const isTarget = ({ id }: { id: string }) => id === target.id;
  const waiting = queryClient.getQueryData(choiceQueries.waiting(kind, owner).queryKey)?.find(isTarget);
  const isOnDevice = owner === deviceOwner;
  const rows = await knownRows(queryClient, kind, owner, waiting !== undefined);
  const press = <Known extends Partial<ChoiceFlags>>(known: Known): Known =>
    nextChoice(isMeantOn && !waiting ? { ...known, [flag]: false } : known, flag, policy);
  const sayRefused = (error: unknown) => {
    notify(toldBy(error, texts.saveError[flag]), { kind: 'error' });
  };
  const wait = (wish: Partial<ChoiceFlags>, base?: ChoiceFlags) => {
    if (!letWait(queryClient, { kind, owner, target, wish, base })) sayRefused(null);
  };
  if (!rows) {
    wait(press(waiting?.wish ?? {}));
    return;
  }
  const base = flagsIn(rows.find(isTarget) ?? noChoice);
  const former = { ...base, ...waiting?.wish };
  const wish = press(former);
  const needsConsent = !isOnDevice && wish[flag];
  const isAgreed = !needsConsent || (await answered(askConsent(owner, { flag, nome: target.nome })));
  if (isAgreed === null) wait(wish, base);
  if (!isAgreed) return;
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
