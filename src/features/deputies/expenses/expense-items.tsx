import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '@/lib/text/format-count';
import { downloadText } from '@/lib/text/download-text';
import { useMediaQuery } from '@/lib/use/use-media-query';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { Button } from '@/ui/button';
import { MoreButton } from '@/ui/load-more';
import { Field } from '@/ui/form/field';
import { FoldSection } from '@/features/politicians/fold-section';
import { Select } from '@/ui/form/select';
import { SelectField } from '@/ui/form/select-field';
import { type Collection, hasEveryRow, isWhole } from '@/features/deputies/records/read-all-pages';
import { csvFileName, expensesCsv } from './expense-csv';
import { arrangeExpenses, type ExpenseOrder, expenseTypes } from './expense-model';
import { tableSumText } from './expense-texts';
import { ExpenseTable } from './expense-table';
import type { Expense } from '@/features/deputies/records/collection-schema';
import { formatDay } from '@/lib/text/format';
import { NumberText } from '@/ui/number-text';
import { RowList } from '@/ui/row-list';
import { ExpenseDocument, ExpenseValue } from './expense-document';
import { expenseTypeText } from './expense-type';

/** Items rendered at first, and at each click. */
const step = 50;

const orders: readonly (readonly [ExpenseOrder, string])[] = [
  ['recent', 'Mais recentes'],
  ['oldest', 'Mais antigas'],
  ['largest', 'Maior valor'],
  ['smallest', 'Menor valor'],
];

interface ExpenseItemsProps {
  collection: Collection<Expense>;
  /** A file made now would lack items. */
  isLoading: boolean;
  name: string;
  year: number;
}

/** Paper has all of them, and their sum when nothing is missing. */
export function ExpenseItems({ collection, isLoading, name, year }: ExpenseItemsProps) {
  const { rows } = collection;
  const hasAll = isWhole(collection);
  const [type, setType] = useState('');
  const [order, setOrder] = useState<ExpenseOrder>('recent');
  const [shown, setShown] = useState(step);
  const isWide = useMediaQuery('(min-width: 48em)');
  const arranged = arrangeExpenses(rows, type, order);
  const isOnPaper = usePrintMoment() !== null;
  const visible = isOnPaper ? arranged : arranged.slice(0, shown);
  const hidden = arranged.length - visible.length;
  const download = () =>
    downloadText(
      expensesCsv(arranged, { collection, name, year, type }),
      csvFileName(name, year),
      'text/csv',
    );
  return (
    <FoldSection
      title="Recibo por recibo"
      count={formatCount(arranged.length)}
      about={hasEveryRow(collection) ? 'todos, com o documento onde há' : 'não são todos os do ano'}
    >
      <div className="mb-4 flex flex-wrap items-end gap-3 *:flex-auto print:hidden">
        <TypeField types={expenseTypes(rows)} type={type} onChange={setType} />
        <OrderField order={order} onChange={setOrder} />
        <Button size="field" isLoading={isLoading} onClick={download}>
          {isLoading ? null : <Download className="size-5" />}
          <span>{isLoading ? 'CSV: falta carregar o restante' : 'Baixar CSV'}</span>
        </Button>
      </div>
      {isWide || isOnPaper ? (
        <ExpenseTable
          expenses={visible}
          year={year}
          order={order}
          onOrder={setOrder}
          sumOf={isOnPaper && hasAll ? tableSumText(arranged, type) : null}
        />
      ) : (
        <ExpenseRows expenses={visible} />
      )}
      {hidden > 0 ? (
        <MoreButton
          className="mt-4"
          onClick={() => setShown(shown + step)}
        >{`Mostrar mais ${Math.min(hidden, step)}`}</MoreButton>
      ) : null}
    </FoldSection>
  );
}

interface TypeFieldProps {
  types: readonly string[];
  type: string;
  onChange: (type: string) => void;
}

function TypeField({ types, type, onChange }: TypeFieldProps) {
  const options = [{ value: '', label: 'Todos' }, ...types.map((label) => ({ value: label, label }))];
  return (
    <Field label="Tipo de despesa">
      <Select options={options} value={type} onChange={onChange} />
    </Field>
  );
}

interface OrderFieldProps {
  order: ExpenseOrder;
  onChange: (order: ExpenseOrder) => void;
}

function OrderField({ order, onChange }: OrderFieldProps) {
  return (
    <SelectField
      label="Ordenar por"
      options={orders}
      value={order}
      onChange={(value) => {
        const chosen = orders.find(([one]) => one === value);
        if (chosen) onChange(chosen[0]);
      }}
    />
  );
}

function ExpenseRows({ expenses }: { expenses: readonly Expense[] }) {
  return (
    <RowList>
      {expenses.map((expense, index) => (
        // Expenses have no key of their own, and wholly equal ones occur.
        <li key={index} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-3.5">
          <span className="flex-[1_1_11rem] leading-[1.35] font-semibold">
            {expenseTypeText(expense.tipoDespesa)}
          </span>
          <ExpenseValue expense={expense} />
          <span translate="no" className="text-muted w-full leading-[1.4]">
            {expense.nomeFornecedor}
          </span>
          <span className="text-small flex w-full flex-wrap items-center justify-between gap-x-4">
            <NumberText>{formatDay(expense.dataDocumento)}</NumberText>
            <ExpenseDocument expense={expense} />
          </span>
        </li>
      ))}
    </RowList>
  );
}
