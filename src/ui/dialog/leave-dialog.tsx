import { ConfirmDialog } from './confirm-dialog';

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isDangerous
      isOpen={isOpen}
      onClose={onStay}
      title="Sair sem salvar?"
      description="O que você mudou nesta tela ainda não foi salvo e será perdido."
      cancelLabel="Continuar editando"
      confirmLabel="Sair sem salvar"
      onConfirm={onLeave}
    />
  );
}
