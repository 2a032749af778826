import { useQuery } from '@tanstack/react-query';
import { ConsentPanel } from '@/features/analysis/consent-panel';
import type { Recipient } from '@/features/analysis/schema';
import { analysisTexts } from '@/features/analysis/texts';
import { standingConsent } from '@/features/consent/model';
import { useGrantConsent, useRevokeConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';

const purpose = 'analise_ia';

export function AnalysisConsent({ userId, recipient }: { userId: string; recipient: Recipient }) {
  const { data, isPending } = useQuery({
    ...consentQueries.mine(userId),
    meta: { errorToast: analysisTexts.consentUnknown },
  });
  const grant = useGrantConsent({ done: analysisTexts.consentGiven, refused: analysisTexts.consentError });
  const revoke = useRevokeConsent({
    done: analysisTexts.consentRevoked,
    refused: analysisTexts.revocationError,
  });
  const standing = standingConsent(data ?? [], purpose, recipient.versao);

  return (
    <ConsentPanel
      userId={userId}
      recipient={recipient}
      consent={{
        grantedAt: standing?.concedido_em ?? null,
        isBusy: isPending || grant.isPending || revoke.isPending,
        onGrant: () => grant.mutate({ userId, purpose, version: recipient.versao }),
        onRevoke: () => revoke.mutate({ userId, purpose }),
      }}
    />
  );
}
