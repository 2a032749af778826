import { useQuery } from '@tanstack/react-query';
import { KindBadge } from '@/ui/badge';
import { listedQuery } from './whole-lists';
import { fewestListed } from './model';

/** Says of somebody of an earlier legislature that the Chamber no longer lists them, where its list is known to be whole. */
export function OutOfExercise({ id }: { id: number }) {
  const { data: listed = [] } = useQuery({ ...listedQuery, meta: { isInPlace: true } });
  return listed.length < fewestListed || listed.includes(id) ? null : (
    <KindBadge>Fora do exercício</KindBadge>
  );
}
