import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { ChoiceConsentContext, choiceConsentVersion } from '@/features/choices/choice-consent';
import { afterFirstScreen } from '@/lib/offline/first-screen';
import { useSession } from '@/lib/session/use-session';
import { orNothing } from './or-nothing';

/** A screen without the notice is better than no screen. */
const ConsentNotice = lazy(() =>
  orNothing(
    afterFirstScreen()
      .then(() => import('./consent-notice'))
      .then((module) => module.ConsentNotice),
    'The notice about choices',
  ),
);

/**
 * Puts choices and consents together: who has not been told yet is told at the foot of the screens where one chooses.
 * Visitors have nothing to consent to, so all of it comes with the session.
 */
export function ChoiceConsent({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const session = useSession();
  const record = useCallback(
    async (userId: string) => {
      const { ensureConsent } = await import('@/features/consent/mutations');
      await ensureConsent(queryClient, { userId, purpose: 'escolhas', version: choiceConsentVersion });
    },
    [queryClient],
  );
  return (
    <ChoiceConsentContext value={record}>
      {children}
      <div
        aria-live="polite"
        className="sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+12px)] z-30 print:hidden"
      >
        {session.status === 'user' ? (
          <Suspense fallback={null}>
            <ConsentNotice key={session.user.id} userId={session.user.id} />
          </Suspense>
        ) : null}
      </div>
    </ChoiceConsentContext>
  );
}
