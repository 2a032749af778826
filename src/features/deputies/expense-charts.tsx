import { formatMoney } from '@/lib/format';
import { BarRow } from '@/ui/bar';
import { Section } from '@/ui/section';
import { byMonth, byType, type Slice } from './expense-model';
import { MonthBars } from './month-bars';
import type { Expense } from './schema';

/** The year's sums by type and by month, as bars with their values in words. */
export function ExpenseCharts({ expenses }: { expenses: readonly Expense[] }) {
  const types = byType(expenses);
  return (
    <div className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-x-12">
      <Section title="Por tipo">
        <ul className="divide-border divide-y">
          {types.map(({ label, total }) => (
            <li key={label}>
              <BarRow label={label} value={formatMoney(total)} ratio={total / largest(types)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Por mês" meta={<span className="max-md:hidden">em mil reais</span>}>
        <MonthBars months={byMonth(expenses)} />
      </Section>
    </div>
  );
}

/** The longest bar's sum; never zero, so that a year of refunds alone draws no bars instead of failing. */
function largest(slices: readonly Slice[]): number {
  return Math.max(0.01, ...slices.map(({ total }) => total));
}
