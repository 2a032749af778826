import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { dayInBrasilia, formatDay, formatMoney } from '@/lib/format';
import { useSearchParam } from '@/lib/use-search-param';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Field } from '@/ui/field';
import { NativeSelect } from '@/ui/native-select';
import { NumberText, TotalNumber } from '@/ui/number-text';
import { orPartFailed } from '@/ui/or-part-failed';
import { TextSkeleton } from '@/ui/skeleton';
import { ChamberListStates } from './chamber-list-states';
import { type Collection, isWhole } from './read-all-pages';
import { ExpenseCharts } from './expense-charts';
import { ExpenseGlossary } from './expense-glossary';
import { ExpenseItems } from './expense-items';
import { totalOf, withoutRepeats } from './expense-model';
import { repeatedTexts, summedText, unsummedTexts } from './expense-texts';
import { expenseYears } from './expense-years';
import { coveredYear, currentLegislature, dataDay, nameOf, type Provenance, provenanceText } from './model';
import { collectionQueries } from './collection-queries';
import type { Expense } from './collection-schema';
import type { DeputyDetail } from './schema';
import { deputyTexts } from './texts';
import { useStanding } from './use-standing';

const ExpenseContext = lazy(() =>
  orPartFailed(import('./expense-context').then((module) => module.ExpenseContext)),
);

/** The Despesas tab: what the deputy was reimbursed in a year, in sum, by type, by month and one by one. */
export function ExpensesTab({ deputy, provenance }: { deputy: DeputyDetail; provenance: Provenance }) {
  const { id } = deputy;
  const { legislatura } = useStanding({ deputy, ...provenance });
  const name = nameOf(deputy);
  const [thisYear] = useState(() => Number(dayInBrasilia(Date.now()).slice(0, 4)));
  const years = expenseYears(legislatura ?? currentLegislature(), thisYear);
  const [word, setYear] = useSearchParam('ano', years);
  const year = Number(word);
  const query = useQuery({
    ...collectionQueries.expenses(id, year),
    meta: { reloadToast: deputyTexts.detailError },
  });
  const yearField = useRef<HTMLSelectElement>(null);
  const before = years.find((other) => Number(other) < year);
  return (
    <>
      <Field label="Ano" className="mb-4 w-36 print:hidden">
        <NativeSelect ref={yearField} value={word} onChange={({ target }) => setYear(target.value)}>
          {years.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect>
      </Field>
      <ChamberListStates
        query={query}
        id={id}
        waiting="Carregando despesas..."
        period={(origem) => `Período: ano de ${coveredYear(year, origem)}.`}
        note="Notas podem ser entregues até 90 dias depois da despesa, por isso os meses recentes ainda crescem."
      >
        {(collection, isLoading) => (
          // The key starts the list afresh: its type and order were chosen for another year.
          <YearExpenses
            key={year}
            id={id}
            collection={collection}
            isLoading={isLoading}
            name={name}
            year={coveredYear(year, collection.origem)}
            isThisYear={year === thisYear}
            toYearBefore={
              before === undefined ? null : (
                <Button
                  onClick={() => {
                    setYear(before);
                    // The button goes with the empty year.
                    yearField.current?.focus();
                  }}
                >{`Ver as despesas de ${before}`}</Button>
              )
            }
          />
        )}
      </ChamberListStates>
    </>
  );
}

interface YearExpensesProps {
  id: number;
  collection: Collection<Expense>;
  isLoading: boolean;
  name: string;
  year: number;
  isThisYear: boolean;
  /** What a year without expenses offers. */
  toYearBefore: ReactNode;
}

function YearExpenses({ id, collection: all, isLoading, name, year, ...whenEmpty }: YearExpensesProps) {
  const rows = withoutRepeats(all.rows);
  const collection = { ...all, rows };
  const hasAll = isWhole(collection);
  const context = (
    <Suspense fallback={<TextSkeleton text="Carregando o contexto..." lines={8} />}>
      <ExpenseContext id={id} name={name} year={year} />
    </Suspense>
  );
  if (rows.length === 0) {
    return (
      <>
        <EmptyState
          icon={<Receipt size={28} />}
          title={emptyTitle(hasAll, whenEmpty.isThisYear, year)}
          action={whenEmpty.toYearBefore}
        />
        {context}
      </>
    );
  }
  return (
    <>
      {hasAll ? (
        <OwnTotal collection={collection} repeated={all.rows.length - rows.length} year={year} />
      ) : (
        <OfficialTotal collection={collection} year={year} />
      )}
      {context}
      {hasAll ? <ExpenseCharts expenses={rows} /> : null}
      <ExpenseGlossary />
      <ExpenseItems collection={collection} isLoading={isLoading} name={name} year={year} />
    </>
  );
}

/** None that the Chamber has, or none among those that are there. */
function emptyTitle(hasAll: boolean, isThisYear: boolean, year: number): string {
  if (!hasAll) return deputyTexts.unknownExpenses;
  return isThisYear ? deputyTexts.noExpenses : `Nenhuma despesa registrada em ${year}`;
}

function TotalTitle({ words, year }: { words: string; year: number }) {
  return (
    <h2 className="font-text text-body text-muted font-semibold tracking-normal">
      <span>{words}</span>{' '}
      <span translate="no" className="fig">
        {year}
      </span>
    </h2>
  );
}

interface OwnTotalProps {
  collection: Collection<Expense>;
  /** Rows that the Chamber gives more than once. */
  repeated: number;
  year: number;
}

/** What is loaded here, which the Chamber's own total of the year beside the state's need not equal. */
function OwnTotal({ collection, repeated, year }: OwnTotalProps) {
  const { rows } = collection;
  const summed = rows.filter(({ valorLiquido }) => valorLiquido !== null);
  return (
    <>
      <TotalTitle words="Soma dos documentos carregados de" year={year} />
      <TotalNumber>{formatMoney(totalOf(rows))}</TotalNumber>
      <p className="text-muted">
        <span>{summedText(summed)}</span>
        <span>{`, ${provenanceText(collection).toLowerCase()}`}</span>
      </p>
      {[...unsummedTexts(rows.length - summed.length), ...repeatedTexts(repeated)].map((text) => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
    </>
  );
}

/** Where only a part of the rows is there, the sum that the Chamber's own file gives; without one, no sum at all. */
function OfficialTotal({ collection, year }: { collection: Collection<Expense>; year: number }) {
  const { origem } = collection;
  if (origem.tipo === 'camara' || origem.total === undefined) return null;
  const { valor, documentos } = origem.total;
  return (
    <>
      <TotalTitle words="Total de despesas em" year={year} />
      <p className="text-lead mt-1">
        <NumberText isStrong>{formatMoney(valor)}</NumberText>{' '}
        <span>{`em ${documentos === 1 ? '1 documento' : `${documentos} documentos`}, segundo o arquivo da Câmara até`}</span>{' '}
        <NumberText>{formatDay(dataDay(collection))}</NumberText>
      </p>
    </>
  );
}
