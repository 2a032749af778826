import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useEraseChoices } from './mutations';
import { eraseChoicesTexts } from './my-choices-texts';

interface EraseChoicesButtonProps {
  userId: string;
  /** Everything is erased. */
  onErased: () => void;
}

/** 'Apagar minhas escolhas': asked twice, then every choice goes and the account stays. */
export function EraseChoicesButton({ userId, onErased }: EraseChoicesButtonProps) {
  const [step, setStep] = useState<'none' | 'asked' | 'asked again'>('none');
  const { mutate, isPending } = useEraseChoices();

  function erase() {
    mutate(userId, {
      onSuccess: () => {
        setStep('none');
        notify(eraseChoicesTexts.erased, { kind: 'success' });
        onErased();
      },
      onError: () => notify(eraseChoicesTexts.error, { kind: 'error' }),
    });
  }

  return (
    <>
      <Button variant="danger-outline" onClick={() => setStep('asked')}>
        <Trash2 className="size-5" />
        Apagar minhas escolhas
      </Button>
      <ConfirmDialog
        isDangerous
        isOpen={step === 'asked'}
        onOpenChange={(open) => setStep(open ? 'asked' : 'none')}
        title="Apagar suas escolhas?"
        description="Todos os favoritos e ignorados serão apagados. A conta continua."
        confirmLabel="Continuar"
        onConfirm={() => setStep('asked again')}
      />
      <ConfirmDialog
        isDangerous
        isOpen={step === 'asked again'}
        onOpenChange={(open) => setStep(open ? 'asked again' : 'none')}
        title="Apagar para sempre?"
        description="Não dá para desfazer."
        confirmLabel="Apagar para sempre"
        isBusy={isPending}
        onConfirm={erase}
      />
    </>
  );
}
