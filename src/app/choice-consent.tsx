import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { ChoiceConsentContext, choiceConsentVersion } from '@/features/choices/choice-consent';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';

const ConsentNotice = lazy(() =>
  import('./consent-notice').then((module) => ({ default: module.ConsentNotice })),
);

/** Where people can be marked. */
const choosingScreens = [
  paths.home,
  paths.candidates,
  paths.candidatePattern,
  paths.deputies,
  paths.deputyPattern,
];

/** Who may be chosen here, and has to be told first; null elsewhere and for visitors. */
function useChooser(): string | null {
  const session = useSession();
  const { pathname } = useLocation();
  const isChoosing = choosingScreens.some((pattern) => matchPath(pattern, pathname));
  return isChoosing && session.status === 'user' ? session.user.id : null;
}

/**
 * Puts choices and consents together: who has not been told yet is told at the foot of the screens where one chooses.
 * Visitors have nothing to consent to, so all of it comes with the session.
 */
export function ChoiceConsent({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const userId = useChooser();
  const [putOffBy, setPutOffBy] = useState<string | null>(null);
  const record = useCallback(
    async (id: string) => {
      const { ensureConsent } = await import('@/features/consent/mutations');
      await ensureConsent(queryClient, { userId: id, purpose: 'escolhas', version: choiceConsentVersion });
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
        {userId === null || userId === putOffBy ? null : (
          <Suspense fallback={null}>
            <ConsentNotice userId={userId} onLater={() => setPutOffBy(userId)} />
          </Suspense>
        )}
      </div>
    </ChoiceConsentContext>
  );
}
