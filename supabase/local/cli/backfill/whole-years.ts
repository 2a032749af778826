import { type Database, DatabaseError } from '../../emulator/database/database.ts';
import { codeOf, noteRefusals, type Report, throwRefusals, type YearlyFile } from './batches.ts';
import { type Refusal, refusalOf } from './checked-rows.ts';
import { noteLeftOut } from './left-out.ts';

/** A day after today is a slip of who filed the document, and tells nothing about how far the data go. */
export function laterDay(day: string | null, other: string | null, today: string): string | null {
  const days = [day, other].flatMap((one) => (one !== null && one <= today ? [one] : []));
  return days.sort().at(-1) ?? null;
}

interface YearsJob {
  database: Database;
  /** As `sincronizacoes` names it. */
  set: string;
  files: readonly YearlyFile[];
  /** Writes the year of a file without its bad rows, or tells why not. */
  load: (
    file: YearlyFile,
  ) => Promise<{ read: number; written: number; leftOut: readonly Refusal[] } | Refusal>;
  report: Report;
  /** SQL of the day up to which the set goes afterwards. */
  until: string;
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

/** A file of which most rows are bad is of another shape: what is known of its year says more than the rest. */
export function refuseMostlyBad(file: YearlyFile, good: number, leftOut: readonly Refusal[]): Refusal | null {
  const [first] = leftOut;
  if (first === undefined || leftOut.length <= good) return null;
  return refusalOf(`${file.name}: a maior parte tem outro formato. ${first.sentence}`);
}

/** Loads years of which each needs its whole file. Records each one, and throws at the end what was refused. */
export async function loadYears(job: YearsJob): Promise<void> {
  const { database, set, files, until, report } = job;
  const since = new Date().toISOString();
  const refusals: Refusal[] = [];
  for (const file of files) {
    const outcome = await tryYear(job, file);
    if ('sentence' in outcome) {
      refusals.push(outcome);
      continue;
    }
    await noteLeftOut(database, set, { file, leftOut: outcome.leftOut }, report);
    await database.query(
      `select private.anotar_sincronizacao($1, $2::timestamptz, $3, $4, (${until}), null, 'arquivo')`,
      [set, since, outcome.read, outcome.written],
    );
  }
  await noteRefusals(database, set, since, refusals);
  throwRefusals(refusals);
}
