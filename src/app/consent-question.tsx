import { type QueryClient, useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { choiceConsentVersion } from '@/features/choices/choice-consent';
import { ChoiceConsentDialog } from '@/features/choices/choice-consent-dialog';
import { standingConsent } from '@/features/consent/model';
import { useGrantConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { paths } from '@/lib/paths';
import type { ConsentQuestion as Question } from './consent-provider';

/** Where people can be marked. */
const choosingScreens = [
  paths.home,
  paths.candidates,
  paths.candidatePattern,
  paths.deputies,
  paths.deputyPattern,
];

/**
 * Whether the person's consent to keeping choices stands, as far as is known here, else as the database says.
 * @param isDoubted what is known here has just been contradicted.
 */
export async function readConsent(
  queryClient: QueryClient,
  userId: string,
  isDoubted: boolean,
): Promise<boolean> {
  const query = consentQueries.mine(userId);
  const consents = await queryClient.query({ ...query, staleTime: isDoubted ? 0 : 'static' });
  return standingConsent(consents, 'escolhas', choiceConsentVersion) !== null;
}

/** Whether something besides the consents is being read: what a screen shows goes before what is asked of a person. */
function useOtherReads(): boolean {
  const [consents] = consentQueries.all();
  return useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== consents }) > 0;
}

interface ConsentQuestionProps {
  userId: string;
  /** What waits for the person's answer. */
  question: Question | null;
}

/**
 * Reads the consents where people can be marked, behind everything that the screen itself reads, so that a tap waits for
 * nothing; and asks for the consent when a choice waits for it.
 */
export function ConsentQuestion({ userId, question }: ConsentQuestionProps) {
  const { pathname } = useLocation();
  const isChoosing = choosingScreens.some((pattern) => matchPath(pattern, pathname));
  const hasOtherReads = useOtherReads();
  useQuery({ ...consentQueries.mine(userId), staleTime: Infinity, enabled: isChoosing && !hasOtherReads });
  const { mutate, isPending, isError, reset } = useGrantConsent();

  useEffect(() => {
    if (question === null) reset();
  }, [question, reset]);

  if (question === null) return null;
  const agree = () => {
    mutate(
      { userId, purpose: 'escolhas', version: choiceConsentVersion },
      { onSuccess: () => question.answer(true) },
    );
  };
  return (
    <ChoiceConsentDialog
      act={question.act}
      isBusy={isPending}
      hasFailed={isError}
      onAgree={agree}
      onLater={() => question.answer(false)}
    />
  );
}
