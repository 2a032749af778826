import { useRef, useState } from 'react';
import { discardWaiting } from '@/lib/discard-waiting';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { waitingKeys } from '@/lib/waiting-note';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { useSendWaiting } from './use-send-waiting';
import { useWaiting } from './use-waiting';

interface WaitingLeaveProps {
  owner: string;
  onStay: () => void;
  /** @param then what to do once they are out. */
  onLeave: (then?: () => void) => void;
}

export function WaitingLeave({ owner, onStay, onLeave }: WaitingLeaveProps) {
  const names = useWaiting(owner).map(({ nome }) => nome);
  const stay = useRef<HTMLButtonElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { mutate, isPending } = useSingleFlight({
    mutationFn: useSendWaiting(owner),
    onSuccess: () => {
      const isSent = waitingKeys(owner).length === 0;
      setHasFailed(!isSent);
      if (isSent) onLeave();
    },
  });
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      initialFocus={stay}
      onClose={onStay}
      title="Sair com escolhas por enviar?"
      description={`Elas aguardam rede neste aparelho: ${names.join(', ')}.`}
      footer={
        <>
          <Button
            variant="danger-outline"
            disabled={isPending}
            onClick={() => onLeave(() => discardWaiting(owner))}
          >
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
