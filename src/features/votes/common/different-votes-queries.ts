import { infiniteQueryOptions } from '@tanstack/react-query';
import { commonVotesQueries } from './common-votes-queries';
import { fetchDifferentVotes } from './common-votes-reads';

const pageSize = 20;

/** What two of somebody's favourites voted differently: a list that grows, which the two numbers beside it do without. */
export const differentVotesQueries = {
  of: (owner: string, a: number, b: number) =>
    infiniteQueryOptions({
      queryKey: [...commonVotesQueries.all(), owner, 'different', a, b],
      queryFn: ({ signal, pageParam }) =>
        fetchDifferentVotes([a, b], { after: pageParam, limit: pageSize }, signal),
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
    }),
};
