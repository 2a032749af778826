import { useQuery } from '@tanstack/react-query';
import { choiceConsentVersion } from '@/features/choices/choice-consent';
import { ChoiceNotice } from '@/features/choices/choice-notice';
import { standingConsent } from '@/features/consent/model';
import { useGrantConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { notify } from '@/lib/notify';

interface ConsentNoticeProps {
  userId: string;
  /** The person wants to be told another time. */
  onLater: () => void;
}

/** The notice before the first choice, for who has not agreed to what it says now. */
export function ConsentNotice({ userId, onLater }: ConsentNoticeProps) {
  const { data: consents } = useQuery({ ...consentQueries.mine(userId), staleTime: Infinity });
  const grant = useGrantConsent();
  const isUntold = consents !== undefined && !standingConsent(consents, 'escolhas', choiceConsentVersion);
  if (!isUntold) return null;

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
      <ChoiceNotice isBusy={grant.isPending} onAgree={agree} onLater={onLater} />
    </div>
  );
}
