import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import type { PanelExplanation } from './model';
import type { ExplanationAct } from './mutations';
import { panelTexts } from './texts';

interface ExplanationActsProps {
  userId: string;
  saved: PanelExplanation;
  isDirty: boolean;
  isBusy: boolean;
  onAct: (act: ExplanationAct) => void;
}

/** Null where this person may publish. */
function publishingBar({ situacao, redigida_por }: PanelExplanation, userId: string): string | null {
  if (situacao === 'publicada' || situacao === 'retirada') return null;
  if (redigida_por === null) return panelTexts.nobodys;
  if (redigida_por === userId) return panelTexts.ownText;
  return situacao === 'rascunho' ? panelTexts.notSent : null;
}

export function ExplanationActs({ userId, saved, isDirty, isBusy, onAct }: ExplanationActsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const reasonId = useId();
  const { situacao, redigida_por } = saved;
  const bar = publishingBar(saved, userId);
  const reason = isDirty ? panelTexts.unsaved : bar;
  const canSend = situacao === 'rascunho' || (situacao === 'em_revisao' && redigida_por === null);
  const isOpen = situacao === 'rascunho' || situacao === 'em_revisao';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {canSend ? (
          <Button size="field" disabled={isDirty || isBusy} onClick={() => onAct('enviar')}>
            Enviar para revisão
          </Button>
        ) : null}
        {isOpen ? (
          <Button
            size="field"
            disabled={isDirty || isBusy || bar !== null}
            aria-describedby={reason === null ? undefined : reasonId}
            onClick={() => onAct('publicar')}
          >
            Publicar
          </Button>
        ) : null}
        {situacao === 'retirada' ? null : (
          <Button size="field" disabled={isDirty || isBusy} onClick={() => setIsAsking(true)}>
            Retirar
          </Button>
        )}
      </div>
      {reason === null ? null : (
        <p id={reasonId} className="text-small text-muted max-w-measure">
          {reason}
        </p>
      )}
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Retirar a explicação?"
        description="Ela deixa de aparecer para quem visita o site. O texto fica guardado e pode ser editado de novo."
        confirmLabel="Retirar"
        isBusy={isBusy}
        onConfirm={() => {
          setIsAsking(false);
          onAct('retirar');
        }}
      />
    </div>
  );
}
