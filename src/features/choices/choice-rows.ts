import type { Choice, ChoiceFlag, ChoiceFlags } from './model';

export function hasFlags(row: object | null): row is ChoiceFlags {
  const { favorito, ignorado }: Partial<Record<ChoiceFlag, unknown>> = row ?? {};
  return typeof favorito === 'boolean' && typeof ignorado === 'boolean';
}

/** Zod would double what signed-in people wait for. */
export function isChoice(row: object): row is Choice {
  return 'id' in row && typeof row.id === 'string' && hasFlags(row);
}

/** @throws when a row is none: a choice that is missing in silence would be false. */
export function requireChoices(rows: readonly object[]): void {
  if (!rows.every(isChoice)) throw new Error('Rows that are no choices');
}
