import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatCount } from '@/lib/text/format-count';
import { formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { Dialog } from '@/ui/dialog/dialog';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';
import { NumberText } from '@/ui/number-text';
import { RowList } from '@/ui/row-list';
import { type DifferentVotes, namesOf, type Pair } from './common-votes-model';
import { subjectText } from '@/features/votes/row/subject';
import { voteTexts } from '@/features/votes/texts';
import { VoteLabel } from '@/features/votes/row/vote-mark';
import { NextPage } from '@/ui/load-more';
import { commonVotesQueries } from './common-votes-queries';
import { fetchDifferentVotes } from './common-votes-reads';

const pageSize = 20;

const differentVotes = (owner: string, a: number, b: number) =>
  infiniteQueryOptions({
    queryKey: [...commonVotesQueries.all(), owner, 'different', a, b],
    queryFn: ({ signal, pageParam }) =>
      fetchDifferentVotes([a, b], { after: pageParam, limit: pageSize }, signal),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
  });

interface DifferentVotesDialogProps {
  /** The favourites' account. */
  owner: string;
  pair: Pair;
  onClose: () => void;
}

/** Newest first. */
export function DifferentVotesDialog({ owner, pair, onClose }: DifferentVotesDialogProps) {
  const { iguais = 0, em_comum = 0 } = pair.votes ?? {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={namesOf(pair)}
      description={
        <>
          Votos iguais em <NumberText isStrong>{formatCount(iguais)}</NumberText> de{' '}
          <NumberText isStrong>{formatCount(em_comum)}</NumberText> votações em que os dois têm voto
          registrado.
        </>
      }
    >
      <Different owner={owner} pair={pair} />
    </Dialog>
  );
}

function Different({ owner, pair }: Omit<DifferentVotesDialogProps, 'onClose'>) {
  const query = useInfiniteQuery({
    ...differentVotes(owner, pair.first.id, pair.second.id),
  });
  if (query.isPending) return <Loading>Carregando votações...</Loading>;
  if (query.data === undefined) {
    return <ErrorState message={voteTexts.loadError} query={query} />;
  }
  const rows = query.data.pages.flat();
  const total = rows[0]?.total ?? 0;
  if (total === 0) return <p>Em nenhuma delas votaram diferente.</p>;
  return (
    <>
      <p
        role="status"
        className="text-small text-muted mb-2"
      >{`O que votaram diferente, do mais novo ao mais antigo: mostrando ${formatCount(rows.length)} de ${formatCount(total)}`}</p>
      <RowList>
        {rows.map((row) => (
          <li key={row.votacao_id}>
            <DifferentRow row={row} pair={pair} />
          </li>
        ))}
      </RowList>
      <NextPage query={query} isWhole={rows.length >= total} />
    </>
  );
}

function DifferentRow({ row, pair }: { row: DifferentVotes; pair: Pair }) {
  const both = [
    { ...pair.first, vote: row.voto_a },
    { ...pair.second, vote: row.voto_b },
  ];
  const subject = subjectText(row);
  return (
    <article className="grid gap-1.5 py-3">
      <h3 className="font-head text-body font-bold wrap-anywhere">
        <Link to={paths.vote(row.id_camara)}>{subject}</Link>
      </h3>
      {row.titulo === null || row.titulo === subject ? null : (
        <p className="text-small text-muted wrap-anywhere">{row.titulo}</p>
      )}
      <p className="text-small wrap-anywhere">
        {row.descricao} <NumberText>{formatDay(row.dia)}</NumberText>
      </p>
      <dl className="grid grid-cols-2 gap-x-4">
        {both.map(({ id, nome, vote }) => (
          <div key={id}>
            <dt translate="no" className="text-small text-muted">
              {nome}
            </dt>
            <dd>
              <VoteLabel vote={vote} />
            </dd>
          </div>
        ))}
      </dl>
      {both.some(({ vote }) => vote === 4) ? (
        <p className="text-small text-muted">{`Obstrução: ${voteTexts.obstruction}`}</p>
      ) : null}
    </article>
  );
}
