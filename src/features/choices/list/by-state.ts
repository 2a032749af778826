import { ufName } from '@/features/politicians/state/states';
import { compareTexts } from '@/lib/text/text-order';
import type { Chosen } from '@/features/choices/my-choices-model';

export const mostRows = 12;

export function ufOf({ person }: Chosen): string {
  return person?.uf ?? '';
}

export function stateOf(chosen: Chosen): string {
  return ufName(ufOf(chosen) || 'Estado não informado');
}

/** In the list's order; the nameless are where no state is known. */
export function byState(chosen: readonly Chosen[]): { state: string; chosen: Chosen[] }[] {
  return [...new Set(chosen.map(stateOf))]
    .toSorted(compareTexts)
    .map((state) => ({ state, chosen: chosen.filter((one) => stateOf(one) === state) }));
}
