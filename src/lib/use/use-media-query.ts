import { useCallback } from 'react';
import { useHydratedStore } from '@/lib/page/hydration';

/** For structures that replace each other, where CSS would keep both. */
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
