import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo } from 'react';
import { notify } from '@/lib/notify';
import { useLoginGate } from '@/lib/session/use-login-gate';
import { useSession } from '@/lib/session/use-session';
import { ChoiceConsentContext } from './choice-consent';
import {
  type ChoiceFlag,
  type ChoiceFlags,
  type ChoiceKind,
  type ChoicePolicy,
  type ChoiceTargets,
  countChoices,
  flagsIn,
  nextChoice,
  noChoice,
} from './model';
import { choicesAbout } from './queries';
import type { ChoiceTexts } from './texts';

export interface Choices<Kind extends ChoiceKind> {
  /** The flags of one person, clicks on their way included. */
  flagsOf: (id: string) => ChoiceFlags;
  /** Flips one flag: at once on the screen, then in the database; visitors are sent to sign in. */
  toggle: (target: ChoiceTargets[Kind], flag: ChoiceFlag) => void;
  counts: Record<ChoiceFlag, number>;
  /** Whether it is not known yet who is there or what they chose. */
  isPending: boolean;
  /** Whether nothing is known because reading failed (said in a toast); `retry` asks again. */
  isError: boolean;
  retry: () => void;
}

export type CandidateChoices = Choices<'candidate'>;

/** Who clicked, about whom, and the flags before and after. */
interface Click<Kind extends ChoiceKind> {
  userId: string;
  target: ChoiceTargets[Kind];
  flag: ChoiceFlag;
  former: ChoiceFlags;
  wish: ChoiceFlags;
}

/** Saves with the screen's words: a toast that can undo (it restores both former flags), or the screen's error. */
function useSpokenSave<Kind extends ChoiceKind>(kind: Kind, texts: ChoiceTexts) {
  const queryClient = useQueryClient();
  return useCallback(
    async ({ userId, target, flag, former, wish }: Click<Kind>) => {
      const { saveChoice } = await import('./mutations');
      const onRefused = () => {
        notify(texts.saveError[flag], { kind: 'error' });
      };
      const undo = () => {
        const onSaved = () => undefined;
        saveChoice(queryClient, { kind, userId, target, wish: former, onSaved, onRefused });
      };
      const onSaved = () => {
        notify(texts.saved[flag][wish[flag] ? 'on' : 'off'], {
          kind: 'success',
          about: `${kind} ${target.id}`,
          action: { label: 'Desfazer', run: undo },
        });
      };
      saveChoice(queryClient, { kind, userId, target, wish, onSaved, onRefused });
    },
    [kind, queryClient, texts],
  );
}

/**
 * The signed-in person's choices and how to change them. The screen gives its sentences and its reading of the two
 * flags; for visitors every flag is off.
 */
export function useChoices<Kind extends ChoiceKind>(
  kind: Kind,
  texts: ChoiceTexts,
  policy: ChoicePolicy,
): Choices<Kind> {
  const session = useSession();
  const queryClient = useQueryClient();
  const askLogin = useLoginGate();
  const recordConsent = useContext(ChoiceConsentContext);
  const save = useSpokenSave(kind, texts);
  const userId = session.status === 'user' ? session.user.id : null;
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...choicesAbout[kind](userId),
    meta: { errorToast: texts.loadError },
  });
  const flags = useMemo(() => new Map(data?.map((choice) => [choice.id, flagsIn(choice)])), [data]);

  useEffect(() => {
    // The first click of who is signed in should not wait for code. If this fails, the click asks again and says so.
    if (userId !== null) import('./mutations').catch(noop);
  }, [userId]);

  const isKnown = data !== undefined;
  const flip = useCallback(
    async (target: ChoiceTargets[Kind], flag: ChoiceFlag) => {
      const user = await askLogin(texts.loginRequired[flag]);
      if (!user) return;
      await recordConsent(user.id);
      const choices = await queryClient.query({ ...choicesAbout[kind](user.id), staleTime: 'static' });
      const current = flagsIn(choices.find(({ id }) => id === target.id) ?? noChoice);
      // Before the choices have arrived every button says 'off', and a click on it means 'on', whatever is stored.
      const answered = isKnown ? current : { ...current, [flag]: false };
      await save({
        userId: user.id,
        target,
        flag,
        former: current,
        wish: nextChoice(answered, flag, policy),
      });
    },
    [isKnown, kind, askLogin, recordConsent, queryClient, save, texts, policy],
  );

  return {
    flagsOf: useCallback((id) => flags.get(id) ?? noChoice, [flags]),
    toggle: useCallback(
      (target, flag) => {
        flip(target, flag).catch(() => {
          notify(texts.saveError[flag], { kind: 'error' });
        });
      },
      [flip, texts],
    ),
    counts: useMemo(() => countChoices(data ?? []), [data]),
    isPending: session.status === 'loading' || (userId !== null && isPending),
    isError: isLoadingError,
    retry: () => void refetch(),
  };
}
