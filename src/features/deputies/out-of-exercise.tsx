import { useQuery } from '@tanstack/react-query';
import { KindBadge } from '@/ui/person/badge';
import { fewestListed } from './model';
import { deputyQueries } from './queries';
import { awayText } from './standing';

/** Only a whole list can prove that somebody is no longer listed. */
export function OutOfExercise({ id }: { id: number }) {
  const { data: list } = useQuery(deputyQueries.sitting());
  if (list === undefined) return null;
  return list.ids.length < fewestListed || list.ids.includes(id) ? null : <KindBadge>{awayText}</KindBadge>;
}
