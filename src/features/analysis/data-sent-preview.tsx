import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';
import { failureOf } from './mutations';
import { analysisQueries } from './queries';
import { analysisTexts } from './texts';

const titles: Readonly<Record<string, string>> = {
  system: 'As regras da escolha, iguais para todo mundo',
  user: 'Os dados das pessoas que você marcou',
};

/** Read again at each opening. */
export function DataSentPreview({
  userId,
  label = 'Ver exatamente o que será enviado',
}: {
  userId: string;
  label?: string;
}) {
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
        <FileText aria-hidden className="size-5" />
        {label}
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
    meta: { reloadToast: 'Não foi possível montar a prévia' },
  });
  if (query.isPending) return <Loading>Montando a prévia...</Loading>;
  if (query.isError) {
    const { kind, serverMessage } = failureOf(query.error);
    if (kind === 'needs-choices') return <p>{serverMessage ?? analysisTexts.needsChoices}</p>;
    return <ErrorState message="Não foi possível montar a prévia" query={query} />;
  }
  return (
    <div className="grid gap-4">
      <p className="text-small text-muted">
        Duas mensagens, e nada além delas: nem seu nome, nem seu e-mail, nem o número da sua conta. Se a
        resposta do serviço não for uma escolha das listas, elas vão mais uma vez, com a resposta dele e um
        aviso.
      </p>
      {query.data.mensagens.map(({ role, content }) => (
        <Message key={role} title={titles[role] ?? role} content={content} />
      ))}
    </div>
  );
}

/** Long, so it scrolls in its own frame, by keyboard too. */
function Message({ title, content }: { title: string; content: string }) {
  const titleId = useId();
  return (
    <section className="grid min-w-0 gap-1.5">
      <h3 id={titleId} className="text-lead">
        {title}
      </h3>
      <div
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        className="rounded-chip border-border bg-surface-2 max-h-[300px] overflow-y-auto border p-3"
      >
        <pre className="text-small wrap-anywhere whitespace-pre-wrap">{content}</pre>
      </div>
    </section>
  );
}
