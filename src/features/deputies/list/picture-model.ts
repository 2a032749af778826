import { compareTexts } from '@/lib/text/text-order';
import type { Deputy } from '@/features/deputies/schema';

export interface PartyCount {
  sigla: string;
  count: number;
}

/** Alphabetical by abbreviation, without deputies of no party. */
export function partyCounts(deputies: readonly Deputy[]): PartyCount[] {
  const counts = new Map<string, number>();
  for (const { siglaPartido } of deputies)
    if (siglaPartido !== null) counts.set(siglaPartido, (counts.get(siglaPartido) ?? 0) + 1);
  return [...counts]
    .map(([sigla, count]) => ({ sigla, count }))
    .sort((a, b) => compareTexts(a.sigla, b.sigla));
}

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
