import { useState } from 'react';
import { notify, withdraw } from '@/lib/notify';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { EraseButton } from '@/ui/form/erase-button';
import { accountTexts } from './texts';

interface EraseChoicesProps {
  erase: () => Promise<void>;
  onSettled: () => void;
}

export function EraseChoices({ erase, onSettled }: EraseChoicesProps) {
  const [isAskingAgain, setIsAskingAgain] = useState(false);
  const { mutate, isPending } = useSingleFlight({
    mutationFn: erase,
    onSuccess: () => {
      setIsAskingAgain(false);
      withdraw();
      notify(accountTexts.choicesErased, { kind: 'success' });
    },
    onError: () => {
      notify(accountTexts.eraseChoicesError, { kind: 'error' });
    },
    onSettled,
  });

  return (
    <>
      <EraseButton
        label="Apagar minhas escolhas"
        title="Apagar suas escolhas?"
        description="Todos os favoritos e ignorados serão apagados. A conta continua."
        onConfirm={() => setIsAskingAgain(true)}
      />
      <ConfirmDialog
        isDangerous
        isOpen={isAskingAgain}
        onClose={() => setIsAskingAgain(false)}
        title="Apagar para sempre?"
        description="Não dá para desfazer."
        confirmLabel="Apagar para sempre"
        isBusy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
}
