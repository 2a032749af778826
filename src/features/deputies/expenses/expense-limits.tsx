import { formatDay, formatMoney } from '@/lib/text/format';
import { KindBadge } from '@/ui/person/badge';
import { ExternalLink } from '@/ui/external-link';
import { FoldSection } from '@/features/politicians/fold-section';
import { NumberText } from '@/ui/number-text';
import { ofState } from '@/features/deputies/context/context-model';
import type { ExpenseContext } from '@/features/deputies/context/context-schema';

interface ExpenseLimitsProps {
  limits: ExpenseContext['limites'];
  uf: string;
  isElectionYear: boolean;
}

export function ExpenseLimits({ limits, uf, isElectionYear }: ExpenseLimitsProps) {
  return (
    <FoldSection title="Limite mensal" about={`cota ${ofState(uf)}`}>
      {limits.length === 0 ? <p>{`Limite mensal ${ofState(uf)}: Não informado.`}</p> : null}
      <ul>
        {limits.map(({ desde, ate, valor, ato, fonte_url, conferido }) => (
          <li key={desde} className="mt-2">
            <span>{`Limite mensal ${ofState(uf)}:`}</span>{' '}
            <NumberText isStrong>{valor === null ? 'Não informado' : formatMoney(valor)}</NumberText>{' '}
            <span>{`(${ate === null ? `desde ${formatDay(desde)}` : `até ${formatDay(ate)}`}).`}</span>{' '}
            <ExternalLink href={fonte_url}>{ato}</ExternalLink>{' '}
            {conferido || valor === null ? null : (
              <KindBadge>valor ainda não conferido na página da Câmara</KindBadge>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted max-w-measure mt-3">
        {[
          limits.length > 0 &&
            'O que não se usa num mês pode ser usado em outro do mesmo ano. Os valores não incluem o que cargos de liderança ou de comissão acrescentam.',
          isElectionYear && 'A despesa com divulgação é proibida nos 120 dias antes da eleição.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </FoldSection>
  );
}
