import { useIsFetching, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { choiceConsentVersion } from '@/features/choices/choice-consent';
import { ChoiceConsentDialog } from '@/features/choices/choice-consent-dialog';
import { useDeviceNote } from '@/features/choices/use-choice-owner';
import { WaitingChoices } from '@/features/choices/waiting/waiting-choices';
import { dropPending } from '@/features/choices/pending-store';
import { useGrantConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { paths } from '@/lib/paths';
import { lazyOptional } from '@/lib/page/when-loaded';
import { consentQuestion } from './consent-store';

const choosingScreens = [
  paths.home,
  paths.candidates,
  paths.candidatePattern,
  paths.deputies,
  paths.deputyPattern,
];

/** What a screen shows loads before the question. */
function useOtherReads(): boolean {
  const [consents] = consentQueries.all();
  return useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== consents }) > 0;
}

/** Signing out answers no and drops what waited for the sign-in. */
function leave(): void {
  consentQuestion.answer(false);
  dropPending();
}

/** Until its code is there, what this device keeps just stays there. */
const DeviceQuestion = lazy(() =>
  lazyOptional(
    () => import('@/features/choices/device/device-question').then((module) => module.DeviceQuestion),
    'Question about the choices of this device',
  ),
);

/** Before the first choice, and where this device keeps some. */
export function ChoiceQuestions({ userId }: { userId: string }) {
  const note = useDeviceNote();
  return (
    <>
      <ConsentQuestion userId={userId} />
      <WaitingChoices userId={userId} />
      {note === 'aqui' ? (
        <Suspense fallback={null}>
          <DeviceQuestion userId={userId} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Consents are read last, so that a tap waits for nothing. */
function ConsentQuestion({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const isChoosing = choosingScreens.some((pattern) => matchPath(pattern, pathname));
  const hasOtherReads = useOtherReads();
  useQuery({
    ...consentQueries.mine(userId),
    staleTime: Infinity,
    // Another tab may have been told yes, while this one was anywhere.
    refetchOnWindowFocus: 'always',
    enabled: ({ state }) => (isChoosing || state.data !== undefined) && !hasOtherReads,
  });
  const act = useSyncExternalStore(consentQuestion.subscribe, consentQuestion.read);
  const { mutate, isPending, isError, reset } = useGrantConsent();

  useEffect(() => leave, []);
  useEffect(() => {
    if (act === null) reset();
  }, [act, reset]);

  if (act === null) return null;
  const agree = () => {
    mutate(
      { userId, purpose: 'escolhas', version: choiceConsentVersion },
      { onSuccess: () => consentQuestion.answer(true) },
    );
  };
  return (
    <ChoiceConsentDialog
      act={act}
      isBusy={isPending}
      hasFailed={isError}
      onAgree={agree}
      onLater={() => consentQuestion.answer(false)}
    />
  );
}
