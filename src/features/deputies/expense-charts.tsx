import { formatMoney } from '@/lib/format';
import { BarRow } from '@/ui/bar-chart';
import { Section } from '@/ui/section';
import { byType, type Slice } from './expense-model';
import { monthStacks } from './expense-pictures';
import { ExpenseSuppliers } from './expense-suppliers';
import { MonthPicture } from './month-picture';
import type { Expense } from './collection-schema';

/** The year in pictures, with their values in words: by month and type where months are known, and by supplier. */
export function ExpenseCharts({ expenses }: { expenses: readonly Expense[] }) {
  const stacks = monthStacks(expenses);
  return (
    <>
      {stacks === null ? <TypeBars expenses={expenses} /> : <MonthPicture stacks={stacks} />}
      <ExpenseSuppliers expenses={expenses} />
    </>
  );
}

/** Sums by type alone, and why there is nothing by month. */
function TypeBars({ expenses }: { expenses: readonly Expense[] }) {
  const types = byType(expenses);
  const longest = largest(types);
  return (
    <>
      <Section title="Por tipo">
        <ul className="divide-border divide-y">
          {types.map(({ label, total }) => (
            <li key={label}>
              <BarRow label={label} value={formatMoney(total)} ratio={total / longest} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Por mês">
        <p className="text-muted max-w-measure">{`O mês não está nestes dados para a maior parte das ${expenses.length} despesas; por isso não há gráfico por mês aqui.`}</p>
      </Section>
    </>
  );
}

/** The longest bar's sum; never zero, so that a year of refunds alone makes no bars instead of failing. */
function largest(slices: readonly Slice[]): number {
  return Math.max(0.01, ...slices.map(({ total }) => total));
}
