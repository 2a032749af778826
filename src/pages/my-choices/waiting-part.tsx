import { noop } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { deviceOwner } from '@/lib/device-note';
import { lazyOptional } from '@/ui/state/lazy-optional';

const load = () => import('@/features/choices/waiting/waiting-list');

/** Without its code the choices are there all the same. */
const WaitingList = lazy(() =>
  lazyOptional(
    load().then((module) => module.WaitingList),
    'Choices that wait',
  ),
);

/** What waits for a network, where something does; its code comes while there is one. */
export function WaitingPart({ owner, isShown }: { owner: string | null; isShown: boolean }) {
  useEffect(() => {
    if (owner !== deviceOwner) load().catch(noop);
  }, [owner]);
  if (owner === null || !isShown) return null;
  return (
    <Suspense fallback={null}>
      <WaitingList owner={owner} />
    </Suspense>
  );
}
