import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

type EraseButtonProps = {
  label: string;
  title: string;
  description: string;
  confirmLabel?: string;
  /** The question was answered with yes; a second one is the caller's. */
  onConfirm: () => void;
};

/** One stray tap erases nothing. */
export function EraseButton({
  label,
  title,
  description,
  confirmLabel = 'Continuar',
  onConfirm,
}: EraseButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="danger-outline" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {label}
      </Button>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
