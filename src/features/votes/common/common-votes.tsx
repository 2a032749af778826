import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceOwner } from '@/lib/device-note';
import { formatCount } from '@/lib/text/format-count';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';
import { Section } from '@/ui/section';
import { compared, type Favorite, mostFavorites, type Pair } from './common-votes-model';
import { commonVotesQueries } from './common-votes-queries';
import { DifferentVotesDialog } from './different-votes-dialog';
import { PairList } from './pair-list';
import { PairTable } from './pair-table';
import { VotesSource } from '@/features/votes/votes-source';
import { leftOutOfVotes } from './fewest-in-common';

interface CommonVotesProps {
  /** An account, or this device. */
  owner: string;
  /** Two at least. */
  favorites: readonly Favorite[];
  /** Null while unknown. */
  upTo: string | null;
}

/** Neutral: numbers side by side, in alphabetical order. */
export function CommonVotes({ owner, favorites, upTo }: CommonVotesProps) {
  const shown = compared(favorites);
  return (
    <Section title="Votos em comum" meta="Só você vê esta tabela.">
      <p className="max-w-measure">
        Em quantas votações nominais cada dois dos seus favoritos votaram igual, entre as que os dois têm voto
        registrado.{' '}
        <strong>
          Votar igual não quer dizer pensar igual: muitas votações são acordos ou procedimentos.
        </strong>
      </p>
      {favorites.length > mostFavorites ? <WhichTen count={favorites.length} shown={shown} /> : null}
      <CountedPairs owner={owner} favorites={shown} />
      <VotesSource
        upTo={upTo}
        note={`Contam Sim, Não, Abstenção e Obstrução; não conta quem presidiu a sessão. ${leftOutOfVotes} Ordem alfabética.`}
      />
    </Section>
  );
}

function WhichTen({ count, shown }: { count: number; shown: readonly Favorite[] }) {
  const names = shown.map(({ nome }) => nome);
  return (
    <p className="max-w-measure mt-2">
      <span>{`Você tem ${formatCount(count)} deputados favoritos, e aqui cabem dez: os primeiros em ordem alfabética. São `}</span>
      <span translate="no">{`${names.slice(0, -1).join(', ')} e ${names.at(-1) ?? ''}`}</span>.
    </p>
  );
}

/** What a device keeps is named to nobody before its reader says so. */
function CountedPairs(props: Pick<CommonVotesProps, 'owner' | 'favorites'>) {
  const [isWanted, setIsWanted] = useState(props.owner !== deviceOwner);
  if (isWanted) return <Pairs {...props} />;
  return (
    <div className="mt-4 print:hidden">
      <p className="max-w-measure mb-2">
        A conta é feita no servidor: os números destes deputados só vão até lá se você pedir, sem conta nem
        nome.
      </p>
      <Button onClick={() => setIsWanted(true)}>Contar votos em comum</Button>
    </div>
  );
}

function Pairs({ owner, favorites }: Pick<CommonVotesProps, 'owner' | 'favorites'>) {
  const [open, setOpen] = useState<Pair | null>(null);
  const query = useQuery({
    ...commonVotesQueries.of(
      owner,
      favorites.map(({ id }) => id),
    ),
  });
  if (query.isPending) return <Loading className="mt-4">Contando os votos em comum...</Loading>;
  if (query.data === undefined) {
    return (
      <div className="mt-4">
        <ErrorState message="Não foi possível carregar os votos em comum." query={query} />
      </div>
    );
  }
  return (
    <>
      <PairTable favorites={favorites} all={query.data} onOpen={setOpen} />
      <PairList favorites={favorites} all={query.data} onOpen={setOpen} />
      {open === null ? null : (
        <DifferentVotesDialog owner={owner} pair={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
