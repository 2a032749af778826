import { formatMoney } from '@/lib/text/format';
import { BarRow } from '@/ui/bar-chart';
import { FoldSection } from '@/features/politicians/fold-section';
import { receiptsText } from './expense-texts';
import { largestSuppliers } from './expense-pictures';
import type { Expense } from '@/features/deputies/records/collection-schema';

/** For whole years alone. */
export function ExpenseSuppliers({ expenses }: { expenses: readonly Expense[] }) {
  const { suppliers, count } = largestSuppliers(expenses);
  // Refunds may leave nobody with money.
  if (suppliers.length === 0) return null;
  const longest = suppliers[0]?.total ?? 1;
  const shown = suppliers.length === 1 ? '1 fornecedor' : `${suppliers.length} fornecedores`;
  return (
    <FoldSection title="Quem recebeu" about={count > suppliers.length ? `${shown}, de ${count}` : shown}>
      <ul className="divide-border divide-y">
        {suppliers.map(({ label, total, documents }, index) => (
          // Two suppliers may bear one name.
          <li key={index}>
            <BarRow
              label={
                <>
                  <span translate="no">{label}</span>
                  <span className="text-small text-muted block">{receiptsText(documents)}</span>
                </>
              }
              value={formatMoney(total)}
              ratio={total / longest}
            />
          </li>
        ))}
      </ul>
    </FoldSection>
  );
}
