import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only this browser knows: null in the drawn page and in the render that takes it over, read behind that. */
export function useAfterHydration<T extends string | boolean>(read: () => T | null): T | null {
  return useSyncExternalStore(never, read, () => null);
}
