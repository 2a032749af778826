import { loadBillFiles } from '../backfill/bills.ts';
import { loadFolder } from '../backfill/target.ts';

export const usage = {
  takes: '<pasta dos arquivos anuais>',
  says: 'Conta os projetos de lei por deputado, dos arquivos da Câmara, no banco de DATABASE_URL ou no embutido.',
};

export function run(args: readonly string[]): Promise<void> {
  return loadFolder(args, loadBillFiles);
}
