import { useCallback, useSyncExternalStore } from 'react';

/** Milliseconds: a page that failed to hydrate does not hold back what this browser knows for ever. */
const patience = 10_000;

let isHydrating = false;
let end: () => void = () => undefined;
let over = Promise.resolve();

/** From here until the page is hydrated every store shows what it was prerendered with. */
export function beginHydration(): void {
  isHydrating = true;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  over = ended.then(() => {
    isHydrating = false;
  });
  setTimeout(end, patience);
}

/** Called from an effect of the page; the stores change over in a task of their own. */
export function endHydration(): void {
  setTimeout(end);
}

/** Settles when hydration is over; at once where nothing was prerendered. */
export function hydrationOver(): Promise<void> {
  return over;
}

/**
 * A store as `useSyncExternalStore` has it, but what was prerendered stays until hydration is over: React would change
 * over within the work that hydrates, all in one piece, and a slow phone would answer to nothing meanwhile. Like there,
 * `subscribe` is the same function from render to render.
 */
export function useHydratedStore<T>(
  subscribe: (notify: () => void) => () => void,
  read: () => T,
  readPrerendered: () => T,
): T {
  const subscribeToBoth = useCallback(
    (notify: () => void) => {
      if (isHydrating) void over.then(notify);
      return subscribe(notify);
    },
    [subscribe],
  );
  return useSyncExternalStore(
    subscribeToBoth,
    () => (isHydrating ? readPrerendered : read)(),
    readPrerendered,
  );
}
