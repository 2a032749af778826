import { queryOptions } from '@tanstack/react-query';
import { fetchCommonVotes } from './common-votes-reads';

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
};
