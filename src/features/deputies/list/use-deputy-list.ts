import { useInfiniteQuery } from '@tanstack/react-query';
import { type DeputyFilters, olderOf, type Provenance, uniqueDeputies } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';

/** Loaded rows survive a failed reload; nothing loads before the filters are known. */
export function useDeputyList(filters: DeputyFilters, pages: number, isKnown: boolean) {
  return useInfiniteQuery({
    ...deputyQueries.list(filters, pages),
    enabled: isKnown,
    select: ({ pages: loaded }) => ({
      deputies: uniqueDeputies(loaded.flatMap(({ deputies }) => deputies)),
      /** The Chamber's pages, not our own. */
      pageCount: (loaded[0]?.pageCount ?? 0) + loaded.length - 1,
      hasMore: (loaded.at(-1)?.next ?? null) !== null,
      leftOut: loaded.reduce((sum, { leftOut }) => sum + leftOut, 0),
      provenance: loaded[0] && loaded.reduce<Provenance>(olderOf, loaded[0]),
    }),
  });
}
