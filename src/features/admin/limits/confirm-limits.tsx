import { useState } from 'react';
import { errorCode, policyRefusal } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { ConfirmAct } from '@/features/admin/confirm-act';
import { ExternalLink } from '@/ui/external-link';
import type { QuotaAct } from './model';
import { useConfirmLimits } from './mutations';

function refusalText(error: unknown): string {
  const code = errorCode(error);
  if (code === null) return 'Sem resposta do servidor. Nada foi gravado; tente novamente.';
  if (code === policyRefusal) return 'Sua permissão de administrador foi retirada. Nada foi gravado.';
  return 'O banco de dados recusou a mudança. Nada foi gravado.';
}

export function ConfirmLimits({ act, onClose }: { act: QuotaAct; onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = useConfirmLimits();
  return (
    <ConfirmAct
      title={`Conferir os valores do ${act.ato}?`}
      confirmLabel="Conferi na página da Câmara"
      isBusy={confirm.isPending}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() =>
        confirm.mutate(act.desde, {
          onSuccess: () => {
            notify(`Valores do ${act.ato} conferidos`, { kind: 'success' });
            onClose();
          },
          onError: (reason) => setRefusal(refusalText(reason)),
        })
      }
    >
      <span className="block">
        <span>{`São ${act.unconfirmed} ${act.unconfirmed === 1 ? 'valor' : 'valores'}. Confirme só depois de comparar cada um com a`}</span>{' '}
        <ExternalLink href={act.fonte_url}>página da Câmara</ExternalLink>
        <span>.</span>
      </span>
      <span className="text-small mt-3 block">
        O aviso ‘valor ainda não conferido na página da Câmara’ sai das páginas públicas, e o ato fica na
        auditoria com a sua conta.
      </span>
    </ConfirmAct>
  );
}
