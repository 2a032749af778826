import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenOver } from '@/lib/offline/when-idle';
import { useIsHydrated } from '@/lib/use-after-hydration';

/**
 * Whether all of a long list is to be rendered: where it is the first screen, what lies below waits until that is there, so
 * that a slow phone shows and answers sooner. A prerendered list is there whole.
 */
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
