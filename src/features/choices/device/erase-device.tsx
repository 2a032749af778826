import { deviceOwner } from '@/lib/device-note';
import { toldBy } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { EraseButton } from '@/ui/form/erase-button';
import { homeOf } from '@/features/choices/home';
import { deviceTexts } from './device-texts';

/** Nowhere else are they kept. */
export function EraseDevice({ label }: { label: string }) {
  const erase = useSingleFlight({
    mutationFn: async () => (await homeOf(deviceOwner)).erase(),
    onSuccess: () => notify(deviceTexts.erased, { kind: 'success' }),
    onError: (error) => notify(toldBy(error, deviceTexts.eraseRefused), { kind: 'error' }),
  });
  return (
    <EraseButton
      label={label}
      title="Apagar tudo deste aparelho?"
      description="Todos os favoritos e ignorados guardados aqui serão apagados. Não dá para desfazer."
      confirmLabel="Apagar tudo"
      onConfirm={() => erase.mutate()}
    />
  );
}
