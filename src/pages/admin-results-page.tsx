import { useQuery, useQueryClient } from '@tanstack/react-query';
import { candidateQueries } from '@/features/candidates/queries';
import { useAdmin } from '@/features/admin/use-admin';
import { resultQueries } from '@/features/results/queries';
import { standingIn } from '@/features/results-panel/model';
import { resultsPanelQueries } from '@/features/results-panel/queries';
import { RoundForm } from '@/features/results-panel/round-form';
import { useSearchParam } from '@/lib/use-search-param';
import { DocumentHead } from '@/seo/document-head';
import { privateHeads } from '@/seo/private-heads';
import { ErrorState } from '@/ui/error-state';
import { PageHead } from '@/ui/page-head';
import { TextSkeleton } from '@/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';

const turns = [1, 2] as const;

/** Results of the presidential election, entered and corrected by administrators. */
export function Component() {
  const { id } = useAdmin();
  const queryClient = useQueryClient();
  const query = useQuery({ ...resultsPanelQueries.results(id), meta: { isInPlace: true } });
  const [turn, setTurn] = useSearchParam('turno', ['1', '2']);
  function reloadPublic() {
    void queryClient.invalidateQueries({ queryKey: resultQueries.all() });
    void queryClient.invalidateQueries({ queryKey: candidateQueries.all() });
  }
  return (
    <>
      <DocumentHead {...privateHeads.adminResults} />
      <PageHead
        title="Resultados"
        lead="Um resultado é um fato com fonte. Nada aqui é calculado por antecipação."
      />
      {query.data ? (
        <Tabs value={turn} onValueChange={setTurn}>
          <TabList label="Turnos">
            {turns.map((turno) => (
              <Tab key={turno} value={String(turno)}>
                {turno}º turno
              </Tab>
            ))}
          </TabList>
          {turns.map((turno) => {
            const round = query.data.rounds.find((one) => one.turno === turno);
            return (
              <TabPanel key={turno} value={String(turno)}>
                {round ? (
                  <RoundForm
                    userId={id}
                    round={round}
                    turno={turno}
                    active={query.data.active}
                    standing={standingIn(turno, query.data.rounds, query.data.active)}
                    onSaved={reloadPublic}
                  />
                ) : (
                  <p>Este turno não existe no banco de dados.</p>
                )}
              </TabPanel>
            );
          })}
        </Tabs>
      ) : query.isPending ? (
        <TextSkeleton text="Carregando resultados..." lines={12} />
      ) : (
        <ErrorState
          message="Não foi possível carregar os resultados."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </>
  );
}
