import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchCommonVotes, fetchDifferentVotes } from './reads';

const pageSize = 20;

/** Keys that name a user's favourites hold their id, so that they leave with the session; nothing is kept on the device. */
export const commonVotesQueries = {
  all: () => ['common-votes'] as const,
  of: (owner: string | null, ids: readonly number[]) => {
    const inOrder = ids.toSorted((a, b) => a - b);
    return queryOptions({
      queryKey: [...commonVotesQueries.all(), owner, 'pairs', inOrder],
      queryFn: ({ signal }) => fetchCommonVotes(inOrder, signal),
    });
  },
  different: (owner: string, a: number, b: number) =>
    infiniteQueryOptions({
      queryKey: [...commonVotesQueries.all(), owner, 'different', a, b],
      queryFn: ({ signal, pageParam }) =>
        fetchDifferentVotes([a, b], { after: pageParam, limit: pageSize }, signal),
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
    }),
};
