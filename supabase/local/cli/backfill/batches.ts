import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError, type Queryable } from '../../emulator/database/database.ts';
import { readChecked, type Refusal } from './checked-rows.ts';
import type { CsvRow } from './csv.ts';

/** Rows written in one transaction. */
export const batchSize = 5_000;
/** A roll call has no more votes than there are deputies: with room for them a batch ends where a roll call does. */
const chairs = 513;

/** What the user sees after each batch. */
export type Report = (line: string) => void;

export interface YearlyFile {
  path: string;
  name: string;
  year: number;
  bytes: number;
}

/** The files `<prefix>-AAAA.csv` of a folder, the oldest first. */
export async function yearlyFiles(folder: string, prefix: string): Promise<YearlyFile[]> {
  const pattern = new RegExp(`^${prefix}-(\\d{4})\\.csv$`);
  const files = (await readdir(folder)).sort().flatMap((name) => {
    const year = pattern.exec(name)?.[1];
    return year === undefined ? [] : [{ name, path: path.join(folder, name), year: Number(year) }];
  });
  return Promise.all(files.map(async (file) => ({ ...file, bytes: (await stat(file.path)).size })));
}

/** Tells files, rows, share and time left of a whole run. */
export function createProgress(files: readonly YearlyFile[], report: Report) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const began = Date.now();
  let read = 0;
  let rows = 0;
  return {
    onBytes(count: number): void {
      read += count;
    },
    say(file: YearlyFile, count: number): void {
      rows += count;
      const share = total === 0 ? 1 : Math.min(1, read / total);
      const left = share === 0 ? '?' : Math.ceil((((Date.now() - began) / 1000) * (1 - share)) / share);
      const number = files.indexOf(file) + 1;
      report(
        `arquivo ${number} de ${files.length} (${file.name}) · ${rows.toLocaleString('pt-BR')} linhas · ${Math.round(share * 100)}% · faltam ${left} s`,
      );
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;

export interface BatchJob<T> {
  file: YearlyFile;
  columns: readonly string[];
  /** Null leaves the row out. Throws ZodError for a row of another shape. */
  read: (cells: CsvRow['cells']) => T | null;
  /** Rows with the same key are one record's: a batch ends between two keys where it can. */
  keyOf: (row: T) => string;
  write: (rows: readonly T[]) => Promise<number>;
}

export interface Outcome {
  read: number;
  written: number;
  refusals: Refusal[];
}

/** Writes what was gathered, or tells why it was refused: by its first bad row or by the database. */
async function flush<T>(job: BatchJob<T>, rows: readonly T[], lines: [number, number], bad: Refusal | null) {
  if (bad !== null) return { written: 0, refusal: bad };
  try {
    return { written: await job.write(rows), refusal: null };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const sentence = `${job.file.name}, linhas ${lines.join(' a ')}: ${error.message}`;
    return { written: 0, refusal: { sentence, code: `sql_${error.code.toLowerCase()}` } };
  }
}

/** Reads a file and writes it batch by batch; a batch with one bad row is refused whole, the others are not. */
export async function writeInBatches<T>(job: BatchJob<T>, progress: Progress): Promise<Outcome> {
  const outcome: Outcome = { read: 0, written: 0, refusals: [] };
  let rows: T[] = [];
  let lines: [number, number] = [0, 0];
  let bad: Refusal | null = null;
  let key = '';
  const end = async (): Promise<void> => {
    if (rows.length === 0 && bad === null) return;
    const { written, refusal } = await flush(job, rows, lines, bad);
    outcome.written += written;
    if (refusal !== null) outcome.refusals.push(refusal);
    progress.say(job.file, rows.length);
    rows = [];
    bad = null;
  };
  for await (const tried of readChecked(job.file, job.columns, job.read, progress.onBytes)) {
    if ('sentence' in tried) {
      bad ??= tried;
      continue;
    }
    if (tried.value === null) continue;
    const next = job.keyOf(tried.value);
    const isFull = rows.length >= batchSize || (next !== key && rows.length > batchSize - chairs);
    if (isFull) await end();
    if (rows.length === 0) lines = [tried.line, tried.line];
    lines = [lines[0], tried.line];
    key = next;
    rows.push(tried.value);
    outcome.read += 1;
  }
  await end();
  return outcome;
}

/** Keeps each refusal where the increment keeps its own. */
export async function noteRefusals(
  database: Queryable,
  set: string,
  since: string,
  refusals: readonly Refusal[],
): Promise<void> {
  for (const { code } of refusals)
    await database.query(
      `select private.anotar_sincronizacao($1, $2::timestamptz, 0, 0, null, $3, 'arquivo')`,
      [set, since, code],
    );
}

/** Ends a run with the sentences of its refusals, if there were any. */
export function throwRefusals(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  throw new Error(`Lotes recusados, inteiros:\n${refusals.map(({ sentence }) => sentence).join('\n')}`);
}
