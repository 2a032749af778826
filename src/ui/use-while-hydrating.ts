import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Of the calling part itself, which may be hydrated long after its page. */
export function useWhileHydrating<T>(hydrating: T, otherwise: T): T {
  return useSyncExternalStore(
    never,
    () => otherwise,
    () => hydrating,
  );
}
