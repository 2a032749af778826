import { useCallback } from 'react';
import { useHydratedStore } from '@/lib/page/hydration';

/** Whether a media query holds now; for where one structure must replace another and CSS alone would keep both. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => {
        list.removeEventListener('change', notify);
      };
    },
    [query],
  );
  return useHydratedStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
