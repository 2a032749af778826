import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchCommonVotes, fetchDifferentVotes } from './reads';

const pageSize = 20;

/** Votes of one's favourites side by side; nothing of it is kept on the device, since the keys name them. */
export const commonVotesQueries = {
  all: () => ['common-votes'] as const,
  of: (ids: readonly number[]) => {
    const inOrder = ids.toSorted((a, b) => a - b);
    return queryOptions({
      queryKey: [...commonVotesQueries.all(), 'pairs', inOrder],
      queryFn: ({ signal }) => fetchCommonVotes(inOrder, signal),
    });
  },
  different: (a: number, b: number) =>
    infiniteQueryOptions({
      queryKey: [...commonVotesQueries.all(), 'different', a, b],
      queryFn: ({ signal, pageParam }) =>
        fetchDifferentVotes([a, b], { after: pageParam, limit: pageSize }, signal),
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
    }),
};
