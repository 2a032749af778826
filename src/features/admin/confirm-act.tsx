import type { ComponentProps, ReactNode } from 'react';
import { Callout } from '@/ui/state/callout';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

interface ConfirmActProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirmLabel' | 'onConfirm'
> {
  isBusy: boolean;
  /** Keeps the question open. */
  refusal: string | null;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmAct({ isBusy, refusal, onClose, children, ...dialog }: ConfirmActProps) {
  const alert = refusal === null ? null : <Callout tone="error">{refusal}</Callout>;
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      description={
        <>
          {children}
          <div role="alert" className="mt-3">
            {alert}
          </div>
        </>
      }
    />
  );
}
