import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterDemand } from '@/lib/notify';

/** Words that cannot be shown are no reason to take the screen away as well. */
function withoutToaster(reason: unknown) {
  console.error('The region of the toasts could not be loaded', reason);
  return { default: () => null };
}

const Toaster = lazy(() =>
  import('@/ui/toaster').then(({ Toaster }) => ({ default: () => <Toaster /> }), withoutToaster),
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
