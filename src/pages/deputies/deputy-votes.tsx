import { useQuery } from '@tanstack/react-query';
import { dataHealthQueries } from '@/features/data-health/queries';
import { VotesTab } from '@/features/votes/votes-tab';

export function DeputyVotes({ id, name }: { id: number; name: string }) {
  const { data } = useQuery(dataHealthQueries.sets());
  const votes = data?.find(({ conjunto }) => conjunto === 'votos');
  return <VotesTab id={id} name={name} upTo={votes?.dados_ate ?? null} />;
}
