import { infiniteQueryOptions } from '@tanstack/react-query';
import { candidateQueries } from '@/features/candidates/queries';
import { historyPage } from './record-changes';

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...candidateQueries.all(), 'history', id],
    // As the other reads, on demand: a static import here would bind their script to this one.
    queryFn: async ({ pageParam, signal }) =>
      (await import('@/features/candidates/reads')).fetchHistory(
        id,
        { before: pageParam, limit: historyPage },
        signal,
      ),
    initialPageParam: { quando: '', entrada: '' },
    getNextPageParam: (page) => (page.length < historyPage ? null : page.at(-1)),
  });
