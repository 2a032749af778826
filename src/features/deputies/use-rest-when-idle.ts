import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenOver } from '@/lib/offline/when-idle';

/**
 * Whether all of a long list is to be rendered: where it is the first screen, what lies below waits until that is there, so
 * that a slow phone shows and answers sooner.
 */
export function useRestWhenIdle(): boolean {
  const [isWhole, setIsWhole] = useState(isFirstScreenOver);
  useEffect(() => {
    void afterFirstScreen().then(() => {
      startTransition(() => setIsWhole(true));
    });
  }, []);
  return isWhole;
}
