import { ufName } from '@/features/politicians/state/states';
import { compareTexts } from '@/lib/text/text-order';
import type { Chosen } from './my-choices-model';

/** The most of one list that are shown as rows; more are folded by state. */
export const mostRows = 12;

/** The state's abbreviation, empty where none is known. */
export function ufOf({ person }: Chosen): string {
  return person?.uf ?? '';
}

/** The state's name, or the words for none. */
export function stateOf(chosen: Chosen): string {
  return ufName(ufOf(chosen) || 'Estado não informado');
}

/** Those of each state, by its name, in the list's order; the nameless are where no state is known. */
export function byState(chosen: readonly Chosen[]): { state: string; chosen: Chosen[] }[] {
  return [...new Set(chosen.map(stateOf))]
    .toSorted(compareTexts)
    .map((state) => ({ state, chosen: chosen.filter((one) => stateOf(one) === state) }));
}
