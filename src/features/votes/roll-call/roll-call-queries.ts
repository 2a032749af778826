import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { persistedPages, persisted } from '@/lib/offline/offline-persister';
import { passingIf } from '@/lib/offline/offline-queries';
import type { RollCallFilters } from './roll-call-model';
import type { RollCall } from './roll-call-schema';

const reads = () => import('@/features/votes/reads');

export const pageSize = 20;

export const rollCallQueries = {
  all: () => ['roll-calls'] as const,
  list: (filters: RollCallFilters) =>
    infiniteQueryOptions({
      queryKey: [...rollCallQueries.all(), 'list', filters, ...passingIf(filters)],
      queryFn: async ({ signal, pageParam }) =>
        (await reads()).fetchRollCalls(filters, { after: pageParam, limit: pageSize }, signal),
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
      persister: persistedPages<RollCall[], QueryKey>,
    }),
  /** Null when there is none. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...rollCallQueries.all(), 'one', id],
      queryFn: async ({ signal }) => (await reads()).fetchRollCall(id, signal),
      persister: persisted,
    }),
  explained: () =>
    queryOptions({
      queryKey: [...rollCallQueries.all(), 'explained'],
      queryFn: async ({ signal }) => (await reads()).fetchExplained(signal),
      persister: persisted,
    }),
  summary: () =>
    queryOptions({
      queryKey: [...rollCallQueries.all(), 'summary'],
      queryFn: async ({ signal }) => (await reads()).fetchRollCallSummary(signal),
      persister: persisted,
    }),
};
