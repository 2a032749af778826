import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deviceOwner } from '@/lib/device-note';
import { toldBy } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { homeOf } from '@/features/choices/home';
import { deviceTexts } from './device-texts';

/** Nowhere else are they kept: one stray tap erases nothing. */
export function EraseDevice({ label }: { label: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const erase = useSingleFlight({
    mutationFn: async () => (await homeOf(deviceOwner)).erase(),
    onSuccess: () => notify(deviceTexts.erased, { kind: 'success' }),
    onError: (error) => notify(toldBy(error, deviceTexts.refused), { kind: 'error' }),
  });
  return (
    <>
      <Button variant="danger-outline" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {label}
      </Button>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Apagar tudo deste aparelho?"
        description="Todos os favoritos e ignorados guardados aqui serão apagados. Não dá para desfazer."
        confirmLabel="Apagar tudo"
        isBusy={erase.isPending}
        onConfirm={() => erase.mutate()}
      />
    </>
  );
}
