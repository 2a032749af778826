import { queryOptions } from '@tanstack/react-query';
import { publicDb } from '@/lib/supabase/public-client';

/**
 * Votes of a few deputies side by side. Keys that name somebody's favourites hold their owner's id, so that they leave
 * with the session; a comparison that anybody can open has no owner. Nothing of it is kept on the device.
 */
export const commonVotesQueries = {
  all: () => ['common-votes'] as const,
  /** How often each two of 2 to 10 deputies voted alike; by POST and never with a session: no address keeps the numbers. */
  of: (owner: string | null, ids: readonly number[]) => {
    const inOrder = ids.toSorted((a, b) => a - b);
    return queryOptions({
      queryKey: [...commonVotesQueries.all(), owner, 'pairs', inOrder],
      queryFn: async ({ signal }) => {
        const { data } = await publicDb
          .rpc('votos_em_comum', { p_deputados: inOrder })
          .abortSignal(signal)
          .throwOnError();
        return data;
      },
    });
  },
};
