import { createContext, use, useSyncExternalStore } from 'react';

/** Milliseconds: a page that failed to hydrate does not hold back what this browser knows for ever. */
const patience = 10_000;

let end: () => void = () => undefined;
let over = Promise.resolve();

/** What is rendered from here on hydrates a prerendered page. */
export function beginHydration(): void {
  over = new Promise((resolve) => {
    end = resolve;
    setTimeout(end, patience);
  });
}

/** Called from an effect of the page, which is hydrated then. */
export function endHydration(): void {
  setTimeout(end);
}

/** Settles when the page is hydrated; at once where nothing was prerendered. */
export function hydrationOver(): Promise<void> {
  return over;
}

/** Whether the application shows what holds in this browser and now, no longer what was prerendered. */
export const ChangedOverContext = createContext(true);

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
