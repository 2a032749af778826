import { leftOutText } from '../../../src/lib/left-out.ts';
import type { Queryable } from '../../local/emulator/database/database.ts';
import type { Report, YearlyFile } from './batches.ts';
import type { Refusal } from './checked-rows.ts';

/** How many bad rows of a file are named one by one. */
const mostNamed = 20;

/** Keeps their number beside those of the increment. */
export async function noteLeftOut(
  database: Queryable,
  set: string,
  {
    file,
    keys = [],
    leftOut = [],
  }: { file: YearlyFile; keys?: Iterable<string>; leftOut?: readonly Refusal[] },
  report: Report,
): Promise<void> {
  for (const refusal of leftOut.slice(0, mostNamed)) report(refusal.sentence);
  const sentence = leftOutText(leftOut.length);
  if (sentence !== null) report(`${file.name}: ${sentence}`);
  const counts = new Map([...keys].map((key) => [key, 0]));
  for (const { key } of leftOut) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  await database.query('select private.anotar_linhas_fora($1, $2, $3::jsonb, $4)', [
    set,
    file.year,
    JSON.stringify(Object.fromEntries(counts)),
    leftOut.filter(({ key }) => key === null).length,
  ]);
}
