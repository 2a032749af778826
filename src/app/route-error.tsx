import { RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { DocumentHead } from '@/lib/document-head';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { Shell } from './root-layout';

/** The last net (spec §8): says that the page broke, shows no stack, offers a way on. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <Shell shell="usual">
      <div role="alert" className="max-w-reading grid gap-4 py-8">
        <DocumentHead title="Erro" isPrivate />
        <h1 lang="en">Unexpected Application Error!</h1>
        <p className="text-lead text-muted">
          A página parou de funcionar. Seus dados salvos não foram afetados.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => window.location.reload()}>
            <RotateCcw aria-hidden size={20} />
            Tentar novamente
          </Button>
          <LinkButton to={paths.home}>Voltar para o início</LinkButton>
        </div>
      </div>
    </Shell>
  );
}
