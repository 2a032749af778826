import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { dayInBrasilia } from '@/lib/text/format';
import { useSearchParam } from '@/lib/use/use-search-param';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/state/error-state';
import { NativeSelect } from '@/ui/form/native-select';
import { Section } from '@/ui/section';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ChamberListStates } from '@/features/deputies/records/chamber-list-states';
import { collectionQueries } from '@/features/deputies/records/tab-queries';
import type { Expense } from '@/features/deputies/records/collection-schema';
import { ExpenseContext, NoJudgement } from './expense-context';
import { boughtTickets, ofYear } from './expense-model';
import { ExpenseReceipts } from './expense-receipts';
import { extentText } from './expense-texts';
import { expenseYears } from './expense-years';
import { coveredYear, currentLegislature, nameOf, type Provenance } from '@/features/deputies/model';
import { type Collection, isWhole } from '@/features/deputies/records/read-all-pages';
import { contextQueries } from '@/features/deputies/context/queries';
import type { DeputyDetail } from '@/features/deputies/schema';
import { deputyTexts } from '@/features/deputies/texts';
import { useStanding } from '@/features/deputies/use-standing';

/** The year's number is the Chamber's yearly file's; receipts have a heading of their own. */
export function ExpensesTab({ deputy, provenance }: { deputy: DeputyDetail; provenance: Provenance }) {
  const { id } = deputy;
  const { legislatura } = useStanding({ deputy, ...provenance });
  const name = nameOf(deputy);
  const [thisYear] = useState(() => Number(dayInBrasilia(Date.now()).slice(0, 4)));
  const years = expenseYears(legislatura ?? currentLegislature(), thisYear);
  const [word, setYear] = useSearchParam('ano', years);
  const year = Number(word);
  const receipts = useQuery({
    ...collectionQueries.expenses(id, year),
    select: (all) => ({ ...all, rows: ofYear(all.rows, year) }),
    meta: { reloadToast: deputyTexts.detailError },
  });
  const context = useQuery(contextQueries.year(id, year));
  const yearField = useRef<HTMLSelectElement>(null);
  const before = years.find((other) => Number(other) < year);
  const toBefore = (other: string) => () => {
    setYear(other);
    // The button goes with the empty year.
    yearField.current?.focus();
  };
  return (
    <>
      <h2>
        <VisuallyHidden>{`Despesas de ${year}`}</VisuallyHidden>
      </h2>
      <div className="mb-2 flex flex-wrap items-center gap-x-3">
        <YearField ref={yearField} years={years} value={word} onChange={setYear} />
        {context.data ? <p className="text-small text-muted">{extentText(context.data)}</p> : null}
      </div>
      {context.data === undefined ? (
        <NoYear context={context} />
      ) : (
        <ExpenseContext
          id={id}
          name={name}
          year={year}
          context={context.data}
          bought={receipts.data && isWhole(receipts.data) ? boughtTickets(receipts.data.rows) : 0}
        />
      )}
      <Receipts
        id={id}
        query={receipts}
        name={name}
        year={year}
        isThisYear={year === thisYear}
        total={context.data?.total ?? null}
        toYearBefore={
          before === undefined ? null : (
            <Button onClick={toBefore(before)}>{`Ver as despesas de ${before}`}</Button>
          )
        }
      />
    </>
  );
}

interface YearFieldProps {
  ref: RefObject<HTMLSelectElement | null>;
  years: readonly string[];
  value: string;
  onChange: (year: string) => void;
}

function YearField({ ref, years, value, onChange }: YearFieldProps) {
  return (
    <NativeSelect
      ref={ref}
      aria-label="Ano"
      className="print:hidden"
      value={value}
      options={years}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ReceiptsProps extends Pick<
  ComponentProps<typeof ExpenseReceipts>,
  'name' | 'isThisYear' | 'total' | 'toYearBefore'
> {
  id: number;
  query: UseQueryResult<Collection<Expense>>;
  /** As chosen; a copy may answer with another. */
  year: number;
}

function Receipts({ id, query, year, isThisYear, ...rest }: ReceiptsProps) {
  return (
    <Section title="Recibos mostrados aqui">
      <ChamberListStates
        query={query}
        id={id}
        waiting="Carregando despesas..."
        period={(origem) => `Período: ano de ${coveredYear(year, origem)}.`}
        note="Notas podem ser entregues até 90 dias depois da despesa, por isso os meses recentes ainda crescem."
      >
        {(collection, isLoading) => (
          // The key starts the list afresh: its type and order were chosen for another year.
          <ExpenseReceipts
            {...rest}
            key={year}
            collection={collection}
            isLoading={isLoading}
            year={coveredYear(year, collection.origem)}
            isThisYear={isThisYear && coveredYear(year, collection.origem) === year}
          />
        )}
      </ChamberListStates>
    </Section>
  );
}

function NoYear({ context }: { context: UseQueryResult }) {
  if (context.isPending) return <TextSkeleton text="Carregando o total do ano..." lines={16} />;
  return (
    <>
      <ErrorState message="Não foi possível carregar o total do ano." query={context} />
      <NoJudgement />
    </>
  );
}
