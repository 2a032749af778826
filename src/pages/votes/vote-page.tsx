import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { matchPath, useParams } from 'react-router-dom';
import { dataHealthQueries } from '@/features/data-health/queries';
import { useUpTo } from '@/features/data-health/up-to';
import { Balance } from '@/features/votes/row/balance';
import { RollCallDecision } from '@/features/votes/roll-call/roll-call-decision';
import type { RollCallDetail } from '@/features/votes/roll-call/roll-call-schema';
import { RollCallMeaning } from '@/features/votes/roll-call/roll-call-meaning';
import { RollCallMissing } from '@/features/votes/roll-call/roll-call-missing';
import { rollCallQueries } from '@/features/votes/roll-call/roll-call-queries';
import { RollCallSeats } from '@/features/votes/roll-call/roll-call-seats';
import { deputyName } from '@/features/votes/roll-call/roll-call-votes-model';
import { subjectText, unknownBill } from '@/features/votes/row/subject';
import { voteTexts } from '@/features/votes/texts';
import { VotesSource } from '@/features/votes/votes-source';
import { cn } from '@/lib/cn';
import { formatDay } from '@/lib/text/format';
import { formatCount } from '@/lib/text/format-count';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useCameFrom, useLinkToList } from '@/lib/use/use-back';
import { DocumentHead } from '@/seo/document-head';
import { sharedPage } from '@/seo/shared-page';
import { voteHead } from '@/seo/vote-head';
import { BackLink } from '@/ui/back-link';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { NotFound } from '@/ui/state/not-found';
import { NumberText } from '@/ui/number-text';
import { PageActions } from '@/ui/page-actions';
import { PageHead } from '@/ui/page-head';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { PrintFrame } from '@/pages/print-frame';
import { VoteFavorites } from './vote-favorites';
import { RollCallFolds } from './vote-folds';

export const reads: PageReads = {
  shown: (id) => [
    (client) => client.query(rollCallQueries.one(id)),
    (client) => client.query(dataHealthQueries.sets()),
  ],
};

/** The deputy whose page led here; null for any other way in. */
function useDeputyBefore(): string | null {
  const [pathname = ''] = useCameFrom()?.split('?') ?? [];
  return matchPath(paths.deputyPattern, pathname)?.params.id ?? null;
}

export function Component() {
  const { id = '' } = useParams();
  const deputy = useDeputyBefore();
  const link = useLinkToList(deputy === null ? paths.votes : paths.deputy(deputy));
  const query = useQuery({
    ...rollCallQueries.one(id),
    meta: { reloadToast: { title: 'Erro', description: voteTexts.oneError } },
  });
  const rollCall = query.data;
  const cameFrom = rollCall?.votos.find((one) => String(one.deputado.id) === deputy);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <BackLink {...link} translate={cameFrom && 'no'}>
          {deputy === null ? 'Votações nominais' : cameFrom ? deputyName(cameFrom) : 'Voltar'}
        </BackLink>
        {rollCall ? <PageActions place="above" shared={sharedVote(rollCall)} /> : null}
      </div>
      {rollCall ? (
        <RollCallPage key={id} rollCall={rollCall} cameFrom={cameFrom} />
      ) : (
        <WithoutRollCall query={query} />
      )}
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
        <ErrorState message={voteTexts.oneError} query={query} />
      ) : (
        <TextSkeleton text="Carregando votação..." lines={8} />
      )}
    </>
  );
}

interface RollCallPageProps {
  rollCall: RollCallDetail;
  cameFrom: RollCallDetail['votos'][number] | undefined;
}

function RollCallPage({ rollCall, cameFrom }: RollCallPageProps) {
  const { titulo, dia, sim, nao, tem_votos, totais_diferem, votos_fora, explicacao } = rollCall;
  const subject = subjectText({ ...rollCall, titulo_claro: explicacao?.titulo_claro ?? null });
  const hasPicture = tem_votos && !totais_diferem;
  const upTo = useUpTo('votos');
  return (
    <>
      <DocumentHead {...voteHead(rollCall)} />
      <PrintFrame hasAddress />
      <p className="text-small text-muted mb-1 flex flex-wrap gap-x-3">
        <span>
          Votação em <NumberText>{formatDay(dia)}</NumberText>
        </span>{' '}
        <span>Plenário</span>{' '}
        {subject === titulo || subject === unknownBill ? null : (
          <span translate="no">{titulo ?? unknownBill}</span>
        )}
      </p>
      <h1 tabIndex={-1} className="max-lg:text-h2 mb-4 max-w-[20em] wrap-anywhere">
        {subject}
      </h1>
      <RollCallDecision rollCall={rollCall} />
      <div
        className={cn(
          'mt-6 grid gap-6',
          hasPicture && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-12',
        )}
      >
        {hasPicture ? (
          <div className="lg:order-2 print:hidden">
            <VoteFavorites rollCall={rollCall} cameFrom={cameFrom} />
          </div>
        ) : null}
        <div className="min-w-0 lg:order-1">
          <h2 className="sr-only">Resultado</h2>
          {hasPicture ? (
            <RollCallSeats rollCall={rollCall} />
          ) : totais_diferem ? null : (
            <>
              <Balance sim={sim} nao={nao} />
              <OtherTotals rollCall={rollCall} />
            </>
          )}
          <RollCallMeaning explanation={explicacao} />
          <RollCallMissing rollCall={rollCall} />
        </div>
      </div>
      <RollCallFolds rollCall={rollCall} />
      <VotesSource upTo={upTo} note={tem_votos && votos_fora === 0 ? voteTexts.absence : ''} />
      <PageActions place="end" shared={sharedVote(rollCall)} />
    </>
  );
}

/** Where no votes by name say them. */
function OtherTotals({ rollCall: { abstencao, obstrucao } }: Pick<RollCallPageProps, 'rollCall'>) {
  const totals = [
    ['Abstenção', abstencao],
    ['Obstrução', obstrucao],
  ] as const;
  return totals.map(([label, count]) =>
    count ? (
      <p key={label} className="text-small">
        {label} <NumberText isStrong>{formatCount(count)}</NumberText>
      </p>
    ) : null,
  );
}
