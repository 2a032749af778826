import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { notify } from '@/lib/notify';
import { useLoginGate } from '@/lib/session/use-login-gate';
import { useSession } from '@/lib/session/use-session';
import {
  type ChoiceFlag,
  type ChoiceFlags,
  type ChoicePolicy,
  countChoices,
  flagsIn,
  nextChoice,
  noChoice,
} from './model';
import { useSaveChoice } from './mutations';
import { choiceQueries } from './queries';
import type { ChoiceTexts } from './texts';

/** About whom a choice is, and where the choices about them are read. */
const choicesOf = { candidate: choiceQueries.candidates };
type ChoiceKind = keyof typeof choicesOf;

export interface CandidateChoices {
  /** The flags of one person, clicks on their way included. */
  flagsOf: (id: string) => ChoiceFlags;
  /** Flips one flag: at once on the screen, then in the database; visitors are sent to sign in. */
  toggle: (target: { id: string }, flag: ChoiceFlag) => void;
  counts: Record<ChoiceFlag, number>;
  /** Whether it is not known yet who is there or what they chose. */
  isPending: boolean;
  /** Whether the choices could not be read (said in a toast); `retry` asks again. */
  isError: boolean;
  retry: () => void;
}

/** Saves with the screen's words: a toast that can undo (it restores both former flags), or the screen's error. */
function useSpokenSave(texts: ChoiceTexts) {
  const save = useSaveChoice();
  return useCallback(
    (userId: string, candidateId: string, flag: ChoiceFlag, former: ChoiceFlags, wish: ChoiceFlags) => {
      const onRefused = () => {
        notify(texts.saveError[flag], { kind: 'error' });
      };
      const undo = () => {
        save({ userId, candidateId, wish: former, onSaved: () => undefined, onRefused });
      };
      const onSaved = () => {
        notify(texts.saved[flag][wish[flag] ? 'on' : 'off'], {
          kind: 'success',
          action: { label: 'Desfazer', run: undo },
        });
      };
      save({ userId, candidateId, wish, onSaved, onRefused });
    },
    [save, texts],
  );
}

/**
 * The signed-in person's choices and how to change them. The screen gives its sentences and its reading of the two
 * flags; for visitors every flag is off.
 */
export function useChoices(kind: ChoiceKind, texts: ChoiceTexts, policy: ChoicePolicy): CandidateChoices {
  const session = useSession();
  const queryClient = useQueryClient();
  const askLogin = useLoginGate();
  const save = useSpokenSave(texts);
  const userId = session.status === 'user' ? session.user.id : null;
  const { data, isPending, isError, refetch } = useQuery({
    ...choicesOf[kind](userId),
    meta: { errorToast: texts.loadError },
  });
  const flags = useMemo(() => new Map(data?.map((row) => [row.candidato_id, flagsIn(row)])), [data]);

  const flip = useCallback(
    async (id: string, flag: ChoiceFlag) => {
      const user = await askLogin(texts.loginRequired[flag]);
      if (!user) return;
      const choices = await queryClient.query({ ...choicesOf[kind](user.id), staleTime: 'static' });
      const current = flagsIn(choices.find(({ candidato_id }) => candidato_id === id) ?? noChoice);
      save(user.id, id, flag, current, nextChoice(current, flag, policy));
    },
    [kind, askLogin, queryClient, save, texts, policy],
  );

  return {
    flagsOf: useCallback((id) => flags.get(id) ?? noChoice, [flags]),
    toggle: useCallback(
      ({ id }, flag) => {
        flip(id, flag).catch(() => {
          notify(texts.saveError[flag], { kind: 'error' });
        });
      },
      [flip, texts],
    ),
    counts: useMemo(() => countChoices(data ?? []), [data]),
    isPending: session.status === 'loading' || (userId !== null && isPending),
    isError,
    retry: () => void refetch(),
  };
}
