import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { errorCode } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { ChoiceConsentContext } from './choice-consent';
import type { ChoiceFlag, ChoiceFlags, ChoiceKind, ChoiceTargets } from './model';
import type { ChoiceTexts } from './texts';

/** Who clicked, about whom, and the flags before and after. */
interface Click<Kind extends ChoiceKind> {
  userId: string;
  target: ChoiceTargets[Kind];
  flag: ChoiceFlag;
  former: ChoiceFlags;
  wish: ChoiceFlags;
}

/** SQLSTATE of a row that a policy refuses, here for want of a consent: it was taken back elsewhere. */
const isRefused = '42501';

/**
 * Saves with the screen's words: a toast that can undo (it restores both former flags), or the screen's error. A choice
 * refused for want of a consent asks for it, once, and is saved then.
 */
export function useSpokenSave<Kind extends ChoiceKind>(kind: Kind, texts: ChoiceTexts) {
  const queryClient = useQueryClient();
  const askConsent = useContext(ChoiceConsentContext);
  return useCallback(
    async ({ userId, target, flag, former, wish }: Click<Kind>) => {
      const { saveChoice } = await import('./mutations');
      const sayRefused = () => {
        notify(texts.saveError[flag], { kind: 'error' });
      };
      const undo = () => {
        const onSaved = () => undefined;
        saveChoice(queryClient, { kind, userId, target, wish: former, onSaved, onRefused: sayRefused });
      };
      const onSaved = () => {
        notify(texts.saved[flag][wish[flag] ? 'on' : 'off'], {
          kind: 'success',
          about: `${kind} ${target.id}`,
          action: { label: 'Desfazer', run: undo },
        });
      };
      const save = (onRefused: (error: Error) => void) => {
        saveChoice(queryClient, { kind, userId, target, wish, onSaved, onRefused });
      };
      save((error) => {
        if (errorCode(error) !== isRefused || !wish[flag]) {
          sayRefused();
          return;
        }
        askConsent(userId, { flag, nome: target.nome }, true).then((isAgreed) => {
          if (isAgreed) save(sayRefused);
        }, sayRefused);
      });
    },
    [kind, queryClient, askConsent, texts],
  );
}
