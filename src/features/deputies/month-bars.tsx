import { formatMoney } from '@/lib/format';
import { lazily } from '@/lib/lazily';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { Slice } from './expense-model';

/** Height in CSS px of the highest column. */
const tallest = 150;

const ink = 'fill-bar forced-colors:fill-[CanvasText]';

const thousands = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Sums by month: rows on narrow screens, columns (in thousands of reais) from 768 px. The values stand in words. */
export function MonthBars({ months }: { months: readonly Slice[] }) {
  const top = Math.max(0.01, ...months.map(({ total }) => total));
  return (
    <ol className="max-md:divide-border max-md:divide-y md:flex md:items-end md:gap-1">
      {months.map((month) => (
        <MonthBar key={month.label} month={month} ratio={Math.max(0, month.total / top)} />
      ))}
    </ol>
  );
}

function MonthBar({ month: { label, total }, ratio }: { month: Slice; ratio: number }) {
  const isMonth = label === label.toLowerCase();
  return (
    <li className="min-w-0 max-md:grid max-md:min-h-9 max-md:grid-cols-[2.5rem_minmax(0,1fr)_minmax(6.75rem,auto)] max-md:items-center max-md:gap-2 md:flex md:flex-1 md:flex-col md:items-center md:justify-end">
      <span className="text-muted md:border-border-strong md:text-small order-1 md:order-3 md:w-full md:border-t md:pt-1.5 md:text-center">
        {isMonth ? (
          <>
            <span aria-hidden="true">{label.slice(0, 3)}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        ) : (
          label
        )}
      </span>
      <svg aria-hidden="true" className="bg-surface-2 print-color-exact order-2 h-3.5 w-full md:hidden">
        <rect width={`${ratio * 100}%`} height="100%" className={ink} />
      </svg>
      <span className="fig order-3 text-right font-bold md:order-1 md:text-[0.9375rem]">
        <span className="md:hidden">{formatMoney(total)}</span>
        <span className="max-md:hidden">{thousands().format(total / 1000)}</span>
      </span>
      <svg
        aria-hidden="true"
        width="100%"
        height={Math.max(2, ratio * tallest)}
        className="print-color-exact order-2 mt-1 max-w-11 max-md:hidden"
      >
        <rect width="100%" height="100%" className={ink} />
      </svg>
    </li>
  );
}
