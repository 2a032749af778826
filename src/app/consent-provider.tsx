import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { type AskConsent, ChoiceConsentContext } from '@/features/choices/choice-consent';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { useSession } from '@/lib/session/use-session';
import { lazyOptional } from '@/ui/state/lazy-optional';

const loadQuestion = () => import('./consent-question');

const isOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Its code sends what waits for the network, and may wait for it too. */
const loadSender = (): ReturnType<typeof loadQuestion> =>
  loadQuestion().catch((reason: unknown) => {
    if (navigator.onLine) throw reason;
    return isOnline().then(loadSender);
  });

/** A missing question must not take the screen; the choice then fails and says so. */
const ChoiceQuestions = lazy(() =>
  lazyOptional(
    afterFirstScreen()
      .then(loadSender)
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
