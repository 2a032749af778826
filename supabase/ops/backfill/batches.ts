import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError, type Queryable } from '../../local/emulator/database/database.ts';
import { type Cells, readChecked, type Refusal, refusalOf } from './checked-rows.ts';

/** Rows written in one transaction. */
export const batchSize = 5_000;
/** A roll call has at most 513 votes, so batches end between roll calls. */
const chairs = 513;

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
  read: (cells: Cells) => T | null;
  /** Rows of one key are one record: batches end between keys. */
  keyOf: (cells: Cells) => string;
  write: (rows: readonly T[]) => Promise<number>;
}

interface Line<T> {
  line: number;
  value: T;
  key: string | null;
}

export interface Outcome {
  read: number;
  written: number;
  /** Rows that were left out, by what their file or the database says of them. */
  leftOut: Refusal[];
  /** Batches of which the database took nothing for a reason that is not theirs. */
  refusals: Refusal[];
  keys: Set<string>;
}

/** SQLSTATE 21, 22, 23: other rows may still be taken. */
function isOfData(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^2[123]/.test(error.code);
}

/** Halves refused rows until the bad ones are alone; returns those. */
export async function writeParted<Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<number>,
): Promise<{ written: number; refused: { row: Row; error: DatabaseError }[] }> {
  try {
    return { written: await write(rows), refused: [] };
  } catch (error) {
    if (!isOfData(error)) throw error;
    if (rows.length <= 1) return { written: 0, refused: rows.map((row) => ({ row, error })) };
    const half = Math.ceil(rows.length / 2);
    const first = await writeParted(rows.slice(0, half), write);
    const second = await writeParted(rows.slice(half), write);
    return { written: first.written + second.written, refused: [...first.refused, ...second.refused] };
  }
}

async function flush<T>({ file, write }: BatchJob<T>, lines: readonly Line<T>[], outcome: Outcome) {
  try {
    const { written, refused } = await writeParted(lines, (some) => write(some.map(({ value }) => value)));
    outcome.written += written;
    for (const { row, error } of refused)
      outcome.leftOut.push(
        refusalOf(`${file.name}, linha ${row.line}: ${error.message}`, codeOf(error), row.key),
      );
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const [from, to] = [lines[0]?.line, lines.at(-1)?.line];
    outcome.refusals.push(refusalOf(`${file.name}, linhas ${from} a ${to}: ${error.message}`, codeOf(error)));
  }
}

/** Row by row, batch by batch; bad rows are left out and counted. */
export async function writeInBatches<T>(job: BatchJob<T>, progress: Progress): Promise<Outcome> {
  const outcome: Outcome = { read: 0, written: 0, leftOut: [], refusals: [], keys: new Set() };
  let lines: Line<T>[] = [];
  const end = async (): Promise<void> => {
    if (lines.length === 0) return;
    await flush(job, lines, outcome);
    progress.say(job.file, lines.length);
    lines = [];
  };
  for await (const tried of readChecked(job.file, job.columns, job.read, progress.onBytes, job.keyOf)) {
    if ('sentence' in tried) {
      outcome.leftOut.push(tried);
      continue;
    }
    const { line, value, key } = tried;
    if (value === null) continue;
    const isFull =
      lines.length >= batchSize || (key !== lines.at(-1)?.key && lines.length > batchSize - chairs);
    if (isFull) await end();
    lines.push({ line, value, key });
    if (key !== null) outcome.keys.add(key);
    outcome.read += 1;
  }
  await end();
  return outcome;
}

/** SQLSTATE as `sincronizacoes` keeps it. */
export function codeOf({ code }: DatabaseError): string {
  return `sql_${code.toLowerCase()}`;
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
  throw new Error(`Recusados:\n${refusals.map(({ sentence }) => sentence).join('\n')}`);
}
