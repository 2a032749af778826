import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type DeputyFilters, uniqueDeputies } from './model';
import { deputyQueries } from './queries';
import { deputyTexts } from './texts';

/**
 * The list of deputies that match, as far as it is loaded. A first load that fails and a further page that fails are
 * said in different words; what is loaded stays. Nothing is read until the filters are known.
 */
export function useDeputyList(filters: DeputyFilters, pages: number, isKnown: boolean) {
  const queryClient = useQueryClient();
  const options = deputyQueries.list(filters, pages);
  const isFilled = queryClient.getQueryData(options.queryKey) !== undefined;
  return useInfiniteQuery({
    ...options,
    enabled: isKnown,
    select: ({ pages: loaded }) => ({
      deputies: uniqueDeputies(loaded.flatMap(({ deputies }) => deputies)),
      /** How many of the Chamber's pages that is. */
      pageCount: (loaded[0]?.pageCount ?? 0) + loaded.length - 1,
      provenance: loaded[0],
    }),
    meta: { reloadToast: isFilled ? deputyTexts.moreError : deputyTexts.listError },
  });
}
