import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '@/features/admin/locked-form';
import { dayInBrasilia } from '@/lib/text/format';
import { notify } from '@/lib/notify';
import { useLeaveGuard } from '@/lib/use/use-leave-guard';
import { type OutcomeValues, type MemberOutcome, valuesOf } from './model';
import { useSaveOutcome } from './mutations';
import { outcomeSchema } from './schema';
import { refusalText } from './texts';

interface OutcomeFormOptions {
  userId: string;
  row: MemberOutcome;
  onClose: () => void;
}

/** A refused form keeps its text. */
export function useOutcomeForm({ userId, row, onClose }: OutcomeFormOptions) {
  const saved = valuesOf(row.outcome);
  const form = useForm<OutcomeValues>({ defaultValues: saved });
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const save = useSaveOutcome(userId);
  const { isDirty } = form.formState;
  const { leaving, letGo } = useLeaveGuard(isDirty);

  const submit = form.handleSubmit((values) => {
    const checked = outcomeSchema(dayInBrasilia(Date.now())).safeParse(values);
    setErrors(fieldErrors(checked.error));
    setRefusal(checked.success ? null : 'Confira os campos marcados.');
    if (!checked.success) return;
    save.mutate(
      { row, checked: checked.data },
      {
        onSuccess: () => {
          letGo();
          notify(`Destino de ${row.member.nome} gravado`, { kind: 'success' });
          onClose();
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
      if (leaving.isOpen) leaving.onLeave();
      else onClose();
    },
  };
  return { form, saved, errors, refusal, submit, close, question, isSaving: save.isPending };
}
