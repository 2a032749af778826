import { formatMoney } from '@/lib/text/format';
import { KindBadge } from '@/ui/person/badge';
import { ExternalLink } from '@/ui/external-link';
import { NumberText } from '@/ui/number-text';
import { httpsUrl } from '@/ui/form/https-url';
import type { Expense } from '@/features/deputies/records/collection-schema';

/** Air tickets and telephone bills have no receipt. */
export function ExpenseDocument({ expense: { urlDocumento } }: { expense: Expense }) {
  if (httpsUrl(urlDocumento) === null) return <span className="text-muted">Sem documento</span>;
  return (
    <ExternalLink href={urlDocumento} className="min-h-target inline-flex items-center font-semibold">
      Ver documento
    </ExternalLink>
  );
}

/** Negative values are called money given back. */
export function ExpenseValue({ expense: { valorLiquido } }: { expense: Expense }) {
  if (valorLiquido === null) return <span className="text-muted">Valor não informado</span>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      {valorLiquido < 0 ? <KindBadge>Devolução</KindBadge> : null}
      <NumberText isStrong>{formatMoney(valorLiquido)}</NumberText>
    </span>
  );
}
