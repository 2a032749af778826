import { useQueryClient } from '@tanstack/react-query';
import { readUpTo, useUpTo } from '@/features/data-health/up-to';
import { VotesTab } from '@/features/votes/votes-tab';

export function DeputyVotes({ id, name }: { id: number; name: string }) {
  const client = useQueryClient();
  return <VotesTab id={id} name={name} upTo={useUpTo('votos')} readUpTo={() => readUpTo(client, 'votos')} />;
}
