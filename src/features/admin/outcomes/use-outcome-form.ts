import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftIn, isSame, showErrors } from '@/features/admin/locked-form';
import { dayInBrasilia } from '@/lib/text/format';
import { notify } from '@/lib/notify';
import { readDraft } from '@/lib/session/drafts';
import { useEditGuard } from '@/lib/use/use-edit-guard';
import { type MemberOutcome, valuesOf } from './model';
import { useSaveOutcome } from './mutations';
import { draftSchema, outcomeSchema } from './schema';
import { overtakenText, refusalText } from './texts';

interface OutcomeFormOptions {
  userId: string;
  row: MemberOutcome;
  onClose: () => void;
}

/** Opens with what is saved or this tab's draft. */
function useOpenedForm({ userId, row }: OutcomeFormOptions) {
  const saved = valuesOf(row.outcome);
  const lock = row.outcome?.updated_at ?? null;
  const draftName = `destino-${String(row.member.id)}`;
  const [draft] = useState(() => draftIn(draftSchema, readDraft(userId, draftName)));
  const [isRestored, setIsRestored] = useState(draft !== null);
  const form = useForm({ defaultValues: draft?.values ?? saved });
  const isBehind = draft !== null && draft.lock !== lock;
  const [refusal, setRefusal] = useState(isBehind ? overtakenText : null);
  const typed = { ...saved, ...useWatch({ control: form.control }) };
  const isDirty = !isSame(saved, typed);
  const save = useSaveOutcome(userId);
  const draftNow = { lock, values: typed };
  const guard = useEditGuard({ userId, draftName, draft: draftNow, isDirty, isSaving: save.isPending });
  return { saved, form, save, isDirty, isRestored, setIsRestored, refusal, setRefusal, ...guard };
}

/** A refused form keeps its text. */
export function useOutcomeForm(options: OutcomeFormOptions) {
  const { row, onClose } = options;
  const { save, setIsRestored, setRefusal, isDirty, leaving, letGo, ...opened } = useOpenedForm(options);
  const { form, saved } = opened;
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsking, setIsAsking] = useState(false);

  function startOver() {
    form.reset(saved);
    setErrors(new Map());
    setRefusal(null);
    setIsRestored(false);
  }

  const submit = form.handleSubmit((values, event) => {
    const checked = outcomeSchema(dayInBrasilia(Date.now())).safeParse(values);
    showErrors(setErrors, checked.error, event?.target);
    setRefusal(checked.success ? null : 'Confira os campos marcados.');
    if (!checked.success) return;
    save.mutate(
      { row, checked: checked.data },
      {
        onSuccess: () => {
          notify(`Destino de ${row.member.nome} gravado`, { kind: 'success' });
          setIsRestored(false);
          // What was written during the save stays, unsaved.
          if (!isSame(values, form.getValues())) return;
          if (!letGo()) onClose();
        },
        onError: (reason) => setRefusal(refusalText(reason)),
      },
    );
  });

  const close = () => {
    if (save.isPending) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  // One question for both ways out: of the form, and of the screen under it.
  const question = {
    isOpen: isAsking || leaving.isOpen,
    onStay: () => {
      setIsAsking(false);
      if (leaving.isOpen) leaving.onStay();
    },
    onLeave: () => {
      if (leaving.isOpen) {
        leaving.onLeave();
        return;
      }
      letGo();
      onClose();
    },
  };
  return { ...opened, errors, isSaving: save.isPending, submit, startOver, close, question };
}
