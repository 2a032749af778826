import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { Shell } from '@/app/frame/root-layout';
import { isMissingScript } from './lost-scripts';
import { useRouteFocus } from './use-route-focus';

/** A new release takes this part away with the page's own. */
const MissingPart = lazy(() =>
  import('./route-chunk-error').then(
    (module) => ({ default: module.RouteChunkError }),
    () => ({ default: Missing }),
  ),
);

/** The last net (spec §8): no stack, and a way on. */
export function RouteError() {
  const error = useRouteError();
  useRouteFocus();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <Shell shell="usual">
      {isMissingScript(error) ? (
        <Suspense>
          <MissingPart title="Esta página não abriu" />
        </Suspense>
      ) : (
        <Crash />
      )}
    </Shell>
  );
}

/** A copy of another shape would break the page at every try. */
function Crash() {
  const client = useQueryClient();
  useEffect(() => {
    import('@/lib/offline/response-copies')
      .then((copies) => copies.forgetShown(client))
      .catch((reason: unknown) => {
        console.warn('The copies that the page showed could not be thrown away', reason);
      });
  }, [client]);
  return (
    <Stopped title="Erro" heading={<h1 lang="en">Unexpected Application Error!</h1>}>
      A página parou de funcionar. Seus dados salvos não foram afetados.
    </Stopped>
  );
}

function Missing({ title }: { title: string }) {
  return (
    <Stopped title={title} heading={<h1>{title}</h1>}>
      A conexão falhou, ou o site mudou desde que você o abriu.
    </Stopped>
  );
}

interface StoppedProps {
  title: string;
  heading: ReactNode;
  children: string;
}

function Stopped({ title, heading, children }: StoppedProps) {
  return (
    <div role="alert" className="max-w-reading grid gap-4 py-8">
      <DocumentHead title={title} />
      {heading}
      <p className="text-lead text-muted">{children}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          <RotateCcw aria-hidden size={20} />
          Tentar novamente
        </Button>
        <LinkButton to={paths.home}>Voltar para o início</LinkButton>
      </div>
    </div>
  );
}
