import { RowList } from '@/ui/row-list';
import { pairsOf } from './common-votes-model';
import { PairCell } from './pair-cell';
import type { PairsProps } from './pair-table';

/** For phones and paper, where a table would not fit. */
export function PairList({ favorites, all, onOpen }: PairsProps) {
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
