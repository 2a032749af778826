import { useCallback, useSyncExternalStore } from 'react';

/** The page hydrates by itself, after the frame around it: a slow phone answers in between. */
type Part = 'frame' | 'page';

/** Milliseconds: a page that failed does not come any more. */
const patience = 5_000;

let isHydrating = false;
const missing = new Set<Part>();
const listeners = new Set<() => void>();
let onceOver: () => void = () => undefined;

/** From here until all is hydrated every store shows what it was prerendered with. */
export function beginHydration(): void {
  isHydrating = true;
  missing.add('frame').add('page');
}

/** Shows what holds in this browser, wherever it is something else. */
function endHydration(): void {
  if (!isHydrating) return;
  isHydrating = false;
  for (const notify of listeners) notify();
  // Not from within React's own work, where it would answer to several acts as if they were one.
  setTimeout(onceOver);
}

/** Called from an effect of a part, which is hydrated then: with the last of them hydration is over. */
export function finishPart(part: Part): void {
  if (missing.delete(part) && missing.size === 0) setTimeout(endHydration);
}

/** Called from an effect of the frame: `listener` is called when React answers to what is done anywhere on the page. */
export function onceHydrated(listener: () => void): void {
  onceOver = listener;
  if (isHydrating) setTimeout(endHydration, patience);
  else setTimeout(listener);
  finishPart('frame');
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
      const unsubscribe = subscribe(notify);
      if (isHydrating) listeners.add(notify);
      return () => {
        listeners.delete(notify);
        unsubscribe();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(
    subscribeToBoth,
    () => (isHydrating ? readPrerendered : read)(),
    readPrerendered,
  );
}
