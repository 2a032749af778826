import { queryOptions } from '@tanstack/react-query';
import { fetchCommonVotes } from './common-votes-reads';

/** Keys with favourites hold the user's id and leave with the session. */
export const commonVotesQueries = {
  all: () => ['common-votes'] as const,
  of: (owner: string | null, ids: readonly number[]) => {
    const inOrder = ids.toSorted((a, b) => a - b);
    return queryOptions({
      queryKey: [...commonVotesQueries.all(), owner, 'pairs', inOrder],
      // As the head of a comparison asks.
      queryFn: ({ signal }) => fetchCommonVotes(ids, signal),
    });
  },
};
