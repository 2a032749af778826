import { infiniteQueryOptions } from '@tanstack/react-query';
import { candidateQueries } from './queries';
import { fetchHistory, historyPage } from './reads';

/** The history of one candidate's page, in pages. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...candidateQueries.all(), 'history', id],
    queryFn: ({ pageParam, signal }) => fetchHistory(id, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < historyPage ? null : page.at(-1)?.quando),
  });
