import { legislatureOn } from '../../functions/camara-proxy/legislature.ts';
import { type Database, DatabaseError, type Queryable } from '../../local/emulator/database/database.ts';
import { codeOf, noteRefusals, type Report, throwRefusals, type YearlyFile } from './batches.ts';
import { type Refusal, refusalOf } from './checked-rows.ts';
import { noteLeftOut } from './left-out.ts';

/** Later than today is a filing slip that dates nothing. */
export function laterDay(day: string | null, other: string | null, today: string): string | null {
  const days = [day, other].flatMap((one) => (one !== null && one <= today ? [one] : []));
  return days.sort().at(-1) ?? null;
}

/** AAAA-MM-DD; one year of the sitting legislature is only part of a set. */
export function areWhole(files: readonly Pick<YearlyFile, 'year'>[], today: string): boolean {
  const years = new Set(files.map(({ year }) => year));
  const sitting = legislatureOn(today);
  for (let year = Number(today.slice(0, 4)); legislatureOn(`${year}-12-31`) >= sitting; year -= 1)
    if (!years.has(year)) return false;
  return true;
}

interface Reading {
  /** As `sincronizacoes` names it. */
  set: string;
  since: string;
  read: number;
  written: number;
  /** SQL of the day up to which the set goes afterwards. */
  until: string;
  isWhole: boolean;
}

/** Records a reading of yearly files that went well. */
export async function noteReading(
  database: Queryable,
  { set, since, read, written, until, isWhole }: Reading,
): Promise<void> {
  await database.query(
    `select private.anotar_sincronizacao($1, $2::timestamptz, $3, $4, (${until}), null, 'arquivo', $5)`,
    [set, since, read, written, isWhole],
  );
}

interface YearsJob extends Pick<Reading, 'set' | 'until'> {
  database: Database;
  files: readonly YearlyFile[];
  today: string;
  /** Writes the year of a file without its bad rows, or tells why not. */
  load: (
    file: YearlyFile,
  ) => Promise<{ read: number; written: number; leftOut: readonly Refusal[] } | Refusal>;
  report: Report;
}

/** What the database refuses leaves the year as it was. */
async function tryYear({ load }: YearsJob, file: YearlyFile): ReturnType<YearsJob['load']> {
  try {
    return await load(file);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return refusalOf(`${file.name}: ${error.message}`, codeOf(error));
  }
}

/** Mostly bad rows mean another shape: known data tell more. */
export function refuseMostlyBad(file: YearlyFile, good: number, leftOut: readonly Refusal[]): Refusal | null {
  const [first] = leftOut;
  if (first === undefined || leftOut.length <= good) return null;
  return refusalOf(`${file.name}: a maior parte tem outro formato. ${first.sentence}`);
}

/** Each needs its whole file. Throws at the end what was refused. */
export async function loadYears(job: YearsJob): Promise<void> {
  const { database, set, files, today, until, report } = job;
  const since = new Date().toISOString();
  const refusals: Refusal[] = [];
  const loaded: YearlyFile[] = [];
  for (const file of files) {
    const outcome = await tryYear(job, file);
    if ('sentence' in outcome) {
      refusals.push(outcome);
      continue;
    }
    loaded.push(file);
    await noteLeftOut(database, set, { file, leftOut: outcome.leftOut }, report);
    const { read, written } = outcome;
    await noteReading(database, { set, since, read, written, until, isWhole: areWhole(loaded, today) });
  }
  await noteRefusals(database, set, since, refusals);
  throwRefusals(refusals);
}
