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

/** Until hydration the publication's moment; `of` is pure and rarely changes. */
export function useAfterHydration<T extends string | number | null>(of: (now: number) => T): T {
  const publication = use(PublicationContext);
  const isHydrated = useIsHydrated();
  return of((isHydrated ? null : publication?.at) ?? Date.now());
}
