import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dataHealthQueries } from '@/features/data-health/queries';
import { RollCallList } from '@/features/votes/roll-call-list';
import { RollCallRows } from '@/features/votes/roll-call-rows';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { DocumentHead } from '@/seo/document-head';
import { votesHead } from '@/seo/vote-heads';
import { BackLink } from '@/ui/back-link';
import { orPartFailed } from '@/ui/or-part-failed';
import { PageHead } from '@/ui/page-head';
import { PrintFrame } from './print-frame';

/** Who has no account has nobody to mark. */
const MarkedVotes = lazy(() => orPartFailed(import('./marked-votes').then((module) => module.MarkedVotes)));

/** The Chamber's nominal roll calls, newest first, by subject, year, kind and text; no order but the date. */
export function Component() {
  const session = useSession();
  const { data } = useQuery(dataHealthQueries.sets());
  const votes = data?.find(({ conjunto }) => conjunto === 'votos');
  return (
    <>
      <DocumentHead {...votesHead} />
      <PrintFrame hasAddress />
      <BackLink to={paths.deputies}>Deputados federais</BackLink>
      <PageHead
        title={votesHead.title}
        lead="O que o plenário da Câmara votou com voto registrado por deputado, da votação mais nova para a mais antiga."
      />
      <RollCallList
        upTo={votes?.dados_ate ?? null}
        rows={(rollCalls) =>
          session.status === 'user' ? (
            <Suspense fallback={<RollCallRows rollCalls={rollCalls} />}>
              <MarkedVotes userId={session.user.id} rollCalls={rollCalls} />
            </Suspense>
          ) : (
            <RollCallRows rollCalls={rollCalls} />
          )
        }
      />
    </>
  );
}
