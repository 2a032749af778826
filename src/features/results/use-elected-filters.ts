import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';
import { type ElectedFilters, electedParams, readElectedFilters, readElectedPages } from './elected-model';

const none = new URLSearchParams();

/** Unknown before hydration; a search is a new history entry, more is not. */
export function useElectedFilters() {
  const [given, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const params = isHydrated ? given : none;
  const filters = useMemo(() => readElectedFilters(params), [params]);
  return {
    filters,
    pages: readElectedPages(params),
    search: (next: ElectedFilters) => setParams(electedParams(next, 1), { preventScrollReset: true }),
    showPages: (pages: number) =>
      setParams(electedParams(filters, pages), { replace: true, preventScrollReset: true }),
  };
}
