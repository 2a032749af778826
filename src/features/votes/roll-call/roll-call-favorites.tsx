import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { compareTexts } from '@/lib/text/text-order';
import { formatCount } from '@/lib/text/format-count';
import { NumberText } from '@/ui/number-text';
import { RowList } from '@/ui/row-list';
import { SourceNote } from '@/ui/source-note';
import { Disclosure } from '@/ui/dialog/disclosure';
import { type Deputy, DeputyVote } from '@/features/votes/deputy-vote';
import { type Vote, voteLabels } from '@/features/votes/model';
import type { RollCallDetail } from './roll-call-schema';
import { noVoteText, votes } from './roll-call-votes-model';

interface RollCallFavoritesProps {
  favorites: readonly Deputy[];
  rollCall: RollCallDetail;
}

/** More are summed up, so that the page's own subject stays near. */
const mostListed = 6;

/** List and votes meet on the device alone. */
export function RollCallFavorites({ favorites, rollCall }: RollCallFavoritesProps) {
  if (favorites.length === 0) {
    return (
      <p>
        Nenhum deputado entre seus favoritos. <Link to={paths.deputies}>Ver os deputados</Link>
      </p>
    );
  }
  const none = noVoteText(rollCall);
  const voteOf = new Map(rollCall.votos.map((one) => [String(one.deputado.id), one.voto]));
  const list = (
    <>
      <RowList>
        {favorites
          .toSorted((a, b) => compareTexts(a.nome, b.nome))
          .map((one) => (
            <li key={one.id}>
              <DeputyVote deputy={one} vote={voteOf.get(one.id)} none={none} />
            </li>
          ))}
      </RowList>
      <SourceNote>Montado neste aparelho, com a sua lista. Só você vê.</SourceNote>
    </>
  );
  if (favorites.length <= mostListed) return list;
  return (
    <>
      <Counts of={favorites.map(({ id }) => voteOf.get(id))} none={none} />
      <Disclosure isPlain summary={`Ver os ${formatCount(favorites.length)}, um a um`}>
        {list}
      </Disclosure>
    </>
  );
}

function Counts({ of, none }: { of: readonly (Vote | undefined)[]; none: string }) {
  return (
    <ul className="text-small flex flex-wrap gap-x-4 gap-y-0.5">
      {[...votes, undefined]
        .map((vote) => ({ vote, count: of.filter((one) => one === vote).length }))
        .filter(({ count }) => count > 0)
        .map(({ vote, count }) => (
          <li key={vote ?? 'none'}>
            <span>{vote === undefined ? none : voteLabels[vote]}</span>{' '}
            <NumberText isStrong>{formatCount(count)}</NumberText>
          </li>
        ))}
    </ul>
  );
}
