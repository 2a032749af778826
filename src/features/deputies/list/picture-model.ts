import { isParty } from '@/lib/text/party-text';
import { compareTexts } from '@/lib/text/text-order';
import type { Deputy } from '@/features/deputies/schema';

export interface PartyCount {
  /** Null for deputies whose party is not known. */
  sigla: string | null;
  count: number;
}

/** Alphabetical by abbreviation; an unknown party comes last, so that nobody is missing. */
export function partyCounts(deputies: readonly Deputy[]): PartyCount[] {
  const counts = new Map<string | null, number>();
  for (const { siglaPartido } of deputies) counts.set(siglaPartido, (counts.get(siglaPartido) ?? 0) + 1);
  return [...counts]
    .map(([sigla, count]) => ({ sigla, count }))
    .sort(
      (a, b) =>
        Number(a.sigla === null) - Number(b.sigla === null) || compareTexts(a.sigla ?? '', b.sigla ?? ''),
    );
}

/** ', 20 partidos': no party is none; '' where none is known. */
export function partiesText(parties: readonly PartyCount[]): string {
  const count = parties.filter(({ sigla }) => isParty(sigla)).length;
  return count === 0 ? '' : `, ${count} ${count === 1 ? 'partido' : 'partidos'}`;
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
