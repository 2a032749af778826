import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SnapshotRecords } from '../../emulator/database/snapshot.ts';
import { loadChamber, type VoteChoice } from './load.ts';

/** What decides which rows are loaded. */
const inputs = [
  './load.ts',
  './records.ts',
  './explanations.ts',
  '../../data/votacoes-explicadas.json',
  ...[
    'deputados',
    'deputados-detalhes',
    'votacoes',
    'votos',
    'votos-complemento',
    'partidos-no-voto',
    'despesas-totais-2026',
    'proposicoes',
  ].map((name) => `../../data/camara/${name}.json.br`),
].map((path) => new URL(path, import.meta.url));

/** Part of a database that tests open ready-made. */
export async function chamberSnapshot(votes: VoteChoice): Promise<SnapshotRecords> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(await readFile(input));
  return {
    digest: `chamber-${votes}-${hash.digest('hex').slice(0, 8)}`,
    write: (database) => loadChamber(database, votes),
  };
}
