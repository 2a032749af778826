import { noop } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { deviceOwner } from '@/lib/device-note';
import { lazyOptional } from '@/lib/page/when-loaded';

const load = () => import('@/features/choices/waiting/waiting-list');

/** Until its code is there, the choices are there all the same. */
const WaitingList = lazy(() =>
  lazyOptional(() => load().then((module) => module.WaitingList), 'Choices that wait'),
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
