import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';
import { type ElectedFilters, electedParams, readElectedFilters, readElectedPages } from './elected-model';

const none = new URLSearchParams();

/**
 * Filters and shown pages, kept in the address, of which a page knows nothing before it is hydrated: a search is a new
 * entry of the history, more of the list is not.
 */
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
