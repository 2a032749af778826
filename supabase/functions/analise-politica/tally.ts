import { alphabetical } from './fold.ts';
import { listed } from './wording.ts';

/**
 * How many people share each value, as 'PA (2), PB (1) e sem registro (1)': values in alphabetical order, so that no
 * party or state comes first, those without one at the end. Null when there is nobody.
 */
export function tallyText(values: readonly (string | null)[], unknownLabel: string): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const known = [...counts].sort(([a], [b]) => alphabetical(a, b));
  const unknown = values.filter((value) => value === null).length;
  const all = unknown > 0 ? [...known, [unknownLabel, unknown] as const] : known;
  return all.length === 0 ? null : listed(all.map(([value, n]) => `${value} (${n})`));
}
