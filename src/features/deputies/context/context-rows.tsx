import { formatMoney } from '@/lib/text/format';
import { FoldSection } from '@/features/politicians/fold-section';
import { NumberText } from '@/ui/number-text';
import { besideMedian, limitOf, ofState } from './context-model';
import { enoughToCompare, type ExpenseContext } from './context-schema';
import { monthNames } from '@/features/deputies/expenses/expense-model';
import { expenseTypeText } from '@/features/deputies/expenses/expense-type';

interface RowProps {
  label: string;
  amount: number;
  mark: number | null;
  largest: number;
  note: string;
}

function ContextRow({ label, amount, mark, largest, note }: RowProps) {
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-[1_1_8rem] leading-[1.3]">{label}</span>
        <NumberText isStrong>{formatMoney(amount)}</NumberText>
      </div>
      <div className="mt-2">
        <ContextBar ratio={amount / largest} mark={mark === null ? null : mark / largest} />
      </div>
      <p className="text-small text-muted mt-2">{note}</p>
    </li>
  );
}

const largestOf = (...amounts: readonly number[]): number => Math.max(0.01, ...amounts);

function kindNote(n: number, amount: number, median: number | null, uf: string): string {
  if (n < enoughToCompare || median === null)
    return `Só ${n} ${ofState(uf)} com o tipo. Poucos deputados para comparar.`;
  return `O do meio de ${n} ${ofState(uf)} com o tipo: ${formatMoney(median)} ·\xa0${besideMedian(amount, median)}`;
}

/** The median is of those of the state with expenses of the same type. */
export function ContextKinds({ kinds, uf }: { kinds: ExpenseContext['tipos']; uf: string }) {
  const shown = kinds.map((kind) => ({ ...kind, mark: kind.n < enoughToCompare ? null : kind.mediana }));
  const largest = largestOf(...shown.flatMap(({ valor, mark }) => [valor, mark ?? 0]));
  const count = kinds.length === 1 ? '1 tipo' : `${kinds.length} tipos`;
  const most = expenseTypeText(kinds[0]?.tipo ?? '');
  return (
    <FoldSection
      title="Em que gastou"
      about={`${count}; maior: ${most.charAt(0).toLowerCase()}${most.slice(1)}`}
    >
      <p className="text-small text-muted">{`linha: o do meio ${ofState(uf)} no mesmo tipo`}</p>
      <ul className="divide-border divide-y">
        {shown.map(({ tipo, valor, n, mediana, mark }) => (
          <ContextRow
            key={tipo}
            label={expenseTypeText(tipo)}
            amount={valor}
            mark={mark}
            largest={largest}
            note={kindNote(n, valor, mediana, uf)}
          />
        ))}
      </ul>
    </FoldSection>
  );
}

function limitNote(limit: ReturnType<typeof limitOf>): string {
  if (limit?.valor == null) return 'Limite do mês: Não informado.';
  const doubt = limit.conferido ? '' : '; valor ainda não conferido na página da Câmara';
  return `Limite do mês: ${formatMoney(limit.valor)} (${limit.ato}${doubt}).`;
}

interface ContextMonthsProps {
  months: ExpenseContext['meses'];
  limits: ExpenseContext['limites'];
  year: number;
}

/** Expenses without a known month are written, never plotted. */
export function ContextMonths({ months, limits, year }: ContextMonthsProps) {
  const known = months.filter(({ mes }) => mes > 0);
  const rest = months.find(({ mes }) => mes === 0);
  const [first, last] = [known[0], known.at(-1)].map((month) => monthNames[(month?.mes ?? 0) - 1]);
  if (first === undefined)
    return (
      <p className="border-border text-muted border-b py-3">
        Nestes dados, o total do ano não está separado por mês.
      </p>
    );
  const largest = largestOf(...known.map(({ valor }) => valor), ...limits.map(({ valor }) => valor ?? 0));
  return (
    <FoldSection title="Mês a mês" about={first === last ? first : `${first} a ${last}`}>
      <p className="text-small text-muted">linha: limite do mês</p>
      <ul className="divide-border divide-y">
        {known.map(({ mes, valor }) => {
          const limit = limitOf(limits, year, mes);
          return (
            <ContextRow
              key={mes}
              label={monthNames[mes - 1] ?? 'Sem data'}
              amount={valor}
              mark={limit?.valor ?? null}
              largest={largest}
              note={limitNote(limit)}
            />
          );
        })}
      </ul>
      {rest === undefined ? null : (
        <p className="text-muted max-w-measure">
          <span>Estes dados não dizem o mês de</span> <NumberText>{formatMoney(rest.valor)}</NumberText>
          <span>, que não aparecem nos meses.</span>
        </p>
      )}
    </FoldSection>
  );
}

interface ContextBarProps {
  /** From 0 to 1. */
  ratio: number;
  /** From 0 to 1; null for none. */
  mark: number | null;
}

/** Decorative: both values are in words beside it. */
function ContextBar({ ratio, mark }: ContextBarProps) {
  const percent = (part: number) => `${Math.min(Math.max(part, 0), 1) * 100}%`;
  return (
    <svg aria-hidden="true" overflow="visible" className="bg-surface-2 print-color-exact block h-2.5 w-full">
      <rect width={percent(ratio)} height="100%" className="fill-bar forced-colors:fill-[CanvasText]" />
      {mark === null ? null : (
        <svg x={percent(mark)} overflow="visible">
          <rect x="-3.5" y="-4" width="7" height="18" fill="var(--background)" />
          <rect x="-1.5" y="-4" width="3" height="18" fill="currentColor" />
        </svg>
      )}
    </svg>
  );
}
