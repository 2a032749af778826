import { formatDay } from '@/lib/text/format';
import { NumberText } from '@/ui/number-text';
import { RowList } from '@/ui/row-list';
import { ExpenseDocument, ExpenseValue } from './expense-document';
import { expenseTypeText } from './expense-type';
import type { Expense } from '@/features/deputies/records/collection-schema';

export function ExpenseRows({ expenses }: { expenses: readonly Expense[] }) {
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
