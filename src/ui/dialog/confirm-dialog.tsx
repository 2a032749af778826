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

/** Focus starts on the way out; `isBusy` locks both answers: nothing calls one back. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  isDangerous,
  isBusy,
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
      onClose={isBusy ? undefined : onClose}
      title={title}
      description={description}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} disabled={isBusy} onClick={onClose}>
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
