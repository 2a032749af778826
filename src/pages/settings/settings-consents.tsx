import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AccountRow } from '@/features/account/account-row';
import { analysisQueries } from '@/features/analysis/queries';
import { type Consent, type ConsentPurpose, standingConsents } from '@/features/consent/model';
import { useRevokeConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { formatDate } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/state/error-state';
import { NumberText } from '@/ui/number-text';
import { LinkButton } from '@/ui/link-button';
import { Section } from '@/ui/section';
import { TextSkeleton } from '@/ui/state/line-skeletons';

const taking = {
  done: 'Autorização retirada',
  refused: { title: 'Erro ao retirar', description: 'Tente novamente.' },
};

const loadError = 'Erro ao carregar suas autorizações';

/** Given where needed, taken back here (LGPD art. 8 §5). */
export function SettingsConsents({ userId }: { userId: string }) {
  const consents = useQuery({ ...consentQueries.mine(userId), meta: { reloadToast: loadError } });
  return (
    <Section title="Autorizações">
      {consents.isPending ? <TextSkeleton text="Carregando suas autorizações..." lines={8} /> : null}
      {consents.isLoadingError ? <ErrorState message={loadError} query={consents} /> : null}
      {consents.data ? (
        <>
          <ChoicesConsent consent={standing(consents.data, 'escolhas')} />
          <AnalysisConsent userId={userId} consent={standing(consents.data, 'analise_ia')} />
        </>
      ) : null}
      <p className="mt-4">
        <Link to={paths.privacy}>O que guardamos, para quê e quem vê</Link>
      </p>
    </Section>
  );
}

function standing(consents: readonly Consent[], purpose: ConsentPurpose): Consent | undefined {
  return standingConsents(consents, purpose)[0];
}

function Given({ consent, otherwise }: { consent: Consent | undefined; otherwise: string }) {
  // By keys: where a browser translates, React cannot exchange the words of one paragraph.
  if (!consent)
    return (
      <p key="otherwise" className="text-muted">
        {otherwise}
      </p>
    );
  return (
    <p key="given" className="text-muted">
      Você autorizou em <NumberText>{formatDate(consent.concedido_em)}</NumberText>.
    </p>
  );
}

function ChoicesConsent({ consent }: { consent: Consent | undefined }) {
  return (
    <AccountRow>
      <h3 className="text-body">Guardar minhas escolhas</h3>
      <Given consent={consent} otherwise="Ainda não autorizado. Pedimos na sua primeira escolha." />
      {consent ? <p className="text-muted">Para retirar, apague suas escolhas mais abaixo.</p> : null}
    </AccountRow>
  );
}

/** The recipient is shown where consent is given. */
function AnalysisConsent({ userId, consent }: { userId: string; consent: Consent | undefined }) {
  const revoke = useRevokeConsent(taking);
  return (
    <AccountRow
      action={
        consent ? (
          <Button
            isLoading={revoke.isPending}
            onClick={() => revoke.mutate({ userId, purpose: 'analise_ia' })}
          >
            Retirar autorização da IA
          </Button>
        ) : (
          <ReadAndAuthorize userId={userId} />
        )
      }
    >
      <h3 className="text-body">Análise com inteligência artificial</h3>
      <Given
        consent={consent}
        otherwise="Não autorizado. Nada das suas escolhas é enviado a um serviço de IA."
      />
    </AccountRow>
  );
}

/** Offered only where somebody would receive the data; without an answer nothing is offered. */
function ReadAndAuthorize({ userId }: { userId: string }) {
  const { data } = useQuery(analysisQueries.situation(userId));
  if (!data?.provedor) return null;
  return <LinkButton to={paths.analysis}>Ler e autorizar</LinkButton>;
}
