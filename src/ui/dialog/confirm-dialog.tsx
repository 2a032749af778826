import { type ReactNode, useRef } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: (() => void) | undefined;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
};

/** Focus starts on the way out; `isBusy` locks confirming. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  isDangerous = false,
  isBusy = false,
  isOpen,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isAlert
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isLoading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
