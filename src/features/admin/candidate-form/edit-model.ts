import * as z from 'zod/mini';
import { parseJson } from '@/lib/text/parse-json';
import { formKeys, type FormValues } from './form-keys';
import { formValuesOf } from './form-values';
import type { CandidateRecord } from '@/features/admin/candidate-record';

/** What somebody else saved while this form was open. */
export interface Conflict {
  /** Null for the system. */
  actorId: string | null;
  savedAt: string;
  /** Changed by the other person alone, already in the form. */
  taken: string[];
  /** Changed by both; the form keeps its own text. */
  disputed: { field: string; saved: string }[];
}

export interface Edit {
  /** What differs from them is an unsaved edit. */
  base: FormValues;
  /** Untouched, as it was read; null for a new record. */
  lock: string | null;
  values: FormValues;
  conflict: Conflict | null;
}

export function differences(a: FormValues, b: FormValues): string[] {
  return formKeys.filter((field) => a[field] !== b[field]);
}

/** Unchanged fields take their text; doubly changed ones keep the form's. */
export function mergeSaved({ base, values }: Pick<Edit, 'base' | 'values'>, record: CandidateRecord): Edit {
  const saved = formValuesOf(record);
  const theirs = differences(base, saved);
  const mine = differences(base, values);
  const taken = theirs.filter((field) => !mine.includes(field));
  const disputed = theirs
    .filter((field) => mine.includes(field) && saved[field] !== values[field])
    .map((field) => ({ field, saved: saved[field] ?? '' }));
  const merged = { ...values };
  Object.assign(merged, Object.fromEntries(taken.map((field) => [field, saved[field]])));
  const isHarmless = taken.length === 0 && disputed.length === 0;
  const conflict = { actorId: record.updated_by, savedAt: record.updated_at, taken, disputed };
  return { base: saved, lock: record.updated_at, values: merged, conflict: isHarmless ? null : conflict };
}

const formValues = z
  .record(z.string(), z.string())
  .check(z.refine((values) => formKeys.every((key) => Object.hasOwn(values, key))));

const draftSchema = z.object({ base: formValues, lock: z.nullable(z.string()), values: formValues });
export type Draft = z.infer<typeof draftSchema>;

/** Null when damaged or an older form's. */
export function parseDraft(text: string | null): Draft | null {
  const draft = draftSchema.safeParse(parseJson(text ?? 'null'));
  return draft.success ? draft.data : null;
}

/** The draft is merged over what was saved since; a new record begins with `blank`. */
export function openEdit(record: CandidateRecord | null, blank: FormValues, draft: Draft | null): Edit {
  const base = record === null ? blank : formValuesOf(record);
  const lock = record?.updated_at ?? null;
  if (draft === null) return { base, lock, values: base, conflict: null };
  if (record === null || draft.lock === lock) return { base, lock, values: draft.values, conflict: null };
  return mergeSaved(draft, record);
}
