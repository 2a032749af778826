import { loadBillFiles } from '../backfill/bills.ts';
import { loadFolder } from '../backfill/target.ts';

/** `data:bills <folder>`: the Chamber's yearly files of propositions and authors, counted by deputy, into any Postgres. */
export function run(args: readonly string[]): Promise<void> {
  return loadFolder(args, 'data:bills <pasta dos arquivos anuais>', loadBillFiles);
}
