import { useRef, useState } from 'react';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';

interface LeaveWaitingDialogProps {
  /** Whom the choices are about that were not sent yet. */
  names: readonly string[];
  onStay: () => void;
  onDiscard: () => void;
  /** Resolves with whether everything was sent. */
  onSend: () => Promise<boolean>;
}

/** Asked of who signs out while choices of theirs wait for a network. */
export function LeaveWaitingDialog({ names, onStay, onDiscard, onSend }: LeaveWaitingDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { mutate, isPending } = useSingleFlight({
    mutationFn: onSend,
    onSuccess: (isSent) => setHasFailed(!isSent),
  });
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      initialFocus={stay}
      onOpenChange={onStay}
      title="Sair com escolhas por enviar?"
      description={`Elas aguardam rede neste aparelho: ${names.join(', ')}.`}
      footer={
        <>
          <Button variant="danger-outline" disabled={isPending} onClick={onDiscard}>
            Sair e descartar
          </Button>
          <Button ref={stay} onClick={onStay}>
            Voltar
          </Button>
          <Button variant="primary" isLoading={isPending} onClick={() => mutate()}>
            Enviar e sair
          </Button>
        </>
      }
    >
      <div role="alert">
        {hasFailed ? <p className="text-error">Nem todas puderam ser enviadas agora.</p> : null}
      </div>
    </Dialog>
  );
}
