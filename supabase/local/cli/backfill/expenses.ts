import type { Database, Queryable } from '../../emulator/database/database.ts';
import {
  batchSize,
  createProgress,
  type Progress,
  type Report,
  type YearlyFile,
  yearlyFiles,
} from './batches.ts';
import { readChecked, type Refusal } from './checked-rows.ts';
import { columns, type Expense, readExpense } from './records.ts';
import { laterDay, loadYears } from './whole-years.ts';

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
function partsOf({ sums }: Totals): Sum[][] {
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

/**
 * Puts the sums in the place of whatever was known of the year, all in one transaction: a reader sees the year as it was or
 * as it is now, never both added up. Returns how many sums changed.
 */
function replaceYear(database: Database, year: number, totals: Totals): Promise<number> {
  const people = [...totals.people.values()];
  return database.transaction(async (tx) => {
    await tx.query(`select private.gravar_deputados($1::jsonb, 'novos', now())`, [JSON.stringify(people)]);
    let written = 0;
    for (const part of partsOf(totals)) {
      const rows = part.map((sum) => ({ ...sum, valor: sum.valor / 100 }));
      written += await countOf(tx, 'private.substituir_despesas($1, $2::jsonb)', [
        year,
        JSON.stringify(rows),
      ]);
    }
    return (
      written +
      (await countOf(tx, 'private.podar_despesas($1, $2::integer[])', [year, people.map(({ id }) => id)]))
    );
  });
}

/** A sum needs every row, so one bad row refuses its whole file; so does having none, for that would empty the year. */
async function addUp(file: YearlyFile, today: string, progress: Progress): Promise<Totals | Refusal> {
  const totals: Totals = { sums: new Map(), people: new Map(), rows: 0 };
  for await (const tried of readChecked(file, columns.Ano, readExpense, progress.onBytes)) {
    if ('sentence' in tried) return tried;
    if (tried.value === null) continue;
    if (tried.value.ano !== file.year)
      return { sentence: `${file.name}, linha ${tried.line}: ano ${tried.value.ano}.`, code: 'formato' };
    add(totals, tried.value, today);
    totals.rows += 1;
    if (totals.rows % batchSize === 0) progress.say(file, batchSize);
  }
  progress.say(file, totals.rows % batchSize);
  if (totals.rows === 0) return { sentence: `${file.name}: nenhuma despesa de deputado.`, code: 'vazio' };
  return totals;
}

/**
 * Puts the Chamber's yearly files of expenses of a folder (Ano-AAAA.csv) into a migrated database, added up by deputy, month
 * and kind, in the place of what was known of its year. May be stopped and run again: the sums are those of the whole file
 * each time, and a year is written whole or not at all. Throws, with file and line, when
 * a file was refused; the other files are written.
 */
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
    load: async (file) => {
      const totals = await addUp(file, today, progress);
      if ('sentence' in totals) return totals;
      return { read: totals.rows, written: await replaceYear(database, file.year, totals) };
    },
    until: 'select max(ate) from public.camara_despesas_mes',
  });
}
