import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenOver } from '@/lib/offline/when-idle';
import { useIsHydrated } from '@/lib/page/hydration';

/** Whether to render all of a long list: as a first screen the rest waits until idle; a prerendered list is whole. */
export function useRestWhenIdle(): boolean {
  const isHydrated = useIsHydrated();
  const [isWhole, setIsWhole] = useState(() => !isHydrated || isFirstScreenOver());
  useEffect(() => {
    void afterFirstScreen().then(() => {
      startTransition(() => setIsWhole(true));
    });
  }, []);
  return isWhole;
}
