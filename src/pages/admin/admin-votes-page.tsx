import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useAdmin } from '@/features/admin/use-admin';
import { kinds, kindText } from '@/features/votes/model';
import { ExplanationList } from '@/features/admin/explanations/explanation-list';
import { votesPanelQueries } from '@/features/admin/explanations/queries';
import { panelTexts } from '@/features/admin/explanations/texts';
import { failedReads } from '@/lib/failed-reads';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { BackLink } from '@/ui/back-link';
import { ErrorState } from '@/ui/state/error-state';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageHead } from '@/ui/page-head';
import { TextSkeleton } from '@/ui/state/line-skeletons';

export const head = {
  path: paths.adminVotes,
  title: 'Votações explicadas · Administração',
  isPrivate: true,
} satisfies HeadData;

const ExplanationForm = lazy(() =>
  lazyOrError(
    import('@/features/admin/explanations/explanation-form').then((module) => module.ExplanationForm),
  ),
);

const ExplanationPreview = lazy(() =>
  lazyOrError(import('./explanation-preview').then((module) => module.ExplanationPreview)),
);

/** What the public reads of votes; the panel itself needs none of it. */
const loadPublicQueries = () =>
  Promise.all([import('@/features/votes/queries'), import('@/features/votes/roll-call/roll-call-queries')]);

const kindWords = Object.entries(kinds);

export function Component() {
  const { id: userId } = useAdmin();
  const { id } = useParams();
  return (
    <>
      <DocumentHead {...head} />
      {id === undefined ? (
        <>
          <PageHead
            title="Votações explicadas"
            lead="Quem escreve não publica: cada explicação é lida por duas pessoas antes de aparecer no site."
          />
          <ExplanationList userId={userId} kinds={kindWords} />
        </>
      ) : (
        <OneExplanation key={id} id={id} userId={userId} />
      )}
    </>
  );
}

function OneExplanation({ id, userId }: { id: string; userId: string }) {
  const queryClient = useQueryClient();
  const rollCall = useQuery(votesPanelQueries.rollCall(userId, id));
  const explanations = useQuery(votesPanelQueries.explanations(userId));
  async function reloadPublic() {
    const [{ voteQueries }, { rollCallQueries }] = await loadPublicQueries();
    for (const queries of [voteQueries, rollCallQueries]) {
      await queryClient.invalidateQueries({ queryKey: queries.all() });
    }
  }
  const known = rollCall.data;
  const title = known?.titulo ?? 'Explicar uma votação';
  return (
    <>
      <BackLink to={paths.adminVotes}>Votações explicadas</BackLink>
      <PageHead title={title} />
      {known === null ? (
        <p>Esta votação não está nestes dados.</p>
      ) : known && explanations.data ? (
        <Suspense fallback={<TextSkeleton text="Carregando explicação..." lines={12} />}>
          <ExplanationForm
            userId={userId}
            rollCall={known}
            kind={kindText(known.tipo)}
            saved={explanations.data.find(({ id_camara }) => id_camara === id) ?? null}
            onPublic={() => void reloadPublic()}
            preview={(explanation) => (
              <Suspense fallback={null}>
                <ExplanationPreview rollCall={known} explanation={explanation} />
              </Suspense>
            )}
          />
        </Suspense>
      ) : rollCall.isError || explanations.isError ? (
        <ErrorState message={panelTexts.loadError} query={failedReads([rollCall, explanations])} />
      ) : (
        <TextSkeleton text="Carregando explicação..." lines={12} />
      )}
    </>
  );
}
