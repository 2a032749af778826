import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect } from 'react';
import { notify } from '@/lib/notify';
import { useLoginGate } from '@/lib/session/use-login-gate';
import { useSession } from '@/lib/session/use-session';
import { ChoiceConsentContext } from './choice-consent';
import type { ChoiceKind } from './kinds';
import { type ChoiceFlag, type ChoicePolicy, type ChoiceTarget, noChoice, type ShownFlags } from './model';
import { choiceQueries } from './queries';
import type { ChoiceTexts } from './texts';
import { useChoiceOwner } from './use-choice-owner';
import { usePendingChoice } from './use-pending-choice';
import { useWriting } from './use-writing';
import { keepPending } from './pending-store';

export interface Choices {
  /** The flags of one person, clicks on their way and what waits for a network included. */
  flagsOf: (id: string) => ShownFlags;
  /** Flips one flag, optimistically: after the sign-in for visitors, after the consent for who has not given it. */
  toggle: (target: ChoiceTarget, flag: ChoiceFlag) => void;
  /** Whether it is not known yet who is there or what they chose. */
  isPending: boolean;
  /** Whether nothing is known because reading failed (told in a toast, or by the screen in its place); `retry` asks again. */
  isError: boolean;
  retry: () => void;
}

/** Returns how to carry a click out; `isMeantOn` when the button that was clicked could only say 'off'. */
function useFlip(kind: ChoiceKind, texts: ChoiceTexts, policy: ChoicePolicy) {
  const queryClient = useQueryClient();
  const askLogin = useLoginGate();
  const askConsent = useContext(ChoiceConsentContext);
  return useCallback(
    async (target: ChoiceTarget, flag: ChoiceFlag, isMeantOn: boolean) => {
      const owner = await askLogin(texts.loginRequired[flag], (path) =>
        keepPending({ kind, target, flag, path }),
      );
      if (owner === null) return;
      const { flip } = await import('./save-with-toast');
      await flip({ kind, owner, target, flag, policy, isMeantOn }, { queryClient, askConsent, texts });
    },
    [kind, askLogin, askConsent, queryClient, texts, policy],
  );
}

/** For visitors every flag is off. A screen that shows a failed read in its place says so: there is no toast then. */
export function useChoices(
  kind: ChoiceKind,
  texts: ChoiceTexts,
  policy: ChoicePolicy,
  isErrorInPlace = false,
): Choices {
  const session = useSession();
  const owner = useChoiceOwner();
  const isSessionKnown = owner !== null || session.status === 'visitor';
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...choiceQueries.about(kind, owner),
    meta: { [isErrorInPlace ? 'reloadToast' : 'errorToast']: texts.loadError },
  });
  const { data: waiting } = useQuery(choiceQueries.waiting(kind, owner));
  useWriting(owner);
  useEffect(() => {
    if (owner === null) return;
    import('./save-with-toast').catch(noop);
  }, [owner]);

  const flip = useFlip(kind, texts, policy);
  const run = useCallback(
    (target: ChoiceTarget, flag: ChoiceFlag, isMeantOn: boolean) => {
      flip(target, flag, isMeantOn).catch(() => {
        notify(texts.saveError[flag], { kind: 'error' });
      });
    },
    [flip, texts],
  );
  usePendingChoice(kind, run);

  // Before the choices have arrived every button says 'off', and a click on it means 'on', whatever is stored.
  const isUnknown = data === undefined;
  return {
    flagsOf: useCallback(
      (id) => {
        const isAbout = (one: { id: string }) => one.id === id;
        const waits = waiting?.find(isAbout);
        return { ...noChoice, ...data?.find(isAbout), ...waits, ...waits?.wish };
      },
      [data, waiting],
    ),
    toggle: useCallback((target, flag) => run(target, flag, isUnknown), [run, isUnknown]),
    isPending: !isSessionKnown || (owner !== null && isPending),
    isError: isLoadingError,
    retry: () => void refetch(),
  };
}
