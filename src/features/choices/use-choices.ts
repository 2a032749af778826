import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { ShownFlags } from '@/features/politicians/choice-words';
import { notify } from '@/lib/notify';
import { useLoginGate } from '@/lib/session/use-login-gate';
import { useSession } from '@/lib/session/use-session';
import { ChoiceConsentContext } from './choice-consent';
import type { ChoiceKind } from './kinds';
import { type ChoiceFlag, type ChoicePolicy, type ChoiceTarget, noChoice, unreadChoice } from './model';
import { choiceQueries } from './queries';
import type { ChoiceTexts } from './texts';
import { useChoiceOwner } from './use-choice-owner';
import { usePendingChoice } from './use-pending-choice';
import { useWriting } from './use-writing';
import { keepPending } from './pending-store';

export interface Choices {
  /** With clicks on their way and waiting for a network. */
  flagsOf: (id: string) => ShownFlags;
  /** Optimistic, after sign-in and consent. */
  toggle: (target: ChoiceTarget, flag: ChoiceFlag) => void;
  isPending: boolean;
  /** A toast, or the screen, has told the failure. */
  isError: boolean;
  retry: () => void;
}

/** `isMeantOn` when the clicked button could only say 'off'. */
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
      const { flip } = await import('./mutations');
      await flip({ kind, owner, target, flag, policy, isMeantOn }, { queryClient, askConsent, texts });
    },
    [kind, askLogin, askConsent, queryClient, texts, policy],
  );
}

/** Visitors have no flags; `isErrorInPlace` replaces the toast. */
export function useChoices(
  kind: ChoiceKind,
  texts: ChoiceTexts,
  policy: ChoicePolicy,
  isErrorInPlace = false,
): Choices {
  const session = useSession();
  const owner = useChoiceOwner();
  const isSessionKnown = owner !== null || session.status === 'visitor';
  const { data, isPending, isLoadingError, errorUpdateCount, refetch } = useQuery({
    ...choiceQueries.about(kind, owner),
    meta: { [isErrorInPlace ? 'reloadToast' : 'errorToast']: texts.loadError },
  });
  const { data: waiting } = useQuery(choiceQueries.waiting(kind, owner));
  useWriting(owner);

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

  // Before the choices arrive a click on 'off' means 'on'.
  const isUnknown = data === undefined;
  // Also while a failed read is tried again.
  const unlisted = isUnknown && errorUpdateCount > 0 ? unreadChoice : noChoice;
  return {
    flagsOf: useCallback(
      (id) => {
        const isAbout = (one: { id: string }) => one.id === id;
        const waits = waiting?.find(isAbout);
        const all = { ...unlisted, ...data?.find(isAbout), ...waits, ...waits?.wish };
        return { favorito: all.favorito, ignorado: all.ignorado, isWaiting: all.isWaiting };
      },
      [data, waiting, unlisted],
    ),
    toggle: useCallback((target, flag) => run(target, flag, isUnknown), [run, isUnknown]),
    isPending: !isSessionKnown || (owner !== null && isPending),
    isError: isLoadingError,
    retry: () => void refetch(),
  };
}
