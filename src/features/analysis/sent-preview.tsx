import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Loading } from '@/ui/loading';
import { failureOf } from './mutations';
import { analysisQueries } from './queries';
import { analysisTexts } from './texts';

const titles: Readonly<Record<string, string>> = {
  system: 'As regras do texto, iguais para todo mundo',
  user: 'Os dados das pessoas que você marcou',
};

/** Exactly what the provider would be sent, opened on demand and read anew each time. */
export function SentPreview({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  return (
    <div className="grid gap-3">
      <Button
        variant="text"
        className="-ml-4 justify-self-start"
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={() => setOpen(!isOpen)}
      >
        Ver exatamente o que será enviado
      </Button>
      <div id={regionId} hidden={!isOpen}>
        {isOpen ? <Sent userId={userId} /> : null}
      </div>
    </div>
  );
}

function Sent({ userId }: { userId: string }) {
  const query = useQuery({
    ...analysisQueries.preview(userId),
    meta: { errorToast: 'Não foi possível montar a prévia' },
  });
  if (query.isPending) return <Loading>Montando a prévia...</Loading>;
  if (query.isError) {
    const { kind, serverMessage } = failureOf(query.error);
    if (kind === 'needs-choices') return <p>{serverMessage ?? analysisTexts.needsChoices}</p>;
    return (
      <ErrorState
        message="Não foi possível montar a prévia"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-small text-muted">
        Duas mensagens, e nada além delas: nem seu nome, nem seu e-mail, nem o número da sua conta.
      </p>
      {query.data.mensagens.map(({ role, content }) => (
        <section key={role} className="grid gap-1.5">
          <h3 className="text-lead">{titles[role] ?? role}</h3>
          <pre className="rounded-chip border-border bg-surface-2 text-small max-w-full border p-3 font-sans wrap-anywhere whitespace-pre-wrap">
            {content}
          </pre>
        </section>
      ))}
    </div>
  );
}
