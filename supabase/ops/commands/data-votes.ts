import { loadFolder } from '../backfill/target.ts';
import { loadVoteFiles } from '../backfill/votes.ts';

export const usage = {
  takes: '<pasta dos arquivos anuais>',
  says: 'Lê votações, votos e orientações dos arquivos da Câmara para o banco de DATABASE_URL ou o embutido.',
};

export function run(args: readonly string[]): Promise<void> {
  return loadFolder(args, loadVoteFiles);
}
