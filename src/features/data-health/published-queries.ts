import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';
import { dataHealthQueries } from './queries';

/** Null where none were written. */
export const publishedQueries = {
  files: () =>
    queryOptions({
      queryKey: [...dataHealthQueries.all(), 'published'],
      queryFn: async ({ signal }) => (await import('./reads')).fetchPublished(signal),
      persister: persisted,
    }),
};
