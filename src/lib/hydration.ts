import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the application shows what holds in this browser and now, no longer what was prerendered. */
export const ChangedOverContext = createContext(true);

/**
 * The value of `ChangedOverContext` around the whole application. `isHydrating`: it hydrates a prerendered page. `onReady`:
 * called once it has changed over and answers to what is done on the page.
 */
export function useChangeOver(isHydrating: boolean, onReady: () => void): boolean {
  const [isOver, setIsOver] = useState(!isHydrating);
  useEffect(() => {
    startTransition(() => setIsOver(true));
  }, []);
  useEffect(() => {
    if (!isOver) return;
    // Not from within React's own work, where it would answer to several acts as if they were one.
    const waiting = setTimeout(onReady);
    return () => clearTimeout(waiting);
  }, [isOver, onReady]);
  return isOver;
}

/**
 * A store as `useSyncExternalStore` has it, but what was prerendered stays until the page is hydrated, and the change-over
 * is rendered in slices: React would do it all in one piece, and a slow phone would answer to nothing meanwhile.
 */
export function useHydratedStore<T>(
  subscribe: (notify: () => void) => () => void,
  read: () => T,
  readPrerendered: () => T,
): T {
  return useSyncExternalStore(subscribe, use(ChangedOverContext) ? read : readPrerendered, readPrerendered);
}
