import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';

/** This feature owns `saude_dos_dados`. */
export const dataHealthQueries = {
  all: () => ['data-health'] as const,
  sets: () =>
    queryOptions({
      queryKey: [...dataHealthQueries.all(), 'sets'],
      queryFn: async ({ signal }) => {
        const reads = await import('./reads');
        return reads.fetchSets(signal);
      },
      persister: persisted,
    }),
};
