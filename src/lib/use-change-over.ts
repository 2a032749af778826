import { startTransition, useEffect, useState } from 'react';
import { hydrationOver } from './hydration';

/**
 * The value of `ChangedOverContext` around the whole application. `isHydrating`: it hydrates a prerendered page (see
 * `beginHydration`). `onReady`: called once it has changed over and answers to what is done on the page.
 */
export function useChangeOver(isHydrating: boolean, onReady: () => void): boolean {
  const [isOver, setIsOver] = useState(!isHydrating);
  useEffect(() => {
    void hydrationOver().then(() => startTransition(() => setIsOver(true)));
  }, []);
  useEffect(() => {
    if (!isOver) return;
    // Not from within React's own work, where it would answer to several acts as if they were one.
    const waiting = setTimeout(onReady);
    return () => clearTimeout(waiting);
  }, [isOver, onReady]);
  return isOver;
}
