import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { persistedPages, persisted } from '@/lib/offline/offline-persister';
import { passingIf } from '@/lib/offline/offline-queries';
import type { DeputyPages } from '@/features/deputies/records/chamber-reads';
import type { DeputyFilters } from './model';
import type { SittingList } from './standing';

/** Imported on demand: a prerendered page has its data already. */
const reads = () => import('@/features/deputies/records/chamber-reads');

export const minute = 60_000;
export const day = 24 * 60 * minute;
/** Back finds the list as it was for this long. */
const keptAfterLeaving = 30 * minute;

/** This feature owns `camara-proxy`. */
export const deputyQueries = {
  all: () => ['deputies'] as const,
  lists: () => [...deputyQueries.all(), 'list'] as const,
  /** `pages` counts those that the address wants at first. */
  list: (filters: DeputyFilters, pages = 1) =>
    infiniteQueryOptions({
      // What somebody typed is theirs.
      queryKey: [...deputyQueries.lists(), filters, ...passingIf([filters.nome])],
      queryFn: async ({ signal, pageParam }) => (await reads()).fetchDeputies(filters, pageParam, signal),
      initialPageParam: { from: 1, to: pages },
      persister: persistedPages<DeputyPages, QueryKey>,
      getNextPageParam: ({ next }) => (next === null ? undefined : { from: next, to: next }),
      staleTime: day,
      gcTime: keptAfterLeaving,
    }),
  parties: () =>
    queryOptions({
      queryKey: [...deputyQueries.all(), 'parties'],
      queryFn: async ({ signal }) => (await reads()).fetchParties(signal),
      persister: persisted,
      staleTime: day,
    }),
  /** A prerendered page's knowledge before the Chamber answers (`ReadDeputy`); never read anew. */
  listed: (id: string) => [...deputyQueries.all(), 'listed', id],
  sitting: () =>
    queryOptions({
      queryKey: [...deputyQueries.all(), 'sitting'],
      queryFn: async ({ signal }): Promise<SittingList> => {
        const lists = await import('@/features/deputies/list/full-list-queries');
        return lists.fetchSitting(signal);
      },
      staleTime: 10 * minute,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...deputyQueries.all(), 'detail', id],
      queryFn: async ({ signal }) => (await reads()).fetchDeputy(id, signal),
      persister: persisted,
      staleTime: 10 * minute,
    }),
};
