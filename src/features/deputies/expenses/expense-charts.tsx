import { formatMoney } from '@/lib/text/format';
import { BarRow } from '@/ui/bar-chart';
import { FoldSection } from '@/features/politicians/fold-section';
import { byType, type Slice } from './expense-model';
import { monthStacks } from './expense-pictures';
import { ExpenseSuppliers } from './expense-suppliers';
import { MonthChart } from '@/features/deputies/context/month-chart';
import type { Expense } from '@/features/deputies/records/collection-schema';

export function ExpenseCharts({ expenses }: { expenses: readonly Expense[] }) {
  const stacks = monthStacks(expenses);
  return (
    <>
      {stacks === null ? <TypeBars expenses={expenses} /> : <MonthChart stacks={stacks} />}
      <ExpenseSuppliers expenses={expenses} />
    </>
  );
}

/** Sums by type alone: most have no month. */
function TypeBars({ expenses }: { expenses: readonly Expense[] }) {
  const types = byType(expenses);
  const longest = largest(types);
  return (
    <FoldSection title="Por tipo" about="Estes dados não dizem o mês das despesas.">
      <ul className="divide-border divide-y">
        {types.map(({ label, total }) => (
          <li key={label}>
            <BarRow label={label} value={formatMoney(total)} ratio={total / longest} />
          </li>
        ))}
      </ul>
    </FoldSection>
  );
}

/** Never zero, so that refunds alone draw no bars instead of failing. */
function largest(slices: readonly Slice[]): number {
  return Math.max(0.01, ...slices.map(({ total }) => total));
}
