import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';
import { paramsOf, readPages } from '@/features/politicians/people-params';
import { readFilters, tidied } from './filter-params';
import { type DeputyFilters, noFilters } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';

/** The page is prerendered without filters. */
const none = new URLSearchParams();

/** A search is a new history entry; the page count replaces it (design: URL state). */
export function useDeputyFilters() {
  const [given, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const params = isHydrated ? given : none;
  const filters = useMemo(() => readFilters(params), [params]);
  const search = useCallback(
    (wanted: DeputyFilters) => {
      const next = tidied(wanted);
      const { queryKey } = deputyQueries.list(next);
      queryClient.removeQueries({ queryKey, type: 'inactive' });
      setParams(paramsOf(next, 1), { preventScrollReset: true });
      void queryClient.resetQueries({ queryKey, type: 'active' });
    },
    [setParams, queryClient],
  );
  return {
    filters,
    pages: readPages(params),
    /** False until the address was read. */
    isKnown: isHydrated,
    search,
    clear: useCallback(() => search(noFilters), [search]),
    setPages: useCallback(
      (pages: number) => {
        setParams(paramsOf(filters, pages), { replace: true, preventScrollReset: true });
      },
      [setParams, filters],
    ),
  };
}
