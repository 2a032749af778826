import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { PublishedData } from '@/features/candidates/published-data';
import { roundDays } from '@/features/results/model';
import type { Round } from '@/features/results/schema';
import { PendingRound } from '@/features/results/pending-round';
import { resultQueries } from '@/features/results/queries';
import { RoundSection } from '@/features/results/round-section';
import { cn } from '@/lib/cn';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useBack } from '@/lib/use/use-back';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { sharedPage } from '@/seo/shared-page';
import { BackButton } from '@/ui/back-link';
import { ErrorState } from '@/ui/state/error-state';
import { PageActions } from '@/ui/page-actions';
import { PageHead } from '@/ui/page-head';
import { PhotosOfEverybody } from '@/ui/person/photo-context';
import { RowSkeletons } from '@/ui/state/line-skeletons';
import { PrintFrame } from './print-frame';

export const head = {
  path: paths.result,
  title: 'Resultado da eleição presidencial de 2026',
  description:
    'Os votos de cada candidatura à Presidência em 2026, turno a turno, na ordem publicada pelo TSE, com a fonte e o dia da leitura.',
} satisfies HeadData;

export const reads: PageReads = { shown: () => [(client) => client.query(resultQueries.rounds())] };

const title = 'Resultado da eleição presidencial de 2026';

export function Component() {
  const goBack = useBack(paths.candidates);
  const rounds = useQuery(resultQueries.rounds());
  const shared = sharedPage(title, paths.result);
  return (
    <>
      <DocumentHead {...head} />
      <PrintFrame hasAddress />
      <div className="flex items-start justify-between gap-4">
        <BackButton onClick={goBack} />
        <PageActions place="above" shared={shared} />
      </div>
      <PageHead
        title={title}
        lead={
          <>
            <span className="print:hidden">Cada número com a fonte e o dia em que foi lido.</span>
            <PublishedData readAt={rounds.dataUpdatedAt} />
          </>
        }
      />
      {rounds.isError ? (
        <div className={cn(rounds.data && 'print:hidden')}>
          <ErrorState message="Não foi possível carregar o resultado." query={rounds} />
        </div>
      ) : null}
      <div className="print-sheet">
        <PhotosOfEverybody value>
          <Rounds query={rounds} />
        </PhotosOfEverybody>
      </div>
      <PageActions place="end" shared={shared} />
    </>
  );
}

function Rounds({ query }: { query: UseQueryResult<Round[]> }) {
  if (query.isPending) return <RowSkeletons text="Carregando o resultado..." count={12} />;
  if (query.isLoadingError) return null;
  const rounds = query.data;
  const went = rounds
    .filter(({ turno }) => turno === 1)
    .flatMap(({ resultados }) => resultados.filter(({ situacao }) => situacao === 'segundo_turno'));
  // A first round that decides leaves no second one to wait for.
  const isDecided = rounds.some(({ turno }) => turno === 1) && went.length === 0;
  return ([2, 1] as const).map((turno) => {
    const round = rounds.find((one) => one.turno === turno);
    if (round) return <RoundSection key={turno} round={round} day={roundDays[turno]} />;
    if (turno === 2 && isDecided) return null;
    const people = turno === 2 ? went.map(({ candidato }) => candidato) : [];
    return <PendingRound key={turno} turno={turno} day={roundDays[turno]} people={people} />;
  });
}
