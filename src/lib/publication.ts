import { createContext, use } from 'react';
import { useIsHydrated } from '@/lib/page/hydration';

export interface Publication {
  at: number;
  text: string;
}

/** Less than a dehydrated cache, which would weigh on every page. */
export interface PrerenderedQuery {
  key: readonly unknown[];
  data: unknown;
}

export const PublicationContext = createContext<Publication | null>(null);

/** Until hydration the publication's moment, never one before it; `of` is pure, rarely changing. */
export function useAfterHydration<T extends string | number | null>(of: (now: number) => T): T {
  const at = use(PublicationContext)?.at;
  const isNow = useIsHydrated() || at === undefined;
  return of(Math.max(isNow ? Date.now() : 0, at ?? 0));
}
