import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { choiceConsentVersion } from '@/features/choices/choice-consent';
import { ChoiceConsentDialog } from '@/features/choices/choice-consent-dialog';
import { dropWaiting } from '@/features/choices/waiting-store';
import { useGrantConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { paths } from '@/lib/paths';
import { consentQuestion } from './consent-store';

/** Where people can be marked. */
const choosingScreens = [
  paths.home,
  paths.candidates,
  paths.candidatePattern,
  paths.deputies,
  paths.deputyPattern,
];

/** Whether something besides the consents is being read: what a screen shows goes before what is asked of a person. */
function useOtherReads(): boolean {
  const [consents] = consentQueries.all();
  return useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== consents }) > 0;
}

/** Who leaves answers no, and what waited for their sign-in is nothing to the next. */
function leave(): void {
  consentQuestion.answer(false);
  dropWaiting();
}

/**
 * Reads the consents where people can be marked, behind everything that the screen itself reads, so that a tap waits for
 * nothing; and asks for the consent when a choice waits for it.
 */
export function ConsentQuestion({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const isChoosing = choosingScreens.some((pattern) => matchPath(pattern, pathname));
  const hasOtherReads = useOtherReads();
  useQuery({ ...consentQueries.mine(userId), staleTime: Infinity, enabled: isChoosing && !hasOtherReads });
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
