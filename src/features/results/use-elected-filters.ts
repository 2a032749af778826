import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ElectedFilters, electedParams, readElectedFilters, readElectedPages } from './elected-model';

/** A search is a new history entry, more of the list is not. */
export function useElectedFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readElectedFilters(params), [params]);
  return {
    filters,
    pages: readElectedPages(params),
    search: (next: ElectedFilters) => setParams(electedParams(next, 1), { preventScrollReset: true }),
    showPages: (pages: number) =>
      setParams(electedParams(filters, pages), { replace: true, preventScrollReset: true }),
  };
}
