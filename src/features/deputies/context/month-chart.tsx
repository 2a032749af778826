import { useId } from 'react';
import { formatMoney } from '@/lib/text/format';
import { lazyValue } from '@/lib/page/lazy-value';
import { NumberText } from '@/ui/number-text';
import { Disclosure } from '@/ui/dialog/disclosure';
import { FoldSection } from '@/features/politicians/fold-section';
import { Table, Td, Th, Tr } from '@/ui/table';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { undated } from '@/features/deputies/expenses/expense-model';
import type { MonthStacks } from '@/features/deputies/expenses/expense-pictures';
import { KindPatterns, KindStack, KindSwatch } from './kind-pattern';

/** CSS px of the highest column. */
const tallest = 180;

const thousands = lazyValue(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Lying on narrow screens, upright from 768 px (thousands of reais); also a table. */
export function MonthChart({ stacks: { kinds, months } }: { stacks: MonthStacks }) {
  const id = useId();
  const longest = Math.max(0.01, ...months.map(({ parts }) => drawnSum(parts)));
  const hasRefunds = months.some(({ parts }) => parts.some((part) => part < 0));
  return (
    <FoldSection
      title="Por mês e tipo"
      about={
        <>
          recibo a recibo<span className="max-md:hidden">, em mil reais</span>
        </>
      }
    >
      <KindPatterns id={id} />
      <ul className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-x-12">
        {kinds.map(({ label, total }, kind) => (
          <li
            key={label}
            className="text-small border-border flex flex-wrap items-center gap-2 border-b py-2"
          >
            <KindSwatch id={id} kind={kind} />
            <span className="min-w-0 flex-[1_1_8rem]">{label}</span>
            <span translate="no" className="fig text-body font-bold">
              {formatMoney(total)}
            </span>
          </li>
        ))}
      </ul>
      <ol className="max-md:divide-border max-md:divide-y md:flex md:items-end md:gap-1">
        {months.map((month) => (
          <Month key={month.label} id={id} month={month} ratio={drawnSum(month.parts) / longest} />
        ))}
      </ol>
      {hasRefunds ? (
        <p className="text-small text-muted mt-3">
          Devoluções são tiradas das somas; no desenho, que mostra só o que foi gasto, não aparecem.
        </p>
      ) : null}
      <Disclosure isPlain summary="Ver em tabela" className="mt-2">
        <MonthTable stacks={{ kinds, months }} />
      </Disclosure>
    </FoldSection>
  );
}

function drawnSum(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + Math.max(0, part), 0);
}

interface MonthProps {
  id: string;
  month: MonthStacks['months'][number];
  ratio: number;
}

function Month({ id, month: { label, total, parts }, ratio }: MonthProps) {
  return (
    <li className="min-w-0 max-md:grid max-md:grid-cols-[2.5rem_minmax(0,1fr)] max-md:py-2 md:flex md:flex-1 md:flex-col md:items-center md:justify-end">
      <span className="text-muted md:border-border-strong md:text-small md:order-3 md:w-full md:border-t md:pt-1.5 md:text-center">
        {label === undated ? (
          label
        ) : (
          <>
            <span aria-hidden="true">{label.slice(0, 3)}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        )}
      </span>
      <span className="md:hidden">
        <KindStack id={id} parts={parts} ratio={ratio} />
      </span>
      <span className="mt-1 flex w-full justify-center max-md:hidden md:order-2">
        <span className="w-full max-w-12">
          <KindStack id={id} parts={parts} ratio={ratio} tallest={tallest} />
        </span>
      </span>
      <span translate="no" className="fig font-bold max-md:col-start-2 md:order-1 md:text-[0.9375rem]">
        <span className="md:sr-only">{formatMoney(total)}</span>
        <span aria-hidden="true" className="max-md:hidden">
          {thousands().format(total / 1000)}
        </span>
      </span>
    </li>
  );
}

function MonthTable({ stacks: { kinds, months } }: { stacks: MonthStacks }) {
  return (
    <Table caption="Recibos por mês e tipo">
      <thead>
        <tr>
          <Th>Mês</Th>
          {kinds.map(({ label }) => (
            <Th key={label} isEnd>
              <span className="inline-block whitespace-normal">{label}</span>
            </Th>
          ))}
          <Th isEnd>Total</Th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ label, total, parts }) => (
          <Tr key={label}>
            <Td isHead>{label}</Td>
            {parts.map((part, kind) => (
              <Td key={kind} isEnd>
                <NumberText>{formatMoney(part)}</NumberText>
              </Td>
            ))}
            <Td isEnd>
              <NumberText isStrong>{formatMoney(total)}</NumberText>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
