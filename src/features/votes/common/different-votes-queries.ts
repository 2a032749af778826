import { infiniteQueryOptions } from '@tanstack/react-query';
import { commonVotesQueries } from './common-votes-queries';
import { fetchDifferentVotes } from './common-votes-reads';

const pageSize = 20;

/** Apart, because the two numbers need no growing list. */
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
