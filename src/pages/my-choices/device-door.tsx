import { useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { deviceTexts } from '@/features/choices/device/device-texts';
import type { FirstAct } from '@/features/choices/device/keep-first';
import { noChoice } from '@/features/choices/model';
import { myChoicesTexts } from '@/features/choices/my-choices-texts';
import { dropPending } from '@/features/choices/pending-store';
import { deviceOwner } from '@/lib/device-note';
import { toldBy } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { Button } from '@/ui/button';

export const deviceDoorId = 'sem-conta';

interface DeviceDoorProps {
  /** What brought the reader here; null when it was a screen. */
  act: FirstAct | null;
  onKept: () => void;
}

/** The way without an account: one tap does what was wanted, in this browser alone. */
export function DeviceDoor({ act, onKept }: DeviceDoorProps) {
  const queryClient = useQueryClient();
  const sayRefused = (error: unknown) => notify(toldBy(error, deviceTexts.refused), { kind: 'error' });
  const undo = ({ kind, flag, target }: FirstAct) => {
    const onSaved = () =>
      notify(myChoicesTexts.removed[flag], { kind: 'success', about: `${kind} ${target.id}` });
    const change = { kind, owner: deviceOwner, target, wish: noChoice };
    import('@/features/choices/mutations').then(({ saveChoice }) => {
      saveChoice(queryClient, { ...change, onSaved, onRefused: sayRefused });
    }, sayRefused);
  };
  const { mutate, isPending, isError } = useSingleFlight({
    mutationFn: async () => (await import('@/features/choices/device/keep-first')).keepFirst(act),
    onSuccess: () => {
      dropPending();
      onKept();
      notify(deviceTexts.saved, {
        kind: 'success',
        ...(act && {
          about: `${act.kind} ${act.target.id}`,
          action: { label: 'Desfazer', run: () => undo(act) },
        }),
      });
    },
  });
  return (
    <section
      aria-labelledby={deviceDoorId}
      className="rounded-card border-border-strong bg-surface mb-12 grid gap-3 border p-4"
    >
      <h2 id={deviceDoorId} tabIndex={-1} className="text-h3">
        Prefere não criar conta?
      </h2>
      <p>{deviceTexts.facts}</p>
      <Button size="field" isBlock isLoading={isPending} onClick={() => mutate()}>
        {isPending ? null : <Smartphone aria-hidden className="size-5" />}
        <span>Guardar só neste aparelho</span>
      </Button>
      <div role="alert">{isError ? <p className="text-error">{deviceTexts.refused}</p> : null}</div>
    </section>
  );
}
