import type { Database, Queryable, Transaction } from '../../emulator/database/database.ts';
import { loadExplanations } from './explanations.ts';
import { type ChamberRecords, lastOf, readChamberRecords, readOn, type VotedRollCall } from './records.ts';

/** The votes of all roll calls, or of the latest forty alone. */
export type VoteChoice = 'all' | 'latest';

/** Roll calls copied at once: some forty thousand votes, so that memory stays small. */
const chunk = 100;

async function numbersOf(tx: Queryable): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ id: number; id_camara: string }>(
    'select id, id_camara from public.camara_votacoes where not tem_votos',
  );
  return new Map(rows.map(({ id, id_camara }) => [id_camara, id]));
}

/** The copy tells the day alone: the moment at which it began in Brasília. */
function momentOf(day: string): string {
  return `${day}T00:00-03:00`;
}

async function writeLists(tx: Queryable, { sitting, others, rollCalls }: ChamberRecords): Promise<void> {
  const people = 'select private.gravar_deputados($1::jsonb, $2, $3::timestamptz)';
  await tx.query(people, [JSON.stringify(sitting), 'lista', momentOf(readOn.deputies)]);
  await tx.query(people, [JSON.stringify(others), 'pessoas', momentOf(readOn.deputies)]);
  await tx.query(`select private.gravar_votacoes($1::jsonb, 'copia', $2::timestamptz)`, [
    JSON.stringify(rollCalls),
    momentOf(readOn.rollCalls),
  ]);
}

/** Later readings of the Chamber itself stay. */
async function writeVotes(tx: Transaction, voted: readonly VotedRollCall[]): Promise<void> {
  const numbers = await numbersOf(tx);
  const missing = voted.flatMap((rollCall) => {
    const number = numbers.get(rollCall.id);
    return number === undefined ? [] : [{ ...rollCall, number }];
  });
  for (let start = 0; start < missing.length; start += chunk) {
    const rows = missing
      .slice(start, start + chunk)
      .flatMap(({ number, votes }) => votes.map((vote) => [number, ...vote] as const));
    await tx.copyIn('public.camara_votos', ['votacao_id', 'deputado_id', 'voto', 'partido_sigla'], rows);
  }
  for (const tells of [true, false]) {
    const counted = missing.filter(({ tellsWhoPresided }) => tellsWhoPresided === tells);
    await tx.query('select private.contar_votos($1::integer[], $2)', [
      counted.map(({ number }) => number),
      tells,
    ]);
  }
}

/** The Chamber's monthly file of a year must not be added up twice. */
async function writeExpenses(tx: Queryable, { expenses }: ChamberRecords): Promise<void> {
  const newYears = `(
    select coalesce(jsonb_agg(r), '[]') from jsonb_array_elements($1::jsonb) as r
    where not exists (select from public.camara_despesas_mes as d where d.ano = (r ->> 'ano')::smallint and d.mes > 0)
  )`;
  await tx.query(`select private.gravar_despesas_mes(${newYears})`, [JSON.stringify(expenses.kinds)]);
  await tx.query(`select private.gravar_despesas_ano(${newYears})`, [JSON.stringify(expenses.years)]);
}

/** The Chamber's own files may already have the year. */
async function writeBills(tx: Queryable, { bills }: ChamberRecords): Promise<void> {
  for (const { ano, ate, counts } of bills)
    await tx.query(
      `select private.gravar_projetos_ano($1, $2::date, $3::jsonb)
       where not exists (select from public.camara_projetos_ano where ano = $1)`,
      [ano, ate, JSON.stringify(counts)],
    );
}

/** PGlite checks foreign keys row by row; one query costs a hundredth. */
async function refuseStrangers(tx: Queryable): Promise<void> {
  const { rows } = await tx.query(
    `select from (select distinct deputado_id from public.camara_votos) as v
     where v.deputado_id not in (select id from public.camara_deputados)
     union all
     select from (select distinct votacao_id from public.camara_votos) as v
     where v.votacao_id not in (select id from public.camara_votacoes)`,
  );
  if (rows.length > 0) throw new Error('votes of deputies or roll calls that the copy does not have');
}

async function note(
  tx: Queryable,
  { sitting, others, rollCalls, voted, expenses, bills }: ChamberRecords,
): Promise<void> {
  const votes = voted.reduce((sum, rollCall) => sum + rollCall.votes.length, 0);
  const readings = [
    ['deputados', sitting.length + others.length, readOn.deputies],
    ['votacoes', rollCalls.length, lastOf(rollCalls.map(({ data }) => data))],
    ['votos', votes, lastOf(voted.map(({ day }) => day))],
    ['despesas', expenses.kinds.length, readOn.expenses],
    ['projetos', bills.flatMap(({ counts }) => counts).length, lastOf(bills.map(({ ate }) => ate))],
  ] as const;
  for (const [set, read, until] of readings)
    await tx.query(
      `select private.anotar_sincronizacao($1, now(), $2::integer, $2::integer, $3::date, null, 'copia')`,
      [set, read, until],
    );
}

async function isLoaded(database: Database, votes: VoteChoice): Promise<boolean> {
  const { rows } = await database.query(
    `select from public.sincronizacoes where conjunto = 'votos' and origem = 'copia' and lidos >= $1
     and exists (select from public.sincronizacoes where conjunto = 'despesas')
     and exists (select from public.sincronizacoes where conjunto = 'projetos')`,
    [votes === 'all' ? 100_000 : 1],
  );
  return rows.length > 0;
}

/** Updating the index row by row costs more than all votes. */
async function withoutDeputyIndex(tx: Queryable, work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.query<{ sql: string }>(
    `select pg_get_indexdef('public.camara_votos_deputado_idx'::regclass) as sql`,
  );
  await tx.query('drop index public.camara_votos_deputado_idx');
  await work();
  for (const { sql } of rows) await tx.query(sql);
}

export async function loadChamber(database: Database, votes: VoteChoice): Promise<void> {
  if (!(await isLoaded(database, votes))) await copyChamber(database, votes);
  await loadExplanations(database);
}

async function copyChamber(database: Database, votes: VoteChoice): Promise<void> {
  const records = await readChamberRecords(votes === 'all' ? null : 40);
  await database.transaction(async (tx) => {
    await writeLists(tx, records);
    if (database.kind === 'embedded') {
      await tx.query('set local session_replication_role = replica');
      await withoutDeputyIndex(tx, () => writeVotes(tx, records.voted));
      await refuseStrangers(tx);
    } else await writeVotes(tx, records.voted);
    await writeExpenses(tx, records);
    await writeBills(tx, records);
    await note(tx, records);
  });
  await database.script(
    'analyze public.camara_deputados, public.camara_votacoes, public.camara_votos, public.camara_despesas_mes, public.camara_projetos_ano',
  );
}
