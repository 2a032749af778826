import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { type AskConsent, ChoiceConsentContext } from '@/features/choices/choice-consent';
import { useDeviceNote } from '@/features/choices/use-choice-owner';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { useSession } from '@/lib/session/use-session';
import { lazyOptional } from '@/ui/lazy-optional';

const loadQuestion = () => import('./consent-question');

/** A screen without the question is better than no screen; without its code a choice fails and says so. */
const ConsentQuestion = lazy(() =>
  lazyOptional(
    afterFirstScreen()
      .then(loadQuestion)
      .then((module) => module.ConsentQuestion),
    'Consent question',
  ),
);

/** Only where this device keeps choices; without its code they are shown all the same. */
const DeviceChoices = lazy(() =>
  lazyOptional(
    afterFirstScreen()
      .then(() => import('./device-choices'))
      .then((module) => module.DeviceChoices),
    'Choices of the device',
  ),
);

/** Asks for the user's consent before a choice is saved. Visitors have nothing to consent to, so it loads with the session. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const session = useSession();
  const note = useDeviceNote();
  const ask = useCallback<AskConsent>(
    async (userId, act, wasRefused = false) => {
      const { askConsent } = await import('./consent-store');
      return askConsent(queryClient, userId, act, wasRefused, loadQuestion);
    },
    [queryClient],
  );
  return (
    <ChoiceConsentContext value={ask}>
      {children}
      {note === null ? null : (
        <Suspense fallback={null}>
          <DeviceChoices note={note} />
        </Suspense>
      )}
      {session.status === 'user' ? (
        <Suspense fallback={null}>
          <ConsentQuestion key={session.user.id} userId={session.user.id} />
        </Suspense>
      ) : null}
    </ChoiceConsentContext>
  );
}
