import { infiniteQueryOptions } from '@tanstack/react-query';
import { publicDb } from '@/lib/supabase/public-client';
import type { DifferentVotes } from './common-votes-model';
import { commonVotesQueries } from './common-votes-queries';

const pageSize = 20;

/** What two of somebody's favourites voted differently, newest first; by POST and never with a session. */
export const differentVotesQueries = {
  of: (owner: string, a: number, b: number) =>
    infiniteQueryOptions({
      queryKey: [...commonVotesQueries.all(), owner, 'different', a, b],
      queryFn: async ({ signal, pageParam }) => {
        const { data } = await publicDb
          .rpc('votos_diferentes', {
            p_a: a,
            p_b: b,
            p_limite: pageSize,
            ...(pageParam !== 0 && { p_antes: pageParam }),
          })
          .abortSignal(signal)
          .overrideTypes<DifferentVotes[], { merge: false }>()
          .throwOnError();
        return data;
      },
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
    }),
};
