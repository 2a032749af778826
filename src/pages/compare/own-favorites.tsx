import { useQuery } from '@tanstack/react-query';
import { choiceQueries } from '@/features/choices/queries';
import { RollCallFavorites } from '@/features/votes/roll-call/roll-call-favorites';
import type { RollCallDetail } from '@/features/votes/roll-call/roll-call-schema';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';

export function OwnFavorites({ owner, rollCall }: { owner: string; rollCall: RollCallDetail }) {
  const query = useQuery(choiceQueries.chosen('deputy', owner));
  if (query.data !== undefined) {
    const favorites = query.data.flatMap(({ id, favorito, person }) =>
      favorito && person !== null ? [{ id, nome: person.nome }] : [],
    );
    return <RollCallFavorites favorites={favorites} rollCall={rollCall} />;
  }
  if (!query.isError) return <Loading>Carregando suas escolhas...</Loading>;
  return <ErrorState message="Não foi possível carregar suas escolhas." query={query} />;
}
