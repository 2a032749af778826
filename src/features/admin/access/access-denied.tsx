import { ShieldAlert } from 'lucide-react';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { NotFound } from '@/ui/state/not-found';

export function AccessDenied() {
  return (
    <div role="alert">
      <DocumentHead title="Acesso Negado" isPrivate />
      <ShieldAlert aria-hidden className="mt-8 -mb-5 size-6" />
      <NotFound
        title="Acesso Negado"
        action={
          <LinkButton to={paths.home} variant="primary">
            Voltar para o início
          </LinkButton>
        }
      >
        Você não tem permissão para acessar o painel administrativo.
      </NotFound>
    </div>
  );
}
