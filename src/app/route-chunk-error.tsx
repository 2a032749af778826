import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { useOnline } from '@/lib/use/use-online';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { openNewest } from './service-worker';

/** Offline it was never opened here; online the site was redeployed. */
export function RouteChunkError({ title }: { title: string }) {
  const isOnline = useOnline();
  const [isOpening, setIsOpening] = useState(false);
  function openAgain() {
    setIsOpening(true);
    void openNewest();
  }
  return (
    <div role="alert" className="max-w-reading grid gap-4 py-8">
      <DocumentHead title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="text-lead text-muted">
        {isOnline
          ? 'A conexão falhou, ou o site mudou desde que você o abriu. Atualize para tentar novamente.'
          : 'Esta página ainda não foi aberta neste aparelho e precisa de internet.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={openAgain} isLoading={isOpening}>
          <RotateCcw aria-hidden size={20} />
          <span>{isOnline ? 'Atualizar' : 'Tentar novamente'}</span>
        </Button>
        <LinkButton to={paths.home}>Voltar para o início</LinkButton>
      </div>
    </div>
  );
}
