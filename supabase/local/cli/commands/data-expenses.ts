import { loadExpenseFiles } from '../backfill/expenses.ts';
import { loadFolder } from '../backfill/target.ts';

/** `data:expenses <folder>`: the Chamber's yearly files of expenses, added up by month and kind, into any Postgres. */
export function run(args: readonly string[]): Promise<void> {
  return loadFolder(args, 'data:expenses <pasta dos arquivos anuais>', loadExpenseFiles);
}
