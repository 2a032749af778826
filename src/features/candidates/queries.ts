import { queryOptions } from '@tanstack/react-query';
import { keptRead } from '@/lib/offline/kept-read';
import { takeEarlyList } from './early-list';

/** The client comes with the first read that the page's head has not made already. */
const reads = () => import('./reads');

/** The candidates' keys and reads; this feature owns `candidatos_presidencia_2026`. */
export const candidateQueries = {
  all: () => ['candidates'] as const,
  list: () =>
    queryOptions({
      queryKey: [...candidateQueries.all(), 'list'],
      queryFn: async ({ signal }) => (await takeEarlyList()) ?? (await reads()).fetchCandidates(signal),
      initialData: () => window.drawnCandidates,
      persister: keptRead,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...candidateQueries.all(), 'detail', id],
      queryFn: async ({ signal }) => (await reads()).fetchCandidate(id, signal),
      persister: keptRead,
    }),
};
