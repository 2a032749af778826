import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { dataHealthQueries } from '@/features/data-health/queries';
import { kindText, dayWords } from '@/features/votes/model';
import { RollCallMeaning } from '@/features/votes/roll-call-meaning';
import type { RollCallDetail } from '@/features/votes/roll-call-schema';
import { RollCallOrientations } from '@/features/votes/roll-call-orientations';
import { RollCallParties } from '@/features/votes/roll-call-parties';
import { rollCallQueries } from '@/features/votes/roll-call-queries';
import { RollCallResult } from '@/features/votes/roll-call-result';
import { RollCallVotes } from '@/features/votes/roll-call-votes';
import { voteTexts } from '@/features/votes/texts';
import type { PageReads } from '@/lib/page-reads';
import { paths } from '@/lib/paths';
import { useLinkToList } from '@/lib/use-back';
import { DocumentHead } from '@/seo/document-head';
import { sharedPage } from '@/seo/shared-page';
import { voteHead } from '@/seo/vote-head';
import { BackLink } from '@/ui/back-link';
import { KindBadge } from '@/ui/badge';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { NotFound } from '@/ui/not-found';
import { PageActions } from '@/ui/page-actions';
import { PageHead } from '@/ui/page-head';
import { TextSkeleton } from '@/ui/skeleton';
import { PrintFrame } from './print-frame';
import { VoteFavorites } from './vote-favorites';
import { VotesSource } from '@/features/votes/votes-source';

export const reads: PageReads = { asked: (id) => [(client) => client.query(rollCallQueries.one(id))] };

/** One roll call: what was decided, by how many, and how each one voted. */
export function Component() {
  const { id = '' } = useParams();
  const link = useLinkToList(paths.votes);
  const query = useQuery({
    ...rollCallQueries.one(id),
    meta: { reloadToast: { title: 'Erro', description: voteTexts.oneError } },
  });
  const rollCall = query.data;
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <BackLink {...link}>Votações nominais</BackLink>
        {rollCall ? <PageActions place="above" shared={sharedVote(rollCall)} /> : null}
      </div>
      {rollCall ? <RollCallPage key={id} rollCall={rollCall} /> : <WithoutRollCall query={query} />}
    </>
  );
}

function sharedVote(rollCall: RollCallDetail) {
  const { title, path } = voteHead(rollCall);
  return sharedPage(title, path);
}

function WithoutRollCall({ query }: { query: UseQueryResult<RollCallDetail | null> }) {
  if (query.data === null) {
    return (
      <>
        <DocumentHead title="Votação não encontrada" isPrivate />
        <NotFound
          title="Votação não encontrada"
          action={
            <LinkButton variant="primary" to={paths.votes}>
              Ver as votações
            </LinkButton>
          }
        >
          O endereço pode estar errado, ou a votação não está nestes dados.
        </NotFound>
      </>
    );
  }
  return (
    <>
      <DocumentHead title="Votação" />
      <PageHead title="Votação" />
      {query.isError ? (
        <ErrorState
          message={voteTexts.oneError}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <TextSkeleton text="Carregando votação..." lines={8} />
      )}
    </>
  );
}

function RollCallPage({ rollCall }: { rollCall: RollCallDetail }) {
  const { titulo, ementa, tipo, dia, tem_votos, totais_diferem, votos, explicacao } = rollCall;
  const subject = titulo ?? (tipo === 'eleicao' ? 'Eleição de pessoa' : 'Proposição não informada');
  const { date, weekday } = dayWords(dia);
  return (
    <>
      <DocumentHead {...voteHead(rollCall)} />
      <PrintFrame hasAddress />
      <p className="text-small mb-1 flex flex-wrap items-center gap-x-2">
        <KindBadge>{kindText(tipo)}</KindBadge> <span>{`${weekday}, ${date}`}</span>
        {explicacao === null ? null : <span>{`· ${subject}`}</span>}
      </p>
      <PageHead title={explicacao?.titulo_claro ?? subject} lead={ementa} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div>
          <RollCallResult rollCall={rollCall} />
          <RollCallMeaning explanation={explicacao} />
        </div>
        {tem_votos && !totais_diferem ? <VoteFavorites all={votos} /> : null}
      </div>
      <RollCallOrientations rollCall={rollCall} />
      {tem_votos ? (
        <>
          <RollCallParties all={votos} />
          <RollCallVotes rollCall={rollCall} />
        </>
      ) : null}
      <Source />
      <PageActions place="end" shared={sharedVote(rollCall)} />
    </>
  );
}

function Source() {
  const { data } = useQuery(dataHealthQueries.sets());
  const upTo = data?.find(({ conjunto }) => conjunto === 'votos')?.dados_ate ?? null;
  return (
    <VotesSource
      upTo={upTo}
      note={`Quem não aparece não tem voto registrado nesta votação. ${voteTexts.absence}`}
    />
  );
}
