import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { halfDays } from '@/lib/day/half-days';
import { errorCode } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { keepDraft } from '@/lib/session/drafts';
import { useEditGuard } from '@/lib/use/use-edit-guard';
import { differences, type Edit, mergeSaved } from './edit-model';
import { type CandidateValues, formKeys, type FormValues, noteKey } from './form-keys';
import type { CandidateRecord } from '@/features/admin/candidate-record';
import { type SaveOutcome, useSaveCandidate } from '@/features/admin/mutations';
import { fields } from './form-rows';
import { fieldOfError } from './field-of-error';
import { isRevocation, StaleRecordError } from '@/features/admin/save-errors';
import { candidateSchemaOver } from './schema';
import { adminTexts, reasons } from '@/features/admin/texts';

interface FormOptions {
  userId: string;
  id: string | null;
  opened: Edit;
}

type Saved = Record<'id' | 'lock', string>;

export type CandidateForm = UseFormReturn<FormValues, unknown, CandidateValues>;

function reasonOfSave(error: unknown, isNew: boolean): string {
  if (isRevocation(error)) return reasons.revokedInForm;
  if (error instanceof StaleRecordError) return reasons.gone;
  if (fieldOfError(error) !== null) return reasons.fields;
  if (errorCode(error) !== null) return reasons.unknown;
  return isNew ? reasons.unreachableOnCreate : reasons.unreachableInForm;
}

/** Errors of no field belong to the whole form. */
function refuse(error: Error, form: CandidateForm, isNew: boolean): void {
  // The session announces its end; the draft waits for the next one.
  if (errorCode(error) === 'session_ended') return;
  notify({ title: adminTexts.saveError, description: reasonOfSave(error, isNew) }, { kind: 'error' });
  const refused = fieldOfError(error);
  if (refused) form.setError(refused.field, { message: refused.message }, { shouldFocus: true });
}

/** Days of a new source are that source's own. */
function hasHalfDay(form: CandidateForm, element: unknown): boolean {
  const half = [...halfDays(element)].filter(([name]) => fields[name]);
  for (const [name, message] of half) form.setError(name, { message }, { shouldFocus: true });
  return half.length > 0;
}

/** A reason belongs to the save that took it. */
function withoutSentNote(sent: FormValues, form: CandidateForm): FormValues {
  if (form.getValues(noteKey) === sent[noteKey]) form.setValue(noteKey, '');
  return { ...sent, [noteKey]: '' };
}

/** For the form of a record that is new. */
function keepRest(userId: string, { id, lock }: Saved, rest: Pick<Edit, 'base' | 'values'>): void {
  keepDraft(userId, id, JSON.stringify({ ...rest, lock }));
}

export function useCandidateForm({ userId, id, opened }: FormOptions) {
  const navigate = useNavigate();
  const save = useSaveCandidate(userId);
  const [edit, setEdit] = useState<Pick<Edit, 'base' | 'lock' | 'conflict'>>(opened);
  const form = useForm<FormValues, unknown, CandidateValues>({
    resolver: zodResolver(candidateSchemaOver(edit.base, id === null)),
    defaultValues: opened.values,
  });
  const watched = useWatch({ control: form.control });
  const values: FormValues = Object.fromEntries(formKeys.map((key) => [key, watched[key] ?? '']));
  const draft = { base: edit.base, lock: edit.lock, values };
  const isDirty = differences(edit.base, values).length > 0;
  const guard = useEditGuard({ userId, draftName: id ?? 'novo', draft, isDirty, isSaving: save.isPending });

  function adopt(record: CandidateRecord): Edit {
    const merged = mergeSaved({ base: edit.base, values: form.getValues() }, record);
    for (const key of formKeys) form.setValue(key, merged.values[key] ?? '');
    setEdit(merged);
    return merged;
  }

  /** What was written during the save stays, unsaved; a new record's in the form of that record. */
  function finish(sent: FormValues, saved: Saved): void {
    notify(id === null ? adminTexts.created : adminTexts.updated, { kind: 'success' });
    const isNewer = differences(sent, form.getValues()).length > 0;
    if (id !== null) setEdit({ base: withoutSentNote(sent, form), lock: saved.lock, conflict: null });
    if (id !== null && isNewer) return;
    if (isNewer) keepRest(userId, saved, { base: sent, values: form.getValues() });
    if (!guard.letGo()) void navigate(isNewer ? paths.adminCandidate(saved.id) : paths.adminCandidates);
  }

  function send(valid: CandidateValues, sent: FormValues, { lock, base }: Pick<Edit, 'lock' | 'base'>): void {
    const settle = (outcome: SaveOutcome) => {
      if (outcome.kind === 'saved') {
        finish(sent, outcome);
        return;
      }
      const merged = adopt(outcome.record);
      // Their save touched no field of this form, so there is nothing to ask.
      if (merged.conflict === null) send(valid, sent, merged);
    };
    save.mutate(
      { id, lock, base, values: valid },
      { onSuccess: settle, onError: (error) => refuse(error, form, id === null) },
    );
  }

  const submit = form.handleSubmit((valid, event) => {
    if (!hasHalfDay(form, event?.target)) send(valid, form.getValues(), edit);
  });
  return {
    form,
    values,
    edit,
    submit,
    isSaving: save.isPending,
    isRevoked: isRevocation(save.error),
    leaving: guard.leaving,
  };
}
