import { formatMoney } from '@/lib/text/format';
import { KindBadge } from '@/ui/person/badge';
import { ExternalLink } from '@/ui/external-link';
import { NumberText } from '@/ui/number-text';
import { httpsUrl } from '@/ui/form/https-url';
import type { Expense } from '@/features/deputies/records/collection-schema';

/** The way to the receipt, only where there is one: air tickets and telephone bills have none. */
export function ExpenseDocument({ expense: { urlDocumento } }: { expense: Expense }) {
  if (httpsUrl(urlDocumento) === null) return <span className="text-muted">Sem documento</span>;
  return (
    <ExternalLink href={urlDocumento} className="min-h-target inline-flex items-center font-semibold">
      Ver documento
    </ExternalLink>
  );
}

/** The net value; a negative one is money given back, and is called so. */
export function ExpenseValue({ expense: { valorLiquido } }: { expense: Expense }) {
  if (valorLiquido === null) return <span className="text-muted">Valor não informado</span>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      {valorLiquido < 0 ? <KindBadge>Devolução</KindBadge> : null}
      <NumberText isStrong>{formatMoney(valorLiquido)}</NumberText>
    </span>
  );
}
