import { factLabel } from '@/features/candidates/history/record-changes';
import type { ColumnValue } from './field-kinds';
import { fields, type FormRow, shownFacts, sourcedFacts } from './form-rows';

export const fieldNames: readonly string[] = Object.keys(fields);

/** All text by column; sources by `fontes_de_…`; the note. */
export type FormValues = Record<string, string>;
export type CandidateValues = Record<string, ColumnValue>;

/** The same key as in the audit. */
export const sourcesKey = (fact: string) => `fontes_de_${fact}`;

export const noteKey = 'nota';
export const noteRow = {
  label: 'Por que esta mudança?',
  called: 'O motivo da mudança',
  kind: 'line',
  part: null,
  max: 200,
} as const satisfies FormRow;

/** In the order of the screen. */
export const formKeys: readonly string[] = [...fieldNames, ...sourcedFacts.map(sourcesKey), noteKey];

export function labelOfKey(key: string): string {
  if (fields[key] !== undefined) return fields[key].label;
  const row = Object.values(fields).find(({ sources }) => sources && sourcesKey(sources) === key);
  const shown = shownFacts.find((fact) => sourcesKey(fact) === key) ?? key;
  return `Fontes: ${row?.label ?? factLabel(shown)}`;
}

export function textIn(values: CandidateValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}
