import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { candidateQueries } from '@/features/candidates/queries';
import { useAdmin } from '@/features/admin/use-admin';
import { resultQueries } from '@/features/results/queries';
import { standingIn } from '@/features/admin/rounds/model';
import { type PanelResults, resultsPanelQueries } from '@/features/admin/rounds/queries';
import { RoundForm } from '@/features/admin/rounds/round-form';
import { useSearchParam } from '@/lib/use/use-search-param';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { ErrorState } from '@/ui/state/error-state';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageHead } from '@/ui/page-head';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/dialog/tabs';

export const head = {
  path: paths.adminResults,
  title: 'Resultados · Administração',
  isPrivate: true,
} satisfies HeadData;

const turns = [1, 2] as const;
const outcomes = 'destinos';
const limits = 'cota';

const AdminOutcomes = lazy(() =>
  lazyOrError(import('./admin-outcomes').then((module) => module.AdminOutcomes)),
);
const LimitsPanel = lazy(() =>
  lazyOrError(import('@/features/admin/limits/limits-panel').then((module) => module.LimitsPanel)),
);

export function Component() {
  const { id } = useAdmin();
  const query = useQuery(resultsPanelQueries.results(id));
  const [turn, setTurn] = useSearchParam('turno', ['1', '2', outcomes, limits]);
  return (
    <>
      <DocumentHead {...head} />
      <PageHead
        title="Resultados"
        lead="Um resultado é um fato com fonte. Nada aqui é calculado por antecipação."
      />
      {query.data ? (
        // Focus returns after a question: opening by focus would ask again.
        <Tabs activationMode="manual" value={turn} onValueChange={setTurn}>
          <TabList label="Resultados">
            {turns.map((turno) => (
              <Tab key={turno} value={String(turno)}>{`${turno}º turno`}</Tab>
            ))}
            <Tab value={outcomes}>Destinos dos deputados</Tab>
            <Tab value={limits}>Limites da cota</Tab>
          </TabList>
          {turns.map((turno) => (
            <TabPanel key={turno} value={String(turno)}>
              <Round userId={id} turno={turno} results={query.data} />
            </TabPanel>
          ))}
          <TabPanel value={outcomes}>
            <Suspense fallback={<TextSkeleton text="Carregando destinos..." lines={12} />}>
              <AdminOutcomes userId={id} />
            </Suspense>
          </TabPanel>
          <TabPanel value={limits}>
            <Suspense fallback={<TextSkeleton text="Carregando limites da cota..." lines={12} />}>
              <LimitsPanel />
            </Suspense>
          </TabPanel>
        </Tabs>
      ) : query.isPending ? (
        <TextSkeleton text="Carregando resultados..." lines={12} />
      ) : (
        <ErrorState message="Não foi possível carregar os resultados." query={query} />
      )}
    </>
  );
}

interface RoundProps {
  userId: string;
  turno: 1 | 2;
  results: PanelResults;
}

/** What is public of it is read again after a save. */
function Round({ userId, turno, results: { rounds, active } }: RoundProps) {
  const queryClient = useQueryClient();
  const round = rounds.find((one) => one.turno === turno);
  if (!round) return <p>Este turno não existe no banco de dados.</p>;
  return (
    <RoundForm
      userId={userId}
      round={round}
      turno={turno}
      active={active}
      standing={standingIn(turno, rounds, active)}
      onSaved={() => {
        void queryClient.invalidateQueries({ queryKey: resultQueries.all() });
        void queryClient.invalidateQueries({ queryKey: candidateQueries.all() });
      }}
    />
  );
}
