import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { ChoiceConsentContext, choiceConsentVersion } from '@/features/choices/choice-consent';
import { standingConsent } from '@/features/consent/model';
import { useGrantConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';

const ChoiceNotice = lazy(() =>
  import('@/features/choices/choice-notice').then((module) => ({ default: module.ChoiceNotice })),
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

/** Records the consent that the choice itself gives, unless it stands already. */
function useRecordConsent() {
  const queryClient = useQueryClient();
  const { mutateAsync: grant, isPending } = useGrantConsent();
  const record = useCallback(
    async (userId: string) => {
      const consents = await queryClient.query({ ...consentQueries.mine(userId), staleTime: 'static' });
      if (standingConsent(consents, 'escolhas', choiceConsentVersion)) return;
      await grant({ userId, purpose: 'escolhas', version: choiceConsentVersion });
    },
    [queryClient, grant],
  );
  return { record, isPending };
}

/** Puts choices and consents together: who has not been told yet is told at the foot of the screens where one chooses. */
export function ChoiceConsent({ children }: { children: ReactNode }) {
  const userId = useChooser();
  const { record, isPending } = useRecordConsent();
  const [putOffBy, setPutOffBy] = useState<string | null>(null);
  const { data } = useQuery({ ...consentQueries.mine(userId), staleTime: Infinity });
  const isUntold = data !== undefined && !standingConsent(data, 'escolhas', choiceConsentVersion);

  function agree(id: string) {
    record(id).catch(() => {
      notify({ title: 'Erro ao guardar sua resposta', description: 'Tente novamente.' }, { kind: 'error' });
    });
  }

  return (
    <ChoiceConsentContext value={record}>
      {children}
      <div
        aria-live="polite"
        className="sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+12px)] z-30 print:hidden"
      >
        {userId !== null && isUntold && putOffBy !== userId ? (
          <Suspense fallback={null}>
            <div className="pt-6">
              <ChoiceNotice
                isBusy={isPending}
                onAgree={() => agree(userId)}
                onLater={() => setPutOffBy(userId)}
              />
            </div>
          </Suspense>
        ) : null}
      </div>
    </ChoiceConsentContext>
  );
}
