import { RowList } from '@/ui/row-list';
import { type CommonVotes, type Favorite, type Pair, pairsOf } from './common-votes-model';
import { PairCell } from './pair-cell';

interface PairListProps {
  favorites: readonly Favorite[];
  all: readonly CommonVotes[];
  onOpen: (pair: Pair) => void;
}

/** For phones and paper, where a table would not fit. */
export function PairList({ favorites, all, onOpen }: PairListProps) {
  return (
    <RowList aria-label="Votos em comum, por dupla" className="mt-4 md:hidden print:block!">
      {pairsOf(favorites, all).map((pair) => (
        <li
          key={`${pair.first.id} ${pair.second.id}`}
          className="flex flex-wrap items-center justify-between gap-x-3 py-1.5"
        >
          <span className="font-head leading-[1.3]">
            <b translate="no" className="block">
              {pair.first.nome}
            </b>
            e <b translate="no">{pair.second.nome}</b>
          </span>
          <span className="ml-auto">
            <PairCell pair={pair} onOpen={onOpen} />
          </span>
        </li>
      ))}
    </RowList>
  );
}
