import { loadExpenseFiles } from '../backfill/expenses.ts';
import { loadFolder } from '../backfill/target.ts';

export const usage = {
  takes: '<pasta dos arquivos anuais>',
  says: 'Soma as despesas por mês e tipo, dos arquivos da Câmara, no banco de DATABASE_URL ou no embutido.',
};

export function run(args: readonly string[]): Promise<void> {
  return loadFolder(args, loadExpenseFiles);
}
