import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { TotalFigure } from '@/ui/figure';
import { dayInBrasilia, formatMoney } from '@/lib/format';
import { ChamberCollection } from './chamber-collection';
import { ChamberSource } from './chamber-source';
import type { Collection } from './collect-pages';
import { ExpenseCharts } from './expense-charts';
import { ExpenseItems } from './expense-items';
import { totalOf } from './expense-model';
import { coveredYear } from './model';
import { deputyQueries } from './queries';
import type { Expense } from './schema';
import { deputyTexts } from './texts';

interface ExpensesTabProps {
  id: number;
  /** Whose expenses they are, for the name of the file. */
  name: string;
}

/** The Despesas tab: what the deputy was reimbursed in the current year, in sum, by type, by month and one by one. */
export function ExpensesTab({ id, name }: ExpensesTabProps) {
  const [year] = useState(() => Number(dayInBrasilia(Date.now()).slice(0, 4)));
  const query = useQuery({
    ...deputyQueries.expenses(id, year),
    meta: { errorToast: deputyTexts.detailError },
  });
  return (
    <ChamberCollection query={query} waiting="Carregando despesas...">
      {(collection) => (
        <>
          <YearExpenses collection={collection} name={name} year={coveredYear(year, collection.origem)} />
          <ChamberSource
            provenance={collection}
            period={`Período: ano de ${coveredYear(year, collection.origem)}. Notas podem ser entregues até 90 dias depois da despesa, por isso os meses recentes ainda crescem.`}
          />
        </>
      )}
    </ChamberCollection>
  );
}

interface YearExpensesProps {
  collection: Collection<Expense>;
  name: string;
  year: number;
}

function YearExpenses({ collection: { rows, isComplete, origem }, name, year }: YearExpensesProps) {
  const isWhole = isComplete && !(origem.tipo === 'snapshot' && origem.parcial);
  if (rows.length === 0) {
    return <EmptyState icon={<Receipt size={28} />} title={deputyTexts.noExpenses} />;
  }
  return (
    <>
      <h2 className="font-text text-body text-muted font-semibold tracking-normal">
        Total de despesas em <span className="fig">{year}</span>
      </h2>
      <TotalFigure>{formatMoney(totalOf(rows))}</TotalFigure>
      <p className="text-muted">
        {rows.length === 1 ? '1 despesa somada' : `${rows.length} despesas somadas`}
        {isWhole ? null : ', total parcial'}
      </p>
      <ExpenseCharts expenses={rows} />
      <ExpenseItems expenses={rows} name={name} year={year} />
    </>
  );
}
