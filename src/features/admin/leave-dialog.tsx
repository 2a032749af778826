import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** Asks before unsaved edits are left behind; staying is the first answer. */
export function LeaveDialog({ blocker, onLeave }: { blocker: Blocker; onLeave: () => void }) {
  return (
    <ConfirmDialog
      isDangerous
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title="Sair sem salvar?"
      description="O que você mudou neste candidato ainda não foi salvo e será perdido."
      cancelLabel="Continuar editando"
      confirmLabel="Sair sem salvar"
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
