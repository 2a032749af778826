import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useAdmin } from '@/features/admin/use-admin';
import { kindText } from '@/features/votes/model';
import { voteQueries } from '@/features/votes/queries';
import { kindMeanings } from '@/features/votes/roll-call-model';
import { rollCallQueries } from '@/features/votes/roll-call-queries';
import { ExplanationForm } from '@/features/votes-panel/explanation-form';
import { ExplanationList } from '@/features/votes-panel/explanation-list';
import { votesPanelQueries } from '@/features/votes-panel/queries';
import { panelTexts } from '@/features/votes-panel/texts';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import { privateHeads } from '@/seo/private-heads';
import { BackLink } from '@/ui/back-link';
import { ErrorState } from '@/ui/error-state';
import { PageHead } from '@/ui/page-head';
import { TextSkeleton } from '@/ui/skeleton';

const kinds = Object.keys(kindMeanings).map((kind) => [kind, kindText(kind)] as const);

/** What roll calls meant: what waits to be explained, what is written, and the form of one. */
export function Component() {
  const { id: userId } = useAdmin();
  const { id } = useParams();
  return (
    <>
      <DocumentHead {...privateHeads.adminVotes} />
      {id === undefined ? (
        <>
          <PageHead
            title="Votações explicadas"
            lead="Quem escreve não publica: cada explicação é lida por duas pessoas antes de aparecer no site."
          />
          <ExplanationList userId={userId} kinds={kinds} />
        </>
      ) : (
        <OneExplanation key={id} id={id} userId={userId} />
      )}
    </>
  );
}

function OneExplanation({ id, userId }: { id: string; userId: string }) {
  const queryClient = useQueryClient();
  const rollCall = useQuery({ ...votesPanelQueries.rollCall(userId, id), meta: { isInPlace: true } });
  const explanations = useQuery({ ...votesPanelQueries.explanations(userId), meta: { isInPlace: true } });
  function reloadPublic() {
    void queryClient.invalidateQueries({ queryKey: rollCallQueries.all() });
    void queryClient.invalidateQueries({ queryKey: voteQueries.all() });
  }
  const title = rollCall.data?.titulo ?? 'Explicar uma votação';
  return (
    <>
      <BackLink to={paths.adminVotes}>Votações explicadas</BackLink>
      <PageHead title={title} />
      {rollCall.data === null ? (
        <p>Esta votação não está nestes dados.</p>
      ) : rollCall.data && explanations.data ? (
        <ExplanationForm
          userId={userId}
          rollCall={rollCall.data}
          kind={kindText(rollCall.data.tipo)}
          saved={explanations.data.find(({ id_camara }) => id_camara === id) ?? null}
          onPublic={reloadPublic}
        />
      ) : rollCall.isError || explanations.isError ? (
        <ErrorState
          message={panelTexts.loadError}
          onRetry={() => {
            void rollCall.refetch();
            void explanations.refetch();
          }}
          isRetrying={rollCall.isFetching || explanations.isFetching}
        />
      ) : (
        <TextSkeleton text="Carregando explicação..." lines={12} />
      )}
    </>
  );
}
