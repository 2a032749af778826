import { useQuery } from '@tanstack/react-query';
import type { ReadDeputy } from './model';
import { deputyQueries } from './queries';
import { needsList, type Standing, standingOf } from './standing';

/** A deputy's standing by the lists and records at hand; the list is requested only where the record cannot say. */
export function useStanding(read: ReadDeputy): Standing {
  const { data: list } = useQuery({
    ...deputyQueries.sitting(),
    enabled: needsList(read),
    meta: { isInPlace: true },
  });
  return standingOf(read, list);
}
