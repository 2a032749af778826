import { useQuery } from '@tanstack/react-query';
import type { ReadDeputy } from './model';
import { deputyQueries } from './queries';
import { isOfComing, type Standing, standingOf } from './standing';

/** A deputy's standing by the lists and records at hand; the list is requested only for records of the future. */
export function useStanding(read: ReadDeputy): Standing {
  const { data: list } = useQuery({
    ...deputyQueries.sitting(),
    enabled: isOfComing(read),
    meta: { isInPlace: true },
  });
  return standingOf(read, list);
}
