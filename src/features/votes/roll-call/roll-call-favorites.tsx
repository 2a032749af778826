import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { compareTexts } from '@/lib/text/text-order';
import { RowList } from '@/ui/row-list';
import { SourceNote } from '@/ui/source-note';
import { type Deputy, DeputyVote } from '@/features/votes/deputy-vote';
import type { RollCallVote } from './roll-call-schema';

interface RollCallFavoritesProps {
  favorites: readonly Deputy[];
  all: readonly RollCallVote[];
}

/** List and votes meet on the device alone. */
export function RollCallFavorites({ favorites, all }: RollCallFavoritesProps) {
  if (favorites.length === 0) {
    return (
      <p>
        Nenhum deputado entre seus favoritos. <Link to={paths.deputies}>Ver os deputados</Link>
      </p>
    );
  }
  const voteOf = new Map(all.map((one) => [String(one.deputado.id), one.voto]));
  return (
    <>
      <RowList>
        {favorites
          .toSorted((a, b) => compareTexts(a.nome, b.nome))
          .map((one) => (
            <li key={one.id}>
              <DeputyVote deputy={one} vote={voteOf.get(one.id)} />
            </li>
          ))}
      </RowList>
      <SourceNote>Montado neste aparelho, com a sua lista. Só você vê.</SourceNote>
    </>
  );
}
