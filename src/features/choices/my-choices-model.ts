import type { Outcome } from '@/lib/election/election-outcome';
import { compareTexts } from '@/lib/text/text-order';
import type { ChosenRow, ChoiceKind } from './kinds';
import type { ChoiceFlag } from './model';

/** Without a person: a candidate who may no longer be shown. */
export interface Chosen extends ChosenRow {
  kind: ChoiceKind;
}

export function nameOf({ person }: Chosen): string {
  return person?.nome ?? 'Candidatura retirada';
}

/** Alphabetical; nameless ones last, always in the same order. */
export function inListOrder(chosen: readonly Chosen[]): Chosen[] {
  return chosen.toSorted((a, b) => {
    if (a.person && b.person) return compareTexts(a.person.nome, b.person.nome) || compareTexts(a.id, b.id);
    if (a.person ?? b.person) return a.person ? -1 : 1;
    return a.rowId < b.rowId ? -1 : 1;
  });
}

export function ofKind(kind: ChoiceKind, chosen: readonly Chosen[]): Chosen[] {
  return chosen.filter((one) => one.kind === kind);
}

export function chosenWith(flag: ChoiceFlag, chosen: readonly Chosen[]): Chosen[] {
  return chosen.filter((one) => one[flag]);
}

/** Only who was voted for has an outcome; the rest are told apart. */
export function outcomeKind(
  outcome: Outcome | null,
  isArchived: boolean,
): Outcome | 'fora_da_urna' | 'unknown' {
  return outcome ?? (isArchived ? 'fora_da_urna' : 'unknown');
}

export function withFlag(
  chosen: readonly Chosen[],
  rowId: string,
  flag: ChoiceFlag,
  isOn: boolean,
): Chosen[] {
  return chosen.map((one) => (one.rowId === rowId ? { ...one, [flag]: isOn } : one));
}
