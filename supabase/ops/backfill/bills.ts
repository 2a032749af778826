import type { Database } from '../../local/emulator/database/database.ts';
import {
  batchSize,
  createProgress,
  type Progress,
  type Report,
  type YearlyFile,
  yearlyFiles,
} from './batches.ts';
import { type Cells, readChecked, type Refusal, refusalOf } from './checked-rows.ts';
import { columns, readBill, readSignature, type Signature } from './records.ts';
import { laterDay, loadYears, refuseMostlyBad } from './whole-years.ts';

/** PL of a year by number, each with its day if told. */
type Bills = ReadonlyMap<number, string | null>;

interface Counts extends Taken {
  /** Two rows of one person are one bill. */
  signed: Map<number, Set<number>>;
  people: Map<number, Pick<Signature, 'nome' | 'uf'>>;
  until: string | null;
}

interface Taken {
  rows: number;
  leftOut: Refusal[];
}

/** Keeps bad rows; refuses a file of which most are bad. */
async function readAll<T>(
  { file, wanted, read }: { file: YearlyFile; wanted: readonly string[]; read: (cells: Cells) => T | null },
  progress: Progress,
  take: (row: T) => void,
): Promise<Taken | Refusal> {
  const taken: Taken = { rows: 0, leftOut: [] };
  let seen = 0;
  for await (const tried of readChecked(file, wanted, read, progress.onBytes)) {
    seen += 1;
    if (seen % batchSize === 0) progress.say(file, batchSize);
    if ('sentence' in tried) taken.leftOut.push(tried);
    else if (tried.value !== null) {
      take(tried.value);
      taken.rows += 1;
    }
  }
  progress.say(file, seen % batchSize);
  return refuseMostlyBad(file, taken.rows, taken.leftOut) ?? taken;
}

/** Bills of another year belong to that year. */
async function billsOf(
  file: YearlyFile,
  progress: Progress,
): Promise<{ bills: Bills; leftOut: Refusal[] } | Refusal> {
  const bills = new Map<number, string | null>();
  const job = { file, wanted: columns.proposicoes, read: readBill };
  const outcome = await readAll(job, progress, ({ id, ano, dia }) => {
    if (ano === file.year) bills.set(id, dia);
  });
  return 'sentence' in outcome ? outcome : { bills, leftOut: outcome.leftOut };
}

async function countUp(
  file: YearlyFile,
  bills: Bills,
  today: string,
  progress: Progress,
): Promise<Counts | Refusal> {
  const counts: Counts = { signed: new Map(), people: new Map(), until: null, rows: 0, leftOut: [] };
  const read = (cells: Cells) => (bills.has(Number(cells['idProposicao'])) ? readSignature(cells) : null);
  const job = { file, wanted: columns.proposicoesAutores, read };
  const outcome = await readAll(job, progress, ({ projeto, deputado, nome, uf }) => {
    const own = counts.signed.get(deputado) ?? new Set();
    counts.signed.set(deputado, own.add(projeto));
    counts.people.set(deputado, { nome, uf });
    counts.until = laterDay(bills.get(projeto) ?? null, counts.until, today);
  });
  return 'sentence' in outcome ? outcome : { ...counts, ...outcome };
}

/** One transaction. Returns how many changed. */
function replaceYear(database: Database, year: number, { signed, people, until }: Counts): Promise<number> {
  const known = [...people].map(([id, { nome, uf }]) => ({ id, nome, siglaUf: uf }));
  const rows = [...signed].map(([deputado, bills]) => ({ deputado, quantidade: bills.size }));
  return database.transaction(async (tx) => {
    await tx.query(`select private.gravar_deputados($1::jsonb, 'novos', now())`, [JSON.stringify(known)]);
    const answer = await tx.query<{ n: number }>(
      'select private.gravar_projetos_ano($1, $2::date, $3::jsonb) as n',
      [year, until, JSON.stringify(rows)],
    );
    return answer.rows[0]?.n ?? 0;
  });
}

/** Recounts years of proposicoes files in one transaction each. Throws for refused years. */
export async function loadBillFiles(
  database: Database,
  folder: string,
  report: Report,
  now = new Date(),
): Promise<void> {
  const lists = await yearlyFiles(folder, 'proposicoes');
  const files = await yearlyFiles(folder, 'proposicoesAutores');
  if (files.length === 0) throw new Error(`Nenhum arquivo proposicoesAutores-AAAA.csv em ${folder}.`);
  const progress = createProgress([...lists, ...files], report);
  const today = now.toISOString().slice(0, 10);
  await loadYears({
    database,
    set: 'projetos',
    files,
    today,
    report,
    load: async (file) => {
      const list = lists.find(({ year }) => year === file.year);
      if (list === undefined)
        return refusalOf(`${file.name}: falta proposicoes-${file.year}.csv ao lado.`, 'sem_lista');
      const listed = await billsOf(list, progress);
      if ('sentence' in listed) return listed;
      const counts = await countUp(file, listed.bills, today, progress);
      if ('sentence' in counts) return counts;
      if (counts.until === null)
        return refusalOf(`${file.name}: nenhum projeto de lei de deputado.`, 'vazio');
      return {
        read: counts.rows,
        written: await replaceYear(database, file.year, counts),
        leftOut: [...listed.leftOut, ...counts.leftOut],
      };
    },
    until: 'select max(dados_ate) from public.camara_projetos_ano',
  });
}
