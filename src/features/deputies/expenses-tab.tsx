import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { dayInBrasilia, formatDay, formatMoney } from '@/lib/format';
import { EmptyState } from '@/ui/empty-state';
import { NumberText, TotalNumber } from '@/ui/number-text';
import { orPartFailed } from '@/ui/or-part-failed';
import { TextSkeleton } from '@/ui/skeleton';
import { ChamberListStates } from './chamber-list-states';
import { type Collection, isWhole } from './read-all-pages';
import { ExpenseCharts } from './expense-charts';
import { ExpenseGlossary } from './expense-glossary';
import { ExpenseItems } from './expense-items';
import { totalOf } from './expense-model';
import { coveredYear, dataDay } from './model';
import { collectionQueries } from './collection-queries';
import type { Expense } from './collection-schema';
import { deputyTexts } from './texts';

const ExpenseContext = lazy(() =>
  orPartFailed(import('./expense-context').then((module) => module.ExpenseContext)),
);

interface ExpensesTabProps {
  id: number;
  /** Whose expenses they are, for the name of the file. */
  name: string;
}

/** The Despesas tab: what the deputy was reimbursed in the current year, in sum, by type, by month and one by one. */
export function ExpensesTab({ id, name }: ExpensesTabProps) {
  const [year] = useState(() => Number(dayInBrasilia(Date.now()).slice(0, 4)));
  const query = useQuery({
    ...collectionQueries.expenses(id, year),
    meta: { reloadToast: deputyTexts.detailError },
  });
  return (
    <ChamberListStates
      query={query}
      id={id}
      waiting="Carregando despesas..."
      period={(origem) => `Período: ano de ${coveredYear(year, origem)}.`}
      note="Notas podem ser entregues até 90 dias depois da despesa, por isso os meses recentes ainda crescem."
    >
      {(collection, isLoading) => (
        <YearExpenses
          id={id}
          collection={collection}
          isLoading={isLoading}
          name={name}
          year={coveredYear(year, collection.origem)}
        />
      )}
    </ChamberListStates>
  );
}

interface YearExpensesProps {
  id: number;
  collection: Collection<Expense>;
  isLoading: boolean;
  name: string;
  year: number;
}

function YearExpenses({ id, collection, isLoading, name, year }: YearExpensesProps) {
  const { rows } = collection;
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
          title={hasAll ? deputyTexts.noExpenses : deputyTexts.unknownExpenses}
        />
        {context}
      </>
    );
  }
  return (
    <>
      {hasAll ? <OwnTotal rows={rows} year={year} /> : <OfficialTotal collection={collection} year={year} />}
      {context}
      {hasAll ? <ExpenseCharts expenses={rows} /> : null}
      <ExpenseGlossary />
      <ExpenseItems collection={collection} isLoading={isLoading} name={name} year={year} />
    </>
  );
}

function TotalTitle({ year }: { year: number }) {
  return (
    <h2 className="font-text text-body text-muted font-semibold tracking-normal">
      Total de despesas em <span className="fig">{year}</span>
    </h2>
  );
}

function OwnTotal({ rows, year }: { rows: readonly Expense[]; year: number }) {
  return (
    <>
      <TotalTitle year={year} />
      <TotalNumber>{formatMoney(totalOf(rows))}</TotalNumber>
      <p className="text-muted">
        {rows.length === 1 ? '1 despesa somada' : `${rows.length} despesas somadas`}
      </p>
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
      <TotalTitle year={year} />
      <p className="text-lead mt-1">
        <NumberText isStrong>{formatMoney(valor)}</NumberText> em{' '}
        {documentos === 1 ? '1 documento' : `${documentos} documentos`}, segundo o arquivo da Câmara até{' '}
        <NumberText>{formatDay(dataDay(collection))}</NumberText>
      </p>
    </>
  );
}
