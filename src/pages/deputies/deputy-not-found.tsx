import { paths } from '@/lib/paths';
import { useBack } from '@/lib/use/use-back';
import { DocumentHead } from '@/seo/document-head';
import { Button } from '@/ui/button';
import { NotFound } from '@/ui/state/not-found';

export function DeputyNotFound() {
  const goBack = useBack(paths.deputies);
  return (
    <>
      <DocumentHead title="Deputado não encontrado" isPrivate />
      <NotFound
        title="Deputado não encontrado"
        action={
          <Button variant="primary" onClick={goBack}>
            Voltar
          </Button>
        }
      >
        O endereço pode estar errado, ou a Câmara não tem este registro.
      </NotFound>
    </>
  );
}
