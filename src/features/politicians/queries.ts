import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';

const reads = () => import('./reads');

/** What became of deputies in the election; this room owns `destinos_deputados`. */
export const fateQueries = {
  everyone: () =>
    queryOptions({
      queryKey: ['fates'] as const,
      queryFn: async ({ signal }) => (await reads()).fetchFates(signal),
      persister: persisted,
    }),
  of: (id: number) =>
    queryOptions({
      queryKey: ['fates', id] as const,
      queryFn: async ({ signal }) => (await reads()).fetchFate(id, signal),
      persister: persisted,
    }),
};
