import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';
import { dataHealthQueries } from './queries';

/** The publication's files: when they were written and how many rows each has; null where none were written. */
export const publishedQueries = {
  files: () =>
    queryOptions({
      queryKey: [...dataHealthQueries.all(), 'published'],
      queryFn: async ({ signal }) => (await import('./reads')).fetchPublished(signal),
      persister: persisted,
    }),
};
