import type { Database } from '../../emulator/database/database.ts';
import {
  batchSize,
  createProgress,
  noteRefusals,
  type Progress,
  type Report,
  throwRefusals,
  type YearlyFile,
  yearlyFiles,
} from './batches.ts';
import { readChecked } from './checked-rows.ts';
import { columns, type Expense, readExpense } from './records.ts';

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

/** A day after today is a slip of who filed the document, and tells nothing about how far the data go. */
function later(day: string | null, other: string | null, today: string): string | null {
  const days = [day, other].flatMap((one) => (one !== null && one <= today ? [one] : []));
  return days.sort().at(-1) ?? null;
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
  sum.ate = later(dia, sum.ate, today);
  sums.set(key, sum);
  people.set(deputado, { id: deputado, nome, siglaUf: uf });
}

/** Writes the sums, `batchSize` at a time, each batch in a transaction of its own. Returns how many changed. */
async function writeSums(database: Database, { sums, people }: Totals): Promise<number> {
  const rows = [...sums.values()].map((sum) => ({ ...sum, valor: sum.valor / 100 }));
  let written = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const persons = [...new Set(batch.map(({ deputado }) => deputado))].map((id) => people.get(id));
    written += await database.transaction(async (tx) => {
      await tx.query(`select private.gravar_deputados($1::jsonb, 'novos', now())`, [JSON.stringify(persons)]);
      const { rows: answer } = await tx.query<{ n: number }>(
        'select private.gravar_despesas_mes($1::jsonb) as n',
        [JSON.stringify(batch)],
      );
      return answer[0]?.n ?? 0;
    });
  }
  return written;
}

/** A sum needs every row, so one bad row refuses its whole file. */
async function addUp(file: YearlyFile, today: string, progress: Progress) {
  const totals: Totals = { sums: new Map(), people: new Map(), rows: 0 };
  for await (const tried of readChecked(file, columns.Ano, readExpense, progress.onBytes)) {
    if ('sentence' in tried) return tried;
    if (tried.value === null) continue;
    add(totals, tried.value, today);
    totals.rows += 1;
    if (totals.rows % batchSize === 0) progress.say(file, batchSize);
  }
  progress.say(file, totals.rows % batchSize);
  return totals;
}

/**
 * Puts the Chamber's yearly files of expenses of a folder (Ano-AAAA.csv) into a migrated database, added up by deputy, month
 * and kind. May be stopped and run again: the sums are those of the whole file each time. Throws, with file and line, when
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
  const since = new Date().toISOString();
  const today = now.toISOString().slice(0, 10);
  const refusals = [];
  for (const file of files) {
    const totals = await addUp(file, today, progress);
    if ('sentence' in totals) {
      refusals.push(totals);
      continue;
    }
    const written = await writeSums(database, totals);
    await database.query(
      `select private.anotar_sincronizacao('despesas', $1::timestamptz, $2, $3, (select max(ate) from public.camara_despesas_mes), null, 'arquivo')`,
      [since, totals.rows, written],
    );
  }
  await noteRefusals(database, 'despesas', since, refusals);
  throwRefusals(refusals);
}
