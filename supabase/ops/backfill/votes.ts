import type { Database } from '../../local/emulator/database/database.ts';
import {
  createProgress,
  noteRefusals,
  type Outcome,
  type Report,
  throwRefusals,
  writeInBatches,
  type YearlyFile,
  yearlyFiles,
} from './batches.ts';
import type { Cells } from './checked-rows.ts';
import { noteLeftOut } from './left-out.ts';
import { columns, readOrientation, readRollCall, readVote } from './records.ts';
import { areWhole, noteReading } from './whole-years.ts';

const json = (rows: readonly object[]): string => JSON.stringify(rows);

async function countOf(
  database: Database,
  sql: string,
  rows: readonly object[],
  ...others: unknown[]
): Promise<number> {
  const answer = await database.query<{ n: number }>(sql, [json(rows), ...others]);
  return answer.rows[0]?.n ?? 0;
}

async function plenaryIds(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ id_camara: string }>(
    'select id_camara from public.camara_votacoes',
  );
  return new Set(rows.map(({ id_camara }) => id_camara));
}

const rollCallOf = (cells: Cells): string => cells['idVotacao'] ?? '';

type LoadFile = (file: YearlyFile) => Promise<Outcome>;
type Read = NonNullable<ReturnType<typeof readVote>>;

/** People who are missing and votes, in one transaction. */
function writeVotes(database: Database, rows: readonly Read[]): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query(`select private.gravar_deputados($1::jsonb, 'novos', now())`, [
      json(rows.map(({ person }) => person)),
    ]);
    const sql = `select private.gravar_votos($1::jsonb, '{}', true) as n`;
    const { rows: answer } = await tx.query<{ n: number }>(sql, [json(rows.map(({ vote }) => vote))]);
    return answer[0]?.n ?? 0;
  });
}

/** SQL of the day up to which each set goes. */
const untilOf = {
  votacoes: 'select max(dia) from public.camara_votacoes',
  votos: 'select max(dia) from public.camara_votacoes where tem_votos',
  orientacoes:
    'select max(v.dia) from public.camara_votacoes as v where exists (select from public.camara_orientacoes where votacao_id = v.id)',
};

interface Run {
  database: Database;
  report: Report;
  since: string;
}

/** Loads the files of a set and records the reading. Returns what was refused. */
async function loadSet(
  { database, report, since }: Run,
  set: keyof typeof untilOf,
  files: readonly YearlyFile[],
  load: LoadFile,
): Promise<Outcome['refusals']> {
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const outcome = await load(file);
    outcomes.push(outcome);
    await noteLeftOut(database, set, { file, ...outcome }, report);
  }
  const sum = (key: 'read' | 'written') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const refusals = outcomes.flatMap((outcome) => outcome.refusals);
  await noteRefusals(database, set, since, refusals);
  const [read, written, until] = [sum('read'), sum('written'), untilOf[set]];
  const loaded = files.filter((_, at) => outcomes[at]?.refusals.length === 0);
  const isWhole = areWhole(loaded, since.slice(0, 10));
  if (read > 0) await noteReading(database, { set, since, read, written, until, isWhole });
  return refusals;
}

/** The site leaves out votes that contradict the Chamber's own totals. */
async function reportContradictions(database: Database, report: Report): Promise<void> {
  const { rows } = await database.query<{ id_camara: string }>(
    'select id_camara from public.camara_votacoes where totais_diferem order by dia, id',
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id_camara }) => id_camara).join(', ');
  report(`Votos que não somam o total do texto da Câmara: ${ids}`);
}

/** Adds plenary roll calls, votes and orientations; repeatable. Throws, with lines, for refused batches. */
export async function loadVoteFiles(
  database: Database,
  folder: string,
  report: Report,
  now = new Date(),
): Promise<void> {
  const lists = await yearlyFiles(folder, 'votacoes');
  const votes = await yearlyFiles(folder, 'votacoesVotos');
  const benches = await yearlyFiles(folder, 'votacoesOrientacoes');
  const files = [...lists, ...votes, ...benches];
  if (files.length === 0) throw new Error(`Nenhum arquivo votacoes…-AAAA.csv em ${folder}.`);
  const progress = createProgress(files, report);
  const run = { database, report, since: now.toISOString() };
  const refusals: Outcome['refusals'] = [];
  const each = async (set: keyof typeof untilOf, some: readonly YearlyFile[], load: LoadFile) =>
    refusals.push(...(await loadSet(run, set, some, load)));
  await each('votacoes', lists, (file) =>
    writeInBatches(
      {
        file,
        columns: columns.votacoes,
        read: (cells) => (cells['siglaOrgao'] === 'PLEN' ? readRollCall(cells) : null),
        keyOf: ({ id = '' }) => id,
        write: (rows) =>
          countOf(database, `select private.gravar_votacoes($1::jsonb, 'arquivo', now()) as n`, rows),
      },
      progress,
    ),
  );
  const known = await plenaryIds(database);
  const ofKnown = (cells: Cells) => known.has(rollCallOf(cells));
  await each('votos', votes, (file) =>
    writeInBatches(
      {
        file,
        columns: columns.votacoesVotos,
        read: (cells) => (ofKnown(cells) ? readVote(cells) : null),
        keyOf: rollCallOf,
        write: (rows) => writeVotes(database, rows),
      },
      progress,
    ),
  );
  await each('orientacoes', benches, (file) =>
    writeInBatches(
      {
        file,
        columns: columns.votacoesOrientacoes,
        read: (cells) => (ofKnown(cells) ? readOrientation(cells) : null),
        keyOf: rollCallOf,
        write: (rows) => countOf(database, 'select private.gravar_orientacoes($1::jsonb) as n', rows),
      },
      progress,
    ),
  );
  await reportContradictions(database, report);
  throwRefusals(refusals);
}
