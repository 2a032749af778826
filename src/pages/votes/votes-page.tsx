import type { QueryClient } from '@tanstack/react-query';
import { dataHealthQueries } from '@/features/data-health/queries';
import { useUpTo } from '@/features/data-health/up-to';
import { RollCallList } from '@/features/votes/roll-call/roll-call-list';
import { noRollCallFilters } from '@/features/votes/roll-call/roll-call-model';
import { rollCallQueries } from '@/features/votes/roll-call/roll-call-queries';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { BackLink } from '@/ui/back-link';
import { PageHead } from '@/ui/page-head';
import { OwnRollCallRows } from '@/pages/my-choices/own-roll-call-rows';
import { PrintFrame } from '@/pages/print-frame';

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
      <RollCallList upTo={upTo} rows={(rollCalls) => <OwnRollCallRows rollCalls={rollCalls} />} />
    </>
  );
}
