import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type ChoiceAct, ChoiceConsentContext } from '@/features/choices/choice-consent';
import { dropWaiting } from '@/features/choices/waiting-store';
import { afterFirstScreen } from '@/lib/offline/first-screen';
import { useSession } from '@/lib/session/use-session';
import { orNothing } from './or-nothing';

/** A choice that waits for the person's answer. */
export interface ConsentQuestion {
  act: ChoiceAct;
  answer: (isAgreed: boolean) => void;
}

/** A screen without the question is better than no screen; who then taps is told that the tap did nothing. */
const ConsentQuestionPart = lazy(() =>
  orNothing(
    afterFirstScreen()
      .then(() => import('./consent-question'))
      .then((module) => module.ConsentQuestion),
    'The question before the first choice',
  ),
);

/** One question at a time; every choice that waits for it gets the same answer. Leaving answers no. */
function useQuestion(userId: string | null) {
  const [question, setQuestion] = useState<ConsentQuestion | null>(null);
  const waiting = useRef<((isAgreed: boolean) => void)[]>([]);
  const answer = useCallback((isAgreed: boolean) => {
    setQuestion(null);
    for (const resolve of waiting.current.splice(0)) resolve(isAgreed);
  }, []);
  const ask = useCallback(
    (act: ChoiceAct) =>
      new Promise<boolean>((resolve) => {
        if (waiting.current.push(resolve) === 1) setQuestion({ act, answer });
      }),
    [answer],
  );
  useEffect(() => () => answer(false), [userId, answer]);
  return { question, ask };
}

/**
 * Puts choices and consents together: before a choice is kept, the person's consent must stand. Visitors have nothing to
 * consent to, so all of it comes with the session.
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : null;
  const { question, ask } = useQuestion(userId);
  const askIfNeeded = useCallback(
    async (id: string, act: ChoiceAct, wasRefused = false) => {
      const { readConsent } = await import('./consent-question');
      return (await readConsent(queryClient, id, wasRefused)) || ask(act);
    },
    [queryClient, ask],
  );

  useEffect(() => {
    // What waited for one person's sign-in is nothing to the next.
    if (userId !== null) return dropWaiting;
    return undefined;
  }, [userId]);

  return (
    <ChoiceConsentContext value={askIfNeeded}>
      {children}
      {userId === null ? null : (
        <Suspense fallback={null}>
          <ConsentQuestionPart key={userId} userId={userId} question={question} />
        </Suspense>
      )}
    </ChoiceConsentContext>
  );
}
