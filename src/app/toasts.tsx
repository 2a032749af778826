import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterDemand } from '@/lib/notify';

/** Words that cannot be shown are no reason to take the screen away as well. */
function withoutToaster(reason: unknown): { default: ComponentType } {
  console.error('The region of the toasts could not be loaded', reason);
  return { default: () => null };
}

const Toaster = lazy(() =>
  import('@/ui/toaster').then(
    ({ Toaster }): { default: ComponentType } => ({ default: () => <Toaster /> }),
    withoutToaster,
  ),
);

/** The region of the toasts, loaded and mounted at the first one. */
export function Toasts() {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
