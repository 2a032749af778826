import type { QueryClient } from '@tanstack/react-query';
import { errorCode, policyRefusal, toldBy } from '@/lib/errors';
import { notify } from '@/lib/notify';
import type { AskConsent } from './choice-consent';
import type { ChoiceKind } from './kinds';
import type { ChoiceFlag, ChoiceFlags, ChoiceTarget } from './model';
import { saveChoice } from './mutations';
import type { ChoiceTexts } from './texts';

/** Who clicked, about whom, and the flags before and after. */
interface Click {
  kind: ChoiceKind;
  owner: string;
  target: ChoiceTarget;
  flag: ChoiceFlag;
  former: ChoiceFlags;
  wish: ChoiceFlags;
}

interface Surroundings {
  queryClient: QueryClient;
  askConsent: AskConsent;
  texts: ChoiceTexts;
}

/** A toast that can undo (restores both flags), or the screen's error. Refused for want of a consent, it asks once and saves then. */
export function saveWithToast(
  { kind, owner, target, flag, former, wish }: Click,
  { queryClient, askConsent, texts }: Surroundings,
): void {
  const sayRefused = (error: unknown) => {
    notify(toldBy(error, texts.saveError[flag]), { kind: 'error' });
  };
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
  const save = (onRefused: (error: Error) => void) => {
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
