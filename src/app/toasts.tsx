import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterDemand } from '@/lib/notify';
import { useSession } from '@/lib/session/use-session';
import { lazyOptional } from './lazy-optional';

/** Words that cannot be shown are no reason to take the screen away as well. */
const loadToaster = () =>
  lazyOptional(
    import('@/ui/toaster').then((module) => module.Toaster),
    'Toaster',
  );

const Toaster = lazy(loadToaster);

/**
 * Toaster, mounted at the first one. A signed-in user will soon see one, perhaps to learn that the
 * network is gone, so for them its code is fetched beforehand.
 */
export function Toasts() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'user') void loadToaster();
  }, [status]);
  const { subscribe, isWanted: read } = toasterDemand;
  const isWanted = useSyncExternalStore(subscribe, read, read);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
