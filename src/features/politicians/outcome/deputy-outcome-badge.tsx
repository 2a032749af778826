import { useQuery } from '@tanstack/react-query';
import { electionYear } from '@/lib/election/election';
import { outcomeTag } from './deputy-outcome';
import { OutcomeBadge } from './outcome-badge';
import { outcomeQueries } from '@/features/politicians/queries';

export function DeputyOutcomeBadge({ id }: { id: string }) {
  const { data: outcomes } = useQuery(outcomeQueries.everyone());
  const tag = outcomeTag(outcomes?.find(({ deputado_id }) => String(deputado_id) === id));
  return tag === null ? null : <OutcomeBadge of={`Eleição de ${electionYear}`} word={tag} />;
}
