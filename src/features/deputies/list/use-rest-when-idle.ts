import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenOver } from '@/lib/offline/when-idle';
import { useIsHydrated } from '@/lib/page/hydration';

/** First screens wait until idle for the rest; prerendered lists are whole. */
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
