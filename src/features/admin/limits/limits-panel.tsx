import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInBrasilia, formatDay, formatMoney } from '@/lib/text/format';
import { instantOf } from '@/lib/day/instant';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/state/error-state';
import { ExternalLink } from '@/ui/external-link';
import { NumberText } from '@/ui/number-text';
import { Section } from '@/ui/section';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { Table, Td, Th, Tr } from '@/ui/table';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ConfirmLimits } from './confirm-limits';
import { actsOf, type QuotaAct, type QuotaLimit } from './model';
import { quotaPanelQueries } from './queries';

export function LimitsPanel() {
  const query = useQuery(quotaPanelQueries.limits());
  const [confirming, setConfirming] = useState<QuotaAct | null>(null);
  if (query.isPending) return <TextSkeleton text="Carregando limites da cota..." lines={12} />;
  if (query.data === undefined) {
    return <ErrorState message="Não foi possível carregar os limites da cota." query={query} />;
  }
  const acts = actsOf(query.data);
  if (acts.length === 0) return <p>Nenhum limite da cota no banco de dados.</p>;
  return (
    <>
      {acts.map((act) => (
        <Act key={act.desde} act={act} onConfirm={() => setConfirming(act)} />
      ))}
      {confirming ? <ConfirmLimits act={confirming} onClose={() => setConfirming(null)} /> : null}
    </>
  );
}

function Act({ act, onConfirm }: { act: QuotaAct; onConfirm: () => void }) {
  const { ato, desde, ate, fonte_url, limits, unconfirmed } = act;
  const end = ate === null ? '' : ` até ${formatDay(ate)}`;
  return (
    <Section
      title={ato}
      meta={
        <ExternalLink href={fonte_url}>
          Página da Câmara <VisuallyHidden>{`sobre: ${ato}`}</VisuallyHidden>
        </ExternalLink>
      }
    >
      <p>{`Em vigor desde ${formatDay(desde)}${end}.`}</p>
      {unconfirmed === 0 ? null : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p>
            <NumberText isStrong>{unconfirmed}</NumberText>{' '}
            <span>{unconfirmed === 1 ? 'valor não conferido.' : 'valores não conferidos.'}</span>
          </p>
          <Button onClick={onConfirm}>Conferi na página da Câmara</Button>
        </div>
      )}
      <Table caption={`Limites mensais do ${ato}`} className="mt-4">
        <thead>
          <tr>
            <Th>UF</Th>
            <Th isEnd>Valor mensal</Th>
            <Th>Situação</Th>
          </tr>
        </thead>
        <tbody>
          {limits.map((limit) => (
            <Tr key={limit.uf}>
              <Td isHead>{limit.uf}</Td>
              <Td isEnd>
                {limit.valor_mensal === null ? (
                  'Não informado'
                ) : (
                  <NumberText>{formatMoney(limit.valor_mensal)}</NumberText>
                )}
              </Td>
              <Td>{situationText(limit)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

function situationText({ valor_mensal, valor_no_ato, conferido_em }: QuotaLimit): string {
  if (valor_mensal === null) return '—';
  if (conferido_em !== null) return `Conferido em ${formatDay(dayInBrasilia(instantOf(conferido_em)))}`;
  return valor_no_ato ? 'No texto do ato' : 'Não conferido';
}
