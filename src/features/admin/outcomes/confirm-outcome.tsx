import { useState } from 'react';
import { dayInBrasilia } from '@/lib/text/format';
import { notify } from '@/lib/notify';
import { ConfirmAct } from '@/features/admin/confirm-act';
import { outcomeWord, type MemberOutcome, valuesOf } from './model';
import { useSaveOutcome } from './mutations';
import { outcomeSchema } from './schema';
import { refusalText } from './texts';

interface ConfirmOutcomeProps {
  userId: string;
  row: MemberOutcome;
  onClose: () => void;
}

export function ConfirmOutcome({ userId, row, onClose }: ConfirmOutcomeProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useSaveOutcome(userId);
  const { nome } = row.member;

  function confirm() {
    const today = dayInBrasilia(Date.now());
    const checked = outcomeSchema(today).safeParse({
      ...valuesOf(row.outcome),
      situacao: 'conferido',
      revisado_em: today,
    });
    if (!checked.success) {
      setRefusal('O que está gravado precisa de correção: use ‘Editar’.');
      return;
    }
    save.mutate(
      { row, checked: checked.data },
      {
        onSuccess: () => {
          notify(`Destino de ${nome} confirmado`, { kind: 'success' });
          onClose();
        },
        onError: (reason) => setRefusal(refusalText(reason)),
      },
    );
  }

  return (
    <ConfirmAct
      title={`Confirmar o destino de ${nome}?`}
      confirmLabel="Confirmar destino"
      isBusy={save.isPending}
      refusal={refusal}
      onClose={onClose}
      onConfirm={confirm}
    >
      <b className="block">{outcomeWord(row.outcome)}</b>
      <span className="mt-2 block wrap-anywhere">{`Fonte: ${row.outcome?.fonte_titulo ?? ''}`}</span>
      <span className="text-small mt-3 block">
        Confirme depois de comparar com uma fonte oficial. A situação passa de ‘preliminar’ para ‘conferido’
        com o dia de hoje, e o ato fica na auditoria com a sua conta.
      </span>
    </ConfirmAct>
  );
}
