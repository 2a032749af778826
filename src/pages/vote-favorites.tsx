import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { choiceQueries } from '@/features/choices/queries';
import { RollCallFavorites } from '@/features/votes/roll-call-favorites';
import type { RollCallVote } from '@/features/votes/roll-call-schema';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { ErrorState } from '@/ui/error-state';
import { Loading } from '@/ui/loading';
import { Section } from '@/ui/section';

/** The reader's favourites in a roll call: read with their own list, put together here, told to nobody; never on paper. */
export function VoteFavorites({ all }: { all: readonly RollCallVote[] }) {
  return (
    <Section title="Entre seus favoritos" className="print:hidden">
      <Favorites all={all} />
    </Section>
  );
}

function Favorites({ all }: { all: readonly RollCallVote[] }) {
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : null;
  const query = useQuery({ ...choiceQueries.chosen('deputy', userId), meta: { isInPlace: true } });
  if (session.status === 'visitor') {
    return (
      <p>
        Com uma conta, os deputados que você favoritar aparecem aqui.{' '}
        <Link to={paths.auth}>Entrar ou criar conta</Link>
      </p>
    );
  }
  if (query.data !== undefined) {
    const favorites = query.data.flatMap(({ id, favorito, person }) =>
      favorito && person !== null ? [{ id, nome: person.nome }] : [],
    );
    return <RollCallFavorites favorites={favorites} all={all} />;
  }
  if (!query.isError) return <Loading>Carregando suas escolhas...</Loading>;
  return (
    <ErrorState
      message="Não foi possível carregar suas escolhas."
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
