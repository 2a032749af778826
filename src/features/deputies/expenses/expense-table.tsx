import { formatDay, formatMoney } from '@/lib/text/format';
import { NumberText } from '@/ui/number-text';
import { SortTh, Table, Td, Th, Tr } from '@/ui/table';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ExpenseDocument, ExpenseValue } from './expense-document';
import { type ExpenseOrder, totalOf } from './expense-model';
import { expenseTypeText } from './expense-type';
import type { Expense } from '@/features/deputies/records/collection-schema';

interface ExpenseTableProps {
  expenses: readonly Expense[];
  year: number;
  order: ExpenseOrder;
  onOrder: (order: ExpenseOrder) => void;
  /** Null leaves the last row out. */
  sumOf: string | null;
}

const byDate = { recent: 'descending', oldest: 'ascending', largest: 'none', smallest: 'none' } as const;
const byValue = { recent: 'none', oldest: 'none', largest: 'descending', smallest: 'ascending' } as const;

export function ExpenseTable({ expenses, year, order, onOrder, sumOf }: ExpenseTableProps) {
  return (
    <Table caption={`Recibos de ${year}`}>
      <thead>
        <tr>
          <Th>Tipo</Th>
          <Th>Fornecedor</Th>
          <SortTh order={byDate[order]} onSort={() => onOrder(order === 'recent' ? 'oldest' : 'recent')}>
            Data
          </SortTh>
          <SortTh
            isEnd
            order={byValue[order]}
            onSort={() => onOrder(order === 'largest' ? 'smallest' : 'largest')}
          >
            Valor líquido
          </SortTh>
          <Th className="print:hidden">
            <VisuallyHidden>Documento</VisuallyHidden>
          </Th>
        </tr>
      </thead>
      <tbody>
        {expenses.map((expense, index) => (
          // Expenses have no key of their own, and wholly equal ones occur.
          <Tr key={index}>
            <Td>{expenseTypeText(expense.tipoDespesa)}</Td>
            <Td translate="no" className="wrap-anywhere">
              {expense.nomeFornecedor}
            </Td>
            <Td>
              <NumberText>{formatDay(expense.dataDocumento)}</NumberText>
            </Td>
            <Td isEnd>
              <ExpenseValue expense={expense} />
            </Td>
            <Td className="whitespace-nowrap print:hidden [&_a]:-my-3">
              <ExpenseDocument expense={expense} />
            </Td>
          </Tr>
        ))}
        {sumOf === null ? null : (
          <tr className="font-bold">
            <Td colSpan={3}>{sumOf}</Td>
            <Td isEnd>
              <NumberText isStrong>{formatMoney(totalOf(expenses))}</NumberText>
            </Td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
