import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';
import {
  paramsOf,
  type PeopleFilters,
  readPages,
  readPeopleFilters,
} from '@/features/politicians/people-params';

const none = new URLSearchParams();

/** Unknown before hydration; a search is a new history entry, more is not. */
export function useElectedFilters() {
  const [given, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const params = isHydrated ? given : none;
  const filters = useMemo(() => readPeopleFilters(params), [params]);
  return {
    filters,
    pages: readPages(params),
    search: (next: PeopleFilters) => setParams(paramsOf(next, 1), { preventScrollReset: true }),
    showPages: (pages: number) =>
      setParams(paramsOf(filters, pages), { replace: true, preventScrollReset: true }),
  };
}
