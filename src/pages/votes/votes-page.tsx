import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { dataHealthQueries } from '@/features/data-health/queries';
import { useUpTo } from '@/features/data-health/up-to';
import { RollCallList } from '@/features/votes/roll-call/roll-call-list';
import { noRollCallFilters } from '@/features/votes/roll-call/roll-call-model';
import { rollCallQueries } from '@/features/votes/roll-call/roll-call-queries';
import { RollCallRows } from '@/features/votes/roll-call/roll-call-rows';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { BackLink } from '@/ui/back-link';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageHead } from '@/ui/page-head';
import { PrintFrame } from '@/pages/print-frame';

/** Who keeps no choices has nobody to mark. */
const MarkedVotes = lazy(() =>
  lazyOrError(import('@/pages/my-choices/marked-votes').then((module) => module.MarkedVotes)),
);

export const head = {
  path: paths.votes,
  title: 'Votações nominais',
  description:
    'O que o plenário da Câmara dos Deputados votou com voto registrado por deputado, da votação mais nova para a mais antiga.',
} satisfies HeadData;

export const reads: PageReads = {
  shown: () => [
    Object.assign((client: QueryClient) => client.infiniteQuery(rollCallQueries.list(noRollCallFilters)), {
      unless: ['ano', 'tema', 'tipo', 'texto'],
    }),
    (client) => client.query(rollCallQueries.summary()),
    (client) => client.query(dataHealthQueries.sets()),
  ],
};

/** Newest first; no order but the date. */
export function Component() {
  const owner = useChoiceOwner();
  const upTo = useUpTo('votos');
  return (
    <>
      <DocumentHead {...head} />
      <PrintFrame hasAddress />
      <BackLink to={paths.deputies}>Deputados federais</BackLink>
      <PageHead
        title={head.title}
        lead="O que o plenário da Câmara votou com voto registrado por deputado, da votação mais nova para a mais antiga."
      />
      <RollCallList
        upTo={upTo}
        rows={(rollCalls) =>
          owner === null ? (
            <RollCallRows rollCalls={rollCalls} />
          ) : (
            <Suspense fallback={<RollCallRows rollCalls={rollCalls} />}>
              <MarkedVotes owner={owner} rollCalls={rollCalls} />
            </Suspense>
          )
        }
      />
    </>
  );
}
