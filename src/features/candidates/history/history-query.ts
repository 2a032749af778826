import { infiniteQueryOptions } from '@tanstack/react-query';
import { candidateQueries } from '@/features/candidates/queries';
import { historyPage } from './record-changes';

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...candidateQueries.all(), 'history', id],
    // On demand: a static import would merge the scripts.
    queryFn: async ({ pageParam, signal }) =>
      (await import('@/features/candidates/reads')).fetchHistory(
        id,
        { before: pageParam, limit: historyPage },
        signal,
      ),
    initialPageParam: { quando: '', entrada: '' },
    getNextPageParam: (page) => (page.length < historyPage ? null : page.at(-1)),
  });
