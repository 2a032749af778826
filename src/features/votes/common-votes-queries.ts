import { queryOptions } from '@tanstack/react-query';
import { fetchCommonVotes } from './reads';

/**
 * Votes of a few deputies side by side. Keys that name somebody's favourites hold their owner's id, so that they leave
 * with the session; a comparison that anybody can open has no owner. Nothing of it is kept on the device.
 */
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
