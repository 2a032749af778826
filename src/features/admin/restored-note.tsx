import { Button } from '@/ui/button';
import { Callout } from '@/ui/state/callout';

export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Callout tone="info" className="mb-6">
      <p role="status">
        <b>Recuperamos o que você escreveu</b> neste navegador e ainda não tinha salvado.
      </p>
      <Button className="mt-2" onClick={onDiscard}>
        Descartar e começar do que está salvo
      </Button>
    </Callout>
  );
}
