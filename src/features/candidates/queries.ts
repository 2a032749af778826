import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';
import type * as candidateReads from './reads';

/** Imports the PostgREST client on demand: a prerendered page has its data already. */
function kept<Data>(
  key: readonly string[],
  read: (reads: typeof candidateReads, signal: AbortSignal) => Promise<Data>,
) {
  return queryOptions({
    queryKey: [...candidateQueries.all(), ...key],
    queryFn: async ({ signal }) => read(await import('./reads'), signal),
    persister: persisted,
  });
}

/** This feature owns `candidatos_presidencia_2026`. */
export const candidateQueries = {
  all: () => ['candidates'] as const,
  list: () => kept(['list'], (reads, signal) => reads.fetchCandidates(signal)),
  detail: (id: string) => kept(['detail', id], (reads, signal) => reads.fetchCandidate(id, signal)),
  summary: () => kept(['summary'], (reads, signal) => reads.fetchRecordSummary(signal)),
  themes: () => kept(['themes'], (reads, signal) => reads.fetchThemeRecords(signal)),
};
