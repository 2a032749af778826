import { loadFolder } from '../backfill/target.ts';
import { loadVoteFiles } from '../backfill/votes.ts';

/** `data:votes <folder>`: the Chamber's yearly files of roll calls, votes and orientations into any Postgres. */
export function run(args: readonly string[]): Promise<void> {
  return loadFolder(args, 'data:votes <pasta dos arquivos anuais>', loadVoteFiles);
}
