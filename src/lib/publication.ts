import { createContext, use } from 'react';
import { useIsHydrated } from '@/lib/page/hydration';

/** When the data of a prerendered page were read. */
export interface Publication {
  /** In ms since 1970. */
  at: number;
  /** As 'dd/MM/aaaa, HH:mm' in Brasília's time. */
  text: string;
}

/** What a prerendered page was rendered with: less than a dehydrated cache, whose rebuilding would weigh on every page. */
export interface PrerenderedQuery {
  key: readonly unknown[];
  data: unknown;
}

/** Of the prerendered page that was opened; null where it was not prerendered. */
export const PublicationContext = createContext<Publication | null>(null);

/** The publication's moment until hydration, now after it. `of` is pure and seldom changes its answer (a year, a legislature). */
export function useAfterHydration<T extends string | number | null>(of: (now: number) => T): T {
  const publication = use(PublicationContext);
  const isHydrated = useIsHydrated();
  return of((isHydrated ? null : publication?.at) ?? Date.now());
}
