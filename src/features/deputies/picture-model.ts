import { compareTexts } from '@/lib/text-order';
import type { Deputy } from './schema';

/** The deputies in exercise of one party. */
export interface PartyCount {
  sigla: string;
  count: number;
}

/** How many deputies each party has, by its abbreviation in alphabetical order; whoever has no party is left out. */
export function partyCounts(deputies: readonly Deputy[]): PartyCount[] {
  const counts = new Map<string, number>();
  for (const { siglaPartido } of deputies)
    if (siglaPartido !== null) counts.set(siglaPartido, (counts.get(siglaPartido) ?? 0) + 1);
  return [...counts]
    .map(([sigla, count]) => ({ sigla, count }))
    .sort((a, b) => compareTexts(a.sigla, b.sigla));
}

/** How many deputies each state has, by its abbreviation. */
export function stateCounts(deputies: readonly Deputy[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { siglaUf } of deputies)
    if (siglaUf !== null) counts.set(siglaUf, (counts.get(siglaUf) ?? 0) + 1);
  return counts;
}

/** '1 deputado', '9 deputados'. */
export function deputiesText(count: number): string {
  return `${count} ${count === 1 ? 'deputado' : 'deputados'}`;
}

/** Place of each state on the map of squares: row and column, from the upper left. */
export const statePlaces: Readonly<Record<string, readonly [row: number, column: number]>> = {
  AC: [3, 1],
  AL: [4, 6],
  AM: [2, 2],
  AP: [1, 3],
  BA: [4, 4],
  CE: [2, 5],
  DF: [5, 3],
  ES: [5, 5],
  GO: [4, 3],
  MA: [2, 4],
  MG: [5, 4],
  MS: [5, 2],
  MT: [4, 2],
  PA: [2, 3],
  PB: [3, 6],
  PE: [3, 5],
  PI: [3, 4],
  PR: [6, 2],
  RJ: [6, 4],
  RN: [2, 6],
  RO: [3, 2],
  RR: [1, 2],
  RS: [7, 1],
  SC: [7, 2],
  SE: [4, 5],
  SP: [6, 3],
  TO: [3, 3],
};
