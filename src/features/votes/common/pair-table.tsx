import { partyAndState } from '@/lib/text/party-text';
import { Table, Td, Th } from '@/ui/table';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { type CommonVotes, type Favorite, type Pair, pairOf } from './common-votes-model';
import { PairCell } from './pair-cell';

export interface PairsProps {
  favorites: readonly Favorite[];
  all: readonly CommonVotes[];
  onOpen: (pair: Pair) => void;
}

/** For wide screens; no cell is shaded by its value. */
export function PairTable({ favorites, all, onOpen }: PairsProps) {
  return (
    <Table
      caption="Votos em comum entre os seus deputados favoritos"
      className="mt-4 max-md:hidden print:hidden"
    >
      <thead>
        <tr>
          <Td className="border-t-text border-b-border-strong border-t-3" />
          {favorites.map((one) => (
            <Th key={one.id} className="text-text min-w-[7.25rem] whitespace-normal">
              <Name of={one} />
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {favorites.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="border-border min-w-[7.25rem] border-b py-2 pr-4 text-left">
              <Name of={row} />
            </th>
            {favorites.map((column) => (
              <Td key={column.id} className="border-l py-1 pl-3">
                {row.id === column.id ? (
                  <span className="text-muted min-h-target inline-flex items-center">
                    <span aria-hidden="true">—</span>
                    <VisuallyHidden>a mesma pessoa</VisuallyHidden>
                  </span>
                ) : (
                  <PairCell pair={pairOf(row, column, all)} onOpen={onOpen} />
                )}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Name({ of }: { of: Favorite }) {
  return (
    <>
      <span translate="no" className="font-head text-body block font-bold">
        {of.nome}
      </span>
      <span className="text-small text-muted block font-normal">{partyAndState(of.partido, of.uf)}</span>
    </>
  );
}
