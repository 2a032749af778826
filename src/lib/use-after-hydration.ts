import { useIsHydrated } from './hydration';

/** What only this browser knows: null in the prerendered page and while React hydrates it, read behind that. */
export function useAfterHydration<T extends string | boolean>(read: () => T | null): T | null {
  return useIsHydrated() ? read() : null;
}
