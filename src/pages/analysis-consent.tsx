import { useQuery } from '@tanstack/react-query';
import { ConsentPanel } from '@/features/analysis/consent-panel';
import type { Recipient } from '@/features/analysis/schema';
import { analysisTexts } from '@/features/analysis/texts';
import { standingConsent } from '@/features/consent/model';
import { useGrantConsent, useRevokeConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { notify } from '@/lib/notify';

const purpose = 'analise_ia';

export function AnalysisConsent({ userId, recipient }: { userId: string; recipient: Recipient }) {
  const { data, isPending } = useQuery({
    ...consentQueries.mine(userId),
    meta: { errorToast: analysisTexts.consentUnknown },
  });
  const grant = useGrantConsent();
  const revoke = useRevokeConsent();
  const standing = standingConsent(data ?? [], purpose, recipient.versao);

  function giveConsent() {
    grant.mutate(
      { userId, purpose, version: recipient.versao },
      {
        onSuccess: () => notify(analysisTexts.consentGiven, { kind: 'success' }),
        onError: () => notify(analysisTexts.consentError, { kind: 'error' }),
      },
    );
  }

  function takeBack() {
    revoke.mutate(
      { userId, purpose },
      {
        onSuccess: () => notify(analysisTexts.consentRevoked, { kind: 'success' }),
        onError: () => notify(analysisTexts.revocationError, { kind: 'error' }),
      },
    );
  }

  return (
    <ConsentPanel
      userId={userId}
      recipient={recipient}
      consent={{
        grantedAt: standing?.concedido_em ?? null,
        isBusy: isPending || grant.isPending || revoke.isPending,
        onGrant: giveConsent,
        onRevoke: takeBack,
      }}
    />
  );
}
