import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { hidingReasons } from '@/features/candidates/hiding-reasons';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';
import { Dialog } from '@/ui/dialog/dialog';
import { SelectField } from '@/ui/form/select-field';
import { showWrong } from '@/ui/form/show-wrong';
import { useHideEntry } from '@/features/admin/mutations';
import { auditQueries } from './queries';
import { reasonOf } from '@/features/admin/save-errors';
import { useAdmin } from '@/features/admin/use-admin';

/** Only the record's public history hides the act; the audit keeps showing it. */
export function HideEntry({ id }: { id: string }) {
  const { id: userId } = useAdmin();
  // The answer's own reload would take away a question that the stored reason chooses.
  const [asking, setAsking] = useState<'hide' | 'show' | null>(null);
  const hidden = useQuery(auditQueries.hidden(userId));
  if (hidden.isLoadingError)
    return <p className="text-muted py-2">Não foi possível saber se está oculto do público.</p>;
  if (hidden.data === undefined) return null;
  const reason = hidden.data[id];
  const close = () => setAsking(null);
  return (
    <>
      {reason === undefined ? null : (
        <p className="text-muted py-2">{`Oculto do público. Motivo: ${hidingReasons[reason] ?? 'não informado'}.`}</p>
      )}
      <Button className="mt-2 mb-2" onClick={() => setAsking(reason === undefined ? 'hide' : 'show')}>
        {reason === undefined ? 'Ocultar do público' : 'Mostrar de novo ao público'}
      </Button>
      {asking === 'hide' ? <HideDialog id={id} userId={userId} onClose={close} /> : null}
      {asking === 'show' ? <ShowDialog id={id} userId={userId} onClose={close} /> : null}
    </>
  );
}

interface QuestionProps {
  id: string;
  userId: string;
  onClose: () => void;
}

/** The focus goes back to a button with other words, which tells nobody what was done. */
const doneWith = (words: string, onClose: () => void) => () => {
  notify(words, { kind: 'success' });
  onClose();
};

function HideDialog({ id, userId, onClose }: QuestionProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const hiding = useHideEntry(userId);
  const field = useRef<HTMLDivElement>(null);
  function confirm() {
    showWrong(() => setIsMissing(reason === ''), field.current);
    if (reason !== '') hiding.mutate({ id, reason }, { onSuccess: doneWith('Ocultado do público', onClose) });
  }
  return (
    <QuestionDialog
      hiding={hiding}
      title="Ocultar do público?"
      description="No histórico público da ficha ficam só o dia, o ato e o motivo. Os valores de antes e de depois somem também das outras mudanças do mesmo campo, menos o que a ficha mostra hoje. Esta auditoria continua mostrando tudo."
      answer="Ocultar"
      onConfirm={confirm}
      onClose={onClose}
    >
      <div ref={field}>
        <SelectField
          label="Motivo"
          error={isMissing && reason === '' ? 'Escolha o motivo.' : undefined}
          empty="Escolha"
          options={Object.entries(hidingReasons)}
          value={reason}
          onChange={setReason}
        />
      </div>
    </QuestionDialog>
  );
}

function ShowDialog({ id, userId, onClose }: QuestionProps) {
  const hiding = useHideEntry(userId);
  return (
    <QuestionDialog
      hiding={hiding}
      title="Mostrar de novo ao público?"
      description="O que mudou e por quê voltam ao histórico público da ficha."
      answer="Mostrar"
      onConfirm={() =>
        hiding.mutate({ id, reason: null }, { onSuccess: doneWith('Mostrado de novo ao público', onClose) })
      }
      onClose={onClose}
    />
  );
}

interface QuestionDialogProps {
  hiding: Pick<ReturnType<typeof useHideEntry>, 'isPending' | 'error'>;
  title: string;
  description: string;
  answer: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

function QuestionDialog(props: QuestionDialogProps) {
  const { hiding, title, description, answer, onConfirm, onClose, children } = props;
  return (
    <Dialog
      isAlert
      isOpen
      size="small"
      onClose={hiding.isPending ? undefined : onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={hiding.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="primary" isLoading={hiding.isPending} onClick={onConfirm}>
            {answer}
          </Button>
        </>
      }
    >
      {children}
      {hiding.error ? (
        <Callout tone="error" className="mt-4">
          <p role="alert">{reasonOf(hiding.error)}</p>
        </Callout>
      ) : null}
    </Dialog>
  );
}
