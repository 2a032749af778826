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
/** A list that was left stays this long, so that Back finds it where it was. */
const keptAfterLeaving = 30 * minute;

/** The deputies' keys and reads; this feature owns `camara-proxy`. */
export const deputyQueries = {
  all: () => ['deputies'] as const,
  /** The list, page after page; `pages` is how many the address asks for at first. */
  list: (filters: DeputyFilters, pages = 1) =>
    infiniteQueryOptions({
      // What somebody typed is theirs.
      queryKey: [...deputyQueries.all(), 'list', filters, ...passingIf([filters.nome])],
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
  /** Key of what a prerendered page knows of a deputy before the Chamber answers (`ReadDeputy`); nobody reads it anew. */
  listed: (id: string) => [...deputyQueries.all(), 'listed', id],
  /** Ids of everybody whom the Chamber lists as in exercise, with the list's day. */
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
