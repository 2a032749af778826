import type { Queryable } from '../../local/emulator/database/database.ts';
import type { Report, YearlyFile } from './batches.ts';
import type { Refusal } from './checked-rows.ts';

/** As the screens say it. */
function leftOutText(rows: number): string {
  return rows === 1
    ? '1 linha que a Câmara publicou com defeito foi deixada de fora.'
    : `${rows.toLocaleString('pt-BR')} linhas que a Câmara publicou com defeito foram deixadas de fora.`;
}

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
  for (const { sentence } of leftOut.slice(0, mostNamed)) report(sentence);
  if (leftOut.length > 0) report(`${file.name}: ${leftOutText(leftOut.length)}`);
  const counts = new Map([...keys].map((key) => [key, 0]));
  for (const { key } of leftOut) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  await database.query('select private.anotar_linhas_fora($1, $2, $3::jsonb, $4)', [
    set,
    file.year,
    JSON.stringify(Object.fromEntries(counts)),
    leftOut.filter(({ key }) => key === null).length,
  ]);
}
