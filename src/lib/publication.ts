import { createContext, use } from 'react';
import { useHydratedStore } from '@/lib/page/hydration';

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

const aMinute = 60_000;

/** An installed site stays open for days, at times in sight. */
function followDays(notify: () => void): () => void {
  const timer = setInterval(notify, aMinute);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** At first the publication's moment, then each look's or minute's; `of` is pure and rarely changes. */
export function useAfterHydration<T extends string | number | boolean | null>(of: (now: number) => T): T {
  const publication = use(PublicationContext);
  return useHydratedStore(
    followDays,
    () => of(Date.now()),
    () => of(publication?.at ?? Date.now()),
  );
}
