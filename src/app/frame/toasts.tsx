import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { readDeviceNote } from '@/lib/device-note';
import { toasterDemand } from '@/lib/notify';
import { useSession } from '@/lib/session/use-session';
import { lazyOptional } from '@/lib/page/when-loaded';

const loadToaster = () =>
  lazyOptional(() => import('@/ui/dialog/toaster').then((module) => module.Toaster), 'Toaster');

const Toaster = lazy(loadToaster);

/** Prefetched for whoever keeps choices: a toast may have to announce a lost network. */
export function Toasts() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'user' || readDeviceNote() !== null) void loadToaster();
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
