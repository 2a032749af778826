import { candidateFields, type FieldRow } from '@/features/candidates/candidate-fields';
import type { ColumnValue } from './field-kinds';

/** The rows of the field table by column. */
export const fields: Readonly<Record<string, FieldRow>> = candidateFields;
/** The columns of the form, in the order of the screen. */
export const fieldNames: readonly string[] = Object.keys(fields);

/** What the form holds while it is written: all text, by column; sources by `fontes_de_…`; and why. */
export type FormValues = Record<string, string>;
/** What a valid form is saved as. */
export type CandidateValues = Record<string, ColumnValue>;

/** The key of the form under which the sources of a fact stand; the audit calls their change the same. */
export const sourcesKey = (fact: string) => `fontes_de_${fact}`;
/** The facts whose sources the form edits. */
export const sourcedFacts: readonly string[] = Object.values(fields).flatMap(({ sources }) => sources ?? []);

/** The key under which stands why something is changed. */
export const noteKey = 'nota';
export const noteRow = {
  label: 'Por que esta mudança?',
  called: 'O motivo da mudança',
  kind: 'line',
  part: null,
  max: 200,
} as const satisfies FieldRow;

/** Everything that the form holds, in the order of the screen: the columns, their sources, and why. */
export const formKeys: readonly string[] = [...fieldNames, ...sourcedFacts.map(sourcesKey), noteKey];

/** What a key of the form is called in messages, as in the audit. */
export function labelOfKey(key: string): string {
  if (key === noteKey) return noteRow.label;
  const row =
    fields[key] ?? Object.values(fields).find(({ sources }) => sources && sourcesKey(sources) === key);
  return fields[key] === undefined ? `Fontes: ${row?.label ?? key}` : fields[key].label;
}

/** A text among the values; nothing where the value is of another kind. */
export function textIn(values: CandidateValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}
