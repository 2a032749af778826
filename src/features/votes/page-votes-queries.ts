import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';
import { fetchPageVotes } from './page-votes-reads';
import { rollCallQueries } from '@/features/votes/roll-call/roll-call-queries';

/** Apart from the list's own reads: whoever has no favourite needs none of it. */
export const pageVotesQueries = {
  of: (rollCalls: readonly number[]) =>
    queryOptions({
      queryKey: [...rollCallQueries.all(), 'votes', rollCalls],
      queryFn: ({ signal }) => fetchPageVotes(rollCalls, signal),
      persister: persisted,
    }),
};
