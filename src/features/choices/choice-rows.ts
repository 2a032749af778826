import type { Choice } from './model';

/** Whether a row is a choice; by hand, as zod would double what signed-in people wait for. */
function isChoice(row: object): row is Choice {
  const { id, favorito, ignorado }: Partial<Record<keyof Choice, unknown>> = row;
  return typeof id === 'string' && typeof favorito === 'boolean' && typeof ignorado === 'boolean';
}

/** @throws when a row is none: a choice that is missing in silence would be false. */
export function requireChoices(rows: readonly object[]): void {
  if (!rows.every(isChoice)) throw new Error('Rows that are no choices');
}
