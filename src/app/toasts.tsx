import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterDemand } from '@/lib/notify';
import { useSession } from '@/lib/session/use-session';

/** Words that cannot be shown are no reason to take the screen away as well. */
function withoutToaster(reason: unknown): { default: ComponentType } {
  console.error('The region of the toasts could not be loaded', reason);
  return { default: () => null };
}

const loadToaster = () =>
  import('@/ui/toaster').then(
    ({ Toaster }): { default: ComponentType } => ({ default: () => <Toaster /> }),
    withoutToaster,
  );

const Toaster = lazy(loadToaster);

/**
 * The region of the toasts, mounted at the first one. Who is signed in will soon see one, perhaps to learn that the
 * network is gone, so for them its code is fetched beforehand.
 */
export function Toasts() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'user') void loadToaster();
  }, [status]);
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
