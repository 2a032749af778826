import { useId } from 'react';
import { formatDate } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Box } from '@/ui/box';
import type { Recipient } from './schema';
import { DataSentPreview } from './data-sent-preview';

export interface ConsentState {
  /** ISO 8601; null without a standing consent. */
  grantedAt: string | null;
  isBusy: boolean;
  onGrant: () => void;
  onRevoke: () => void;
}

interface ConsentPanelProps {
  userId: string;
  recipient: Recipient;
  consent: ConsentState;
}

/** LGPD art. 11 I: separate, and taken back as easily. */
export function ConsentPanel({ userId, recipient, consent }: ConsentPanelProps) {
  const { nome, modelo, pais } = recipient;
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} className="border-border-strong grid gap-3">
      <h2 id={headingId} className="text-h3">
        Inteligência artificial: você decide
      </h2>
      <p>
        Para uma inteligência artificial escolher quais assuntos contar e em que ordem, e só para isso,
        enviamos dados públicos das pessoas que você marcou, e se favoritou ou ignorou cada uma, para{' '}
        <strong translate="no">{nome}</strong>
        <span>{` (modelo ${modelo}; país: ${pais})`}</span>. Seu nome, seu e-mail e o número da sua conta não
        vão. Sem a sua autorização, a ordem dos assuntos é a padrão.
      </p>
      <DataSentPreview userId={userId} />
      <Decision consent={consent} />
    </Box>
  );
}

function Decision({ consent: { grantedAt, isBusy, onGrant, onRevoke } }: { consent: ConsentState }) {
  return (
    <div className="border-border flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-3">
      <p role="status" className="font-semibold">
        {grantedAt === null
          ? 'Você não autorizou o envio.'
          : `Você autorizou o envio em ${formatDate(grantedAt)}.`}
      </p>
      {grantedAt === null ? (
        <Button isLoading={isBusy} onClick={onGrant}>
          Autorizar o envio
        </Button>
      ) : (
        <Button isLoading={isBusy} onClick={onRevoke}>
          Retirar autorização
        </Button>
      )}
    </div>
  );
}
