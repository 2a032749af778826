import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hidingReasons } from '@/features/candidates/hiding-reasons';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { NativeSelect } from '@/ui/native-select';
import { useHideEntry } from './mutations';
import { adminQueries } from './queries';
import { reasonOf } from './save-errors';
import { useAdmin } from './use-admin';

/** Hides an act from a record's public history, for a reason and after a question; the audit keeps showing it. */
export function HideEntry({ id }: { id: string }) {
  const { id: userId } = useAdmin();
  const [isAsking, setIsAsking] = useState(false);
  const hidden = useQuery(adminQueries.hidden(userId));
  const reason = hidden.data?.[id];
  if (hidden.data === undefined) return null;
  if (reason !== undefined)
    return (
      <p className="text-muted py-2">
        Oculto do público. Motivo: {hidingReasons[reason] ?? 'não informado'}.
      </p>
    );
  return (
    <>
      <Button className="my-2" onClick={() => setIsAsking(true)}>
        Ocultar do público
      </Button>
      {isAsking ? <HideDialog id={id} userId={userId} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

interface HideDialogProps {
  id: string;
  userId: string;
  onClose: () => void;
}

function HideDialog({ id, userId, onClose }: HideDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useHideEntry(userId);
  function confirm() {
    setIsMissing(reason === '');
    if (reason !== '') mutate({ id, reason }, { onSuccess: onClose });
  }
  return (
    <Dialog
      isAlert
      isOpen
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title="Ocultar do público?"
      description="No histórico público da ficha ficam só o dia, o ato e o motivo. Esta auditoria continua mostrando tudo."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" isLoading={isPending} onClick={confirm}>
            Ocultar
          </Button>
        </>
      }
    >
      <Field label="Motivo" error={isMissing && reason === '' ? 'Escolha o motivo.' : undefined}>
        <NativeSelect value={reason} onChange={({ target }) => setReason(target.value)}>
          <option value="">Escolha</option>
          {Object.entries(hidingReasons).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {error ? (
        <Callout tone="error" className="mt-4">
          <p role="alert">{reasonOf(error)}</p>
        </Callout>
      ) : null}
    </Dialog>
  );
}
