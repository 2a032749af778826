import type { Queryable } from '../../../supabase/local/emulator/database/database.ts';
import { rehearseWithin } from './rehearse.ts';
import { splitStatements, withoutComments } from './statements.ts';

export interface Assertion {
  number: number;
  passed: boolean;
  description: string;
  /** pgTAP's own explanation of a failure, empty when passed. */
  diagnostics: string;
}

export interface TapReport {
  planned: number | null;
  assertions: Assertion[];
  /** A statement that Postgres refused, which ends the file; null when all ran. */
  broken: string | null;
}

const outcome = /^(not )?ok (\d+)(?: - (.*))?$/;

function parseTap(lines: readonly string[]): Omit<TapReport, 'broken'> {
  let planned: number | null = null;
  const assertions: Assertion[] = [];
  for (const line of lines) {
    const plan = /^1\.\.(\d+)$/.exec(line)?.[1];
    const match = outcome.exec(line);
    const last = assertions.at(-1);
    if (plan !== undefined) planned = Number(plan);
    else if (match)
      assertions.push({
        number: Number(match[2]),
        passed: match[1] === undefined,
        description: match[3] ?? '',
        diagnostics: '',
      });
    else if (line.startsWith('#') && last?.passed === false) last.diagnostics += `${line}\n`;
  }
  return { planned, assertions };
}

/** No function may take the day of the session for that of Brasília, three hours behind UTC. */
function zoneOfAnotherDay(now: Date): string {
  const isTomorrowFarEast = (now.getUTCHours() + 21) % 24 >= 7;
  return isTomorrowFarEast ? 'Pacific/Kiritimati' : 'Etc/GMT+12';
}

/** Undoes a pgTAP file, whose begin and rollback become a savepoint; may end at its first failure. */
export async function runPgtap(tx: Queryable, script: string, endsEarly = false): Promise<TapReport> {
  const statements = splitStatements(script);
  const [first, last] = [statements[0], statements.at(-1)];
  if (withoutComments(first ?? '') !== 'begin' || withoutComments(last ?? '') !== 'rollback')
    throw new Error('a pgTAP file starts with "begin;" and ends with "rollback;"');
  return rehearseWithin(tx, async () => {
    await tx.query(`set local time zone '${zoneOfAnotherDay(new Date())}'`);
    const lines: string[] = [];
    for (const statement of statements.slice(1, -1)) {
      try {
        const { rows } = await tx.query(statement);
        for (const row of rows)
          for (const value of Object.values(row))
            if (typeof value === 'string') lines.push(...value.split('\n'));
        if (endsEarly && lines.some((line) => line.startsWith('not ok'))) break;
      } catch (error) {
        return { ...parseTap(lines), broken: `${String(error)}\n${statement}` };
      }
    }
    return { ...parseTap(lines), broken: null };
  });
}

/** Whether anything of the report would make pg_prove fail. */
export function isRed(report: TapReport): boolean {
  return (
    report.broken !== null ||
    report.planned !== report.assertions.length ||
    report.assertions.some((assertion) => !assertion.passed)
  );
}
