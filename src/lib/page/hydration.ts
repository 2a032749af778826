import { createContext, use, useDeferredValue, useEffect, useSyncExternalStore } from 'react';

/** One object for the whole visit. */
interface Hydration {
  /** True after hydration: newly mounted parts need not start from the prerendered state. */
  isOver: boolean;
}

export const HydrationContext = createContext<Hydration>({ isOver: true });

/** False until hydration; slices keep slow phones responsive, separately per part, not by context. */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, use(HydrationContext).isOver);
}

/** Inside `HydrationContext`; `onReady` runs once the page answers to input. */
export function useOnHydrated(onReady: () => void): void {
  const hydration = use(HydrationContext);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    hydration.isOver = true;
  }, [hydration]);
  useEffect(() => {
    if (!isHydrated) return;
    // Inside React's own work several acts would be batched as one.
    const waiting = setTimeout(onReady);
    return () => clearTimeout(waiting);
  }, [isHydrated, onReady]);
}

/** Like `useSyncExternalStore`, but keeps the prerendered value until hydration. */
export function useHydratedStore<T>(
  subscribe: (notify: () => void) => () => void,
  read: () => T,
  readPrerendered: () => T,
): T {
  return useSyncExternalStore(subscribe, useIsHydrated() ? read : readPrerendered, readPrerendered);
}
