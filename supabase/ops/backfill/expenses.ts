import type { Database, Queryable } from '../../local/emulator/database/database.ts';
import {
  batchSize,
  codeOf,
  createProgress,
  type Progress,
  type Report,
  writeParted,
  type YearlyFile,
  yearlyFiles,
} from './batches.ts';
import { readChecked, type Refusal, refusalOf } from './checked-rows.ts';
import { columns, type Expense, readExpense } from './records.ts';
import { laterDay, loadYears, refuseMostlyBad } from './whole-years.ts';

interface Sum {
  deputado: number;
  ano: number;
  mes: number;
  tipo: string;
  /** Cents. */
  valor: number;
  documentos: number;
  ate: string | null;
}

interface Totals {
  sums: Map<string, Sum>;
  people: Map<number, { id: number; nome: string | null; siglaUf: string | null }>;
  rows: number;
  leftOut: Refusal[];
}

function add({ sums, people }: Totals, { deputado, nome, uf, dia, valor, ...kind }: Expense, today: string) {
  const key = [deputado, kind.ano, kind.mes, kind.tipo].join('|');
  const sum = sums.get(key) ?? {
    deputado,
    ano: kind.ano,
    mes: kind.mes,
    tipo: kind.tipo,
    valor: 0,
    documentos: 0,
    ate: null,
  };
  sum.valor += valor;
  sum.documentos += 1;
  sum.ate = laterDay(dia, sum.ate, today);
  sums.set(key, sum);
  people.set(deputado, { id: deputado, nome, siglaUf: uf });
}

async function countOf(tx: Queryable, call: string, params: readonly unknown[]): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(`select ${call} as n`, params);
  return rows[0]?.n ?? 0;
}

/** The sums in parts of about `batchSize`, each with everything of its deputies. */
function partsOf({ sums }: Pick<Totals, 'sums'>): Sum[][] {
  const byDeputy = new Map<number, Sum[]>();
  for (const sum of sums.values()) {
    const own = byDeputy.get(sum.deputado) ?? [];
    own.push(sum);
    byDeputy.set(sum.deputado, own);
  }
  const parts: Sum[][] = [];
  let part: Sum[] = [];
  for (const own of byDeputy.values()) {
    part.push(...own);
    if (part.length < batchSize) continue;
    parts.push(part);
    part = [];
  }
  return part.length === 0 ? parts : [...parts, part];
}

async function inSavepoint<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  await tx.query('savepoint part');
  try {
    const done = await work();
    await tx.query('release savepoint part');
    return done;
  } catch (error) {
    await tx.query('rollback to savepoint part');
    throw error;
  }
}

const json = (sums: readonly Sum[]): string =>
  JSON.stringify(sums.map((sum) => ({ ...sum, valor: sum.valor / 100 })));

/** One transaction: readers never see both sums. Returns changes and refused rows. */
function replaceYear(
  database: Database,
  { name, year }: YearlyFile,
  { people, ...totals }: Totals,
): Promise<{ written: number; refused: Refusal[] }> {
  return database.transaction(async (tx) => {
    await tx.query(`select private.gravar_deputados($1::jsonb, 'novos', now())`, [
      JSON.stringify([...people.values()]),
    ]);
    const refused: Refusal[] = [];
    const deputies = new Set<number>();
    let written = 0;
    for (const part of partsOf(totals)) {
      const tried = await writeParted(part, (some) =>
        inSavepoint(tx, () => countOf(tx, 'private.gravar_despesas_mes($1::jsonb)', [json(some)])),
      );
      for (const { row, error } of tried.refused) {
        const { deputado, mes, tipo, documentos } = row;
        const sentence = `${name}, deputado ${deputado}, mês ${mes}, ${tipo}: ${error.message}`;
        refused.push(...Array.from({ length: documentos }, () => refusalOf(sentence, codeOf(error))));
      }
      const bad = new Set(tried.refused.map(({ row }) => row));
      const good = part.filter((sum) => !bad.has(sum));
      for (const { deputado } of good) deputies.add(deputado);
      written += tried.written;
      written += await countOf(tx, 'private.substituir_despesas($1, $2::jsonb)', [year, json(good)]);
    }
    written += await countOf(tx, 'private.podar_despesas($1, $2::integer[])', [year, [...deputies]]);
    return { written, refused };
  });
}

/** Bad or other years' rows are in no sum; an expenseless file is refused. */
async function addUp(file: YearlyFile, today: string, progress: Progress): Promise<Totals | Refusal> {
  const totals: Totals = { sums: new Map(), people: new Map(), rows: 0, leftOut: [] };
  for await (const tried of readChecked(file, columns.Ano, readExpense, progress.onBytes)) {
    if ('sentence' in tried) totals.leftOut.push(tried);
    else if (tried.value !== null && tried.value.ano !== file.year)
      totals.leftOut.push(refusalOf(`${file.name}, linha ${tried.line}: ano ${tried.value.ano}.`));
    else if (tried.value !== null) {
      add(totals, tried.value, today);
      totals.rows += 1;
      if (totals.rows % batchSize === 0) progress.say(file, batchSize);
    }
  }
  progress.say(file, totals.rows % batchSize);
  const { rows, leftOut } = totals;
  const isEmpty = rows === 0 && leftOut.length === 0;
  return isEmpty
    ? refusalOf(`${file.name}: nenhuma despesa de deputado.`, 'vazio')
    : (refuseMostlyBad(file, rows, leftOut) ?? totals);
}

/** Sums Ano-AAAA.csv anew, one transaction a year. Throws for refused files. */
export async function loadExpenseFiles(
  database: Database,
  folder: string,
  report: Report,
  now = new Date(),
): Promise<void> {
  const files = await yearlyFiles(folder, 'Ano');
  if (files.length === 0) throw new Error(`Nenhum arquivo Ano-AAAA.csv em ${folder}.`);
  const progress = createProgress(files, report);
  const today = now.toISOString().slice(0, 10);
  await loadYears({
    database,
    set: 'despesas',
    files,
    today,
    report,
    load: async (file) => {
      const totals = await addUp(file, today, progress);
      if ('sentence' in totals) return totals;
      const { rows: read, leftOut } = totals;
      const { written, refused } = await replaceYear(database, file, totals);
      return { read, written, leftOut: [...leftOut, ...refused] };
    },
    until: 'select max(ate) from public.camara_despesas_mes',
  });
}
