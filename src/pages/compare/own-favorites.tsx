import { useQuery } from '@tanstack/react-query';
import { choiceQueries } from '@/features/choices/queries';
import { RollCallFavorites } from '@/features/votes/roll-call/roll-call-favorites';
import type { RollCallVote } from '@/features/votes/roll-call/roll-call-schema';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';

export function OwnFavorites({ owner, all }: { owner: string; all: readonly RollCallVote[] }) {
  const query = useQuery(choiceQueries.chosen('deputy', owner));
  if (query.data !== undefined) {
    const favorites = query.data.flatMap(({ id, favorito, person }) =>
      favorito && person !== null ? [{ id, nome: person.nome }] : [],
    );
    return <RollCallFavorites favorites={favorites} all={all} />;
  }
  if (!query.isError) return <Loading>Carregando suas escolhas...</Loading>;
  return <ErrorState message="Não foi possível carregar suas escolhas." query={query} />;
}
