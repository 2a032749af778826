import { factLabel } from '@/features/candidates/history/record-changes';
import type { ColumnValue } from './field-kinds';
import { fields, type FormRow, shownFacts, sourcedFacts } from './form-rows';

/** The columns of the form, in the order of the screen. */
export const fieldNames: readonly string[] = Object.keys(fields);

/** What the form holds while it is written: all text, by column; sources by `fontes_de_…`; and why. */
export type FormValues = Record<string, string>;
export type CandidateValues = Record<string, ColumnValue>;

/** The form's key of a fact's sources, the same as in the audit. */
export const sourcesKey = (fact: string) => `fontes_de_${fact}`;

/** The form's key of the note that says why something is changed. */
export const noteKey = 'nota';
export const noteRow = {
  label: 'Por que esta mudança?',
  called: 'O motivo da mudança',
  kind: 'line',
  part: null,
  max: 200,
} as const satisfies FormRow;

/** Everything that the form holds, in the order of the screen: the columns, their sources, and why. */
export const formKeys: readonly string[] = [...fieldNames, ...sourcedFacts.map(sourcesKey), noteKey];

/** What a key of the form is called in messages, as in the audit. */
export function labelOfKey(key: string): string {
  if (key === noteKey) return noteRow.label;
  if (fields[key] !== undefined) return fields[key].label;
  const row = Object.values(fields).find(({ sources }) => sources && sourcesKey(sources) === key);
  const shown = shownFacts.find((fact) => sourcesKey(fact) === key) ?? key;
  return `Fontes: ${row?.label ?? factLabel(shown)}`;
}

/** A text among the values; nothing where the value is of another kind. */
export function textIn(values: CandidateValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}
