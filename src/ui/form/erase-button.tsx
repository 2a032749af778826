import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

type EraseButtonProps = {
  label: string;
  title: string;
  description: string;
  /** The first question was answered with yes; the second one is the caller's. */
  onConfirm: () => void;
};

/** An act that erases for good is confirmed twice. */
export function EraseButton({ label, title, description, onConfirm }: EraseButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="danger-outline" onClick={() => setIsAsking(true)}>
        <Trash2 className="size-5" />
        {label}
      </Button>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={title}
        description={description}
        confirmLabel="Continuar"
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
