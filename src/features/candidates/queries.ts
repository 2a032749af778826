import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';

/** Imports the PostgREST client on demand: a prerendered page has its data already. */
const reads = () => import('./reads');

/** This feature owns `candidatos_presidencia_2026`. */
export const candidateQueries = {
  all: () => ['candidates'] as const,
  list: () =>
    queryOptions({
      queryKey: [...candidateQueries.all(), 'list'],
      queryFn: async ({ signal }) => (await reads()).fetchCandidates(signal),
      persister: persisted,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...candidateQueries.all(), 'detail', id],
      queryFn: async ({ signal }) => (await reads()).fetchCandidate(id, signal),
      persister: persisted,
    }),
};
