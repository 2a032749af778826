import { createContext, use, useDeferredValue, useEffect, useSyncExternalStore } from 'react';

/** Of the opened page, the same object for the whole visit. */
interface Hydration {
  /** Whether all that was prerendered is hydrated, so that what is mounted now need not begin with it. */
  isOver: boolean;
}

/** The default is that of a page that was not prerendered. */
export const HydrationContext = createContext<Hydration>({ isOver: true });

/**
 * False in the prerendered page and while React hydrates it: what only this browser knows, and the moment, count behind
 * that. The change-over is rendered in slices, else a slow phone would answer to nothing meanwhile; and each part does it by
 * itself, for a changed context would have to wait for every part whose code is still on the way.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, use(HydrationContext).isOver);
}

/** Inside `HydrationContext`. `onReady`: called once the page has changed over and answers to what is done on it. */
export function useOnHydrated(onReady: () => void): void {
  const hydration = use(HydrationContext);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    hydration.isOver = true;
  }, [hydration]);
  useEffect(() => {
    if (!isHydrated) return;
    // Not from within React's own work, where it would answer to several acts as if they were one.
    const waiting = setTimeout(onReady);
    return () => clearTimeout(waiting);
  }, [isHydrated, onReady]);
}

/** A store as `useSyncExternalStore` has it, but what was prerendered stays until the page is hydrated. */
export function useHydratedStore<T>(
  subscribe: (notify: () => void) => () => void,
  read: () => T,
  readPrerendered: () => T,
): T {
  return useSyncExternalStore(subscribe, useIsHydrated() ? read : readPrerendered, readPrerendered);
}
