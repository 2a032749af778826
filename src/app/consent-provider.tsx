import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { type AskConsent, ChoiceConsentContext } from '@/features/choices/choice-consent';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { useSession } from '@/lib/session/use-session';
import { lazyOptional } from '@/lib/page/when-loaded';

const loadQuestion = () => import('./consent-question');

/** Its code also sends what waits for the network, and may wait for it too. */
const ChoiceQuestions = lazy(() =>
  lazyOptional(
    () =>
      afterFirstScreen()
        .then(loadQuestion)
        .then((module) => module.ChoiceQuestions),
    'Consent question',
  ),
);

/** Visitors have nothing to consent to, so it loads with the session. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const session = useSession();
  const ask = useCallback<AskConsent>(
    async (userId, act, wasRefused = false) => {
      const store = await import('./consent-store');
      return store.askConsent(queryClient, userId, act, wasRefused, loadQuestion);
    },
    [queryClient],
  );
  return (
    <ChoiceConsentContext value={ask}>
      {children}
      {session.status === 'user' ? (
        <Suspense fallback={null}>
          <ChoiceQuestions key={session.user.id} userId={session.user.id} />
        </Suspense>
      ) : null}
    </ChoiceConsentContext>
  );
}
