import { useQuery } from '@tanstack/react-query';
import type { ReadDeputy } from './model';
import { deputyQueries } from './queries';
import { needsList, type Standing, standingOf } from './standing';

/** The list is requested only where the record cannot tell. */
export function useStanding(read: ReadDeputy): Standing {
  const { data: list } = useQuery({ ...deputyQueries.sitting(), enabled: needsList(read) });
  return standingOf(read, list);
}
