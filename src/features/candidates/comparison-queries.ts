import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';
import { candidateQueries } from './queries';

/** Apart from the reads that the home page loads. */
export const comparisonQueries = {
  recordSummary: () =>
    queryOptions({
      queryKey: [...candidateQueries.all(), 'summary'],
      queryFn: async ({ signal }) => (await import('./reads')).fetchRecordSummary(signal),
      persister: persisted,
    }),
  themes: () =>
    queryOptions({
      queryKey: [...candidateQueries.all(), 'themes'],
      queryFn: async ({ signal }) => (await import('./reads')).fetchThemeRecords(signal),
      persister: persisted,
    }),
};
