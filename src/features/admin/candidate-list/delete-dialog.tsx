import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import type { ListedCandidate } from '@/features/admin/model';

export interface DeleteDialogProps {
  candidate: ListedCandidate | null;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (candidate: ListedCandidate) => void;
}

export function DeleteDialog({ candidate, isBusy, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      isDangerous
      isOpen={candidate !== null}
      onClose={onClose}
      title="Confirmar Exclusão"
      description={
        <>
          Tem certeza que deseja excluir este candidato? Esta ação não pode ser desfeita.
          <span className="font-head text-lead mt-3 block font-bold">{candidate?.nome}</span>
        </>
      }
      confirmLabel="Excluir"
      isBusy={isBusy}
      onConfirm={() => {
        if (candidate) onConfirm(candidate);
      }}
    />
  );
}
