import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftIn, isSame, showErrors } from '@/features/admin/locked-form';
import { hasToken } from '@/features/admin/refusals';
import { notify } from '@/lib/notify';
import { readDraft } from '@/lib/session/drafts';
import { useEditGuard } from '@/lib/use/use-edit-guard';
import { type ExplainedRollCall, type PanelExplanation, valuesOf } from './model';
import { type ExplanationAct, usePassExplanation, useSaveExplanation } from './mutations';
import { votesPanelQueries } from './queries';
import { type CheckedExplanation, draftSchema, explanationSchema } from './schema';
import { overtaking, panelTexts, refusalText } from './texts';

export interface ExplanationFormOptions {
  userId: string;
  rollCall: ExplainedRollCall;
  saved: PanelExplanation | null;
  onPublic: () => void;
}

/** Newer than the opened lock after somebody else's act. */
function useLatestLock(userId: string, rollCall: number) {
  const queryClient = useQueryClient();
  return () =>
    queryClient
      .getQueryData(votesPanelQueries.explanations(userId).queryKey)
      ?.find(({ votacao_id }) => votacao_id === rollCall)?.updated_at ?? null;
}

interface ActsOptions extends Pick<ExplanationFormOptions, 'userId' | 'onPublic'> {
  rollCall: number;
  opened: string | null;
}

/** The lock follows each act. */
function useActs({ userId, rollCall, opened, onPublic }: ActsOptions) {
  const [lock, setLock] = useState(opened);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latestLock = useLatestLock(userId, rollCall);
  const saving = useSaveExplanation(userId);
  const passing = usePassExplanation(userId);
  const onError = (error: Error) => {
    setRefusal(refusalText(error));
    if (hasToken(error, ...overtaking)) setLock(latestLock());
  };
  function settle(next: string, words: string): void {
    setLock(next);
    setRefusal(null);
    notify(words, { kind: 'success' });
    onPublic();
  }
  function save(checked: CheckedExplanation, onSaved: () => void): void {
    const onSuccess = (next: string) => {
      onSaved();
      settle(next, panelTexts.saved);
    };
    saving.mutate({ rollCall, lock, checked }, { onSuccess, onError });
  }
  function act(kind: ExplanationAct): void {
    if (lock === null) return;
    const onSuccess = (next: string) => settle(next, panelTexts.done[kind]);
    passing.mutate({ rollCall, lock, act: kind }, { onSuccess, onError });
  }
  return { lock, setLock, refusal, setRefusal, save, act, isBusy: saving.isPending || passing.isPending };
}

export function useExplanationForm({ userId, rollCall, saved, onPublic }: ExplanationFormOptions) {
  const draftName = `votacao-${rollCall.id_camara}`;
  const base = valuesOf(saved, rollCall);
  const savedLock = saved?.updated_at ?? null;
  const [draft] = useState(() => draftIn(draftSchema, readDraft(userId, draftName)));
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const opened = draft === null ? savedLock : draft.lock;
  const acts = useActs({ userId, rollCall: rollCall.votacao_id, opened, onPublic });
  const { lock, setLock, refusal, setRefusal, act, isBusy } = acts;
  const form = useForm({ defaultValues: draft?.values ?? base });
  const values = { ...base, ...useWatch({ control: form.control }) };
  const isDirty = !isSame(base, values);
  const { leaving } = useEditGuard({ userId, draftName, draft: { lock, values }, isDirty, isSaving: isBusy });

  const submit = form.handleSubmit((typed, event) => {
    const { data, error } = explanationSchema.safeParse(typed);
    showErrors(setErrors, error, event?.target);
    if (data === undefined) {
      setRefusal('Confira os campos marcados.');
      return;
    }
    acts.save(data, () => {
      // What was written during the save stays, unsaved.
      if (isSame(typed, form.getValues())) form.reset({ ...data, principal: data.principal ? 'sim' : 'nao' });
      setIsRestored(false);
    });
  });

  function discard(): void {
    form.reset(base);
    setLock(savedLock);
    setErrors(new Map());
    setRefusal(null);
    setIsRestored(false);
  }
  return { form, base, values, errors, refusal, isDirty, isRestored, isBusy, submit, act, discard, leaving };
}
