import { use } from 'react';
import { ChangedOverContext } from './hydration';

/** What only this browser knows: null in the prerendered page and while React hydrates it, read behind that. */
export function useAfterHydration<T extends string | boolean>(read: () => T | null): T | null {
  return use(ChangedOverContext) ? read() : null;
}

/** False in the prerendered page and while React hydrates it: the address's parameters and the history count behind that. */
export function useIsHydrated(): boolean {
  return use(ChangedOverContext);
}
