import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { choiceConsentVersion } from '@/features/choices/choice-consent';
import { ChoiceNotice } from '@/features/choices/choice-notice';
import { standingConsent } from '@/features/consent/model';
import { useGrantConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';

/** Where people can be marked. */
const choosingScreens = [
  paths.home,
  paths.candidates,
  paths.candidatePattern,
  paths.deputies,
  paths.deputyPattern,
];

/** The notice before the first choice, for who has not agreed to what it says now, until it is put off for this visit. */
export function ConsentNotice({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const [isPutOff, setIsPutOff] = useState(false);
  const { data: consents } = useQuery({ ...consentQueries.mine(userId), staleTime: Infinity });
  const grant = useGrantConsent();
  const isUntold = consents !== undefined && !standingConsent(consents, 'escolhas', choiceConsentVersion);
  const isChoosing = choosingScreens.some((pattern) => matchPath(pattern, pathname));
  if (!isUntold || !isChoosing || isPutOff) return null;

  function agree() {
    grant.mutate(
      { userId, purpose: 'escolhas', version: choiceConsentVersion },
      {
        onError: () => {
          notify(
            { title: 'Erro ao guardar sua resposta', description: 'Tente novamente.' },
            { kind: 'error' },
          );
        },
      },
    );
  }

  return (
    <div className="pt-6">
      <ChoiceNotice isBusy={grant.isPending} onAgree={agree} onLater={() => setIsPutOff(true)} />
    </div>
  );
}
