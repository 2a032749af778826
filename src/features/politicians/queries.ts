import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';

const reads = () => import('./reads');

/** This room owns `destinos_deputados`. */
export const outcomeQueries = {
  everyone: () =>
    queryOptions({
      queryKey: ['outcomes'] as const,
      queryFn: async ({ signal }) => (await reads()).fetchOutcomes(signal),
      persister: persisted,
    }),
  of: (id: number) =>
    queryOptions({
      queryKey: ['outcomes', id] as const,
      queryFn: async ({ signal }) => (await reads()).fetchOutcome(id, signal),
      persister: persisted,
    }),
};
