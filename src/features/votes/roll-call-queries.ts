import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { keptPages, keptRead } from '@/lib/offline/offline-persister';
import { fetchRollCall, fetchRollCalls, fetchRollCallSummary } from './reads';
import type { RollCall, RollCallFilters } from './roll-call-model';

/** Roll calls of one answer. */
export const pageSize = 20;

/** The nominal roll calls themselves, whoever voted in them. */
export const rollCallQueries = {
  all: () => ['roll-calls'] as const,
  list: (filters: RollCallFilters) =>
    infiniteQueryOptions({
      queryKey: [...rollCallQueries.all(), 'list', filters],
      queryFn: ({ signal, pageParam }) =>
        fetchRollCalls(filters, { after: pageParam, limit: pageSize }, signal),
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
      persister: keptPages<RollCall[], QueryKey>,
    }),
  /** One of them by the Chamber's identifier; null when there is none. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...rollCallQueries.all(), 'one', id],
      queryFn: ({ signal }) => fetchRollCall(id, signal),
      persister: keptRead,
    }),
  summary: () =>
    queryOptions({
      queryKey: [...rollCallQueries.all(), 'summary'],
      queryFn: ({ signal }) => fetchRollCallSummary(signal),
      persister: keptRead,
    }),
};
