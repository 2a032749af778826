import { useDeferredValue } from 'react';

/** Renders the table in slices: in one piece it blocks slow phones. */
export function useSlowlyOver(isPending: boolean): boolean {
  return useDeferredValue(isPending) || isPending;
}
