import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { deputyChoiceTexts } from '@/features/choices/kind-texts';
import { useChoices } from '@/features/choices/use-choices';
import { ChamberError } from '@/features/deputies/records/chamber-error';
import { DeputyProfile } from '@/features/deputies/deputy-profile';
import { listedDeputy } from '@/features/deputies/listed-deputy';
import { deputySkeleton } from '@/features/deputies/deputy-skeleton';
import {
  choiceCopyOf,
  nameOf,
  provenanceText,
  type ReadDeputy,
  sits,
  summaryOf,
} from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import { deputyTexts } from '@/features/deputies/texts';
import { useStanding } from '@/features/deputies/use-standing';
import { ProfileSkeleton } from '@/features/politicians/profile-skeleton';
import { outcomeQueries } from '@/features/politicians/queries';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useCameFrom, useLinkToList } from '@/lib/use/use-back';
import { deputyHead } from '@/seo/deputy-head';
import { DocumentHead } from '@/seo/document-head';
import { sharedPage } from '@/seo/shared-page';
import { BackLink } from '@/ui/back-link';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageActions } from '@/ui/page-actions';
import { PageHead } from '@/ui/page-head';
import { PhotosOfEverybody } from '@/ui/person/photo-context';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { useTabInTitle } from './deputy-tab-names';
import { DeputyTabs } from './deputy-tabs';
import { PrintFrame } from '@/pages/print-frame';

export const texts = deputyChoiceTexts;

export const reads: PageReads = {
  asked: (id) => [
    (client) => client.query(deputyQueries.detail(id)),
    // For the party's name, which only the first tab shows.
    Object.assign((client: QueryClient) => client.query(deputyQueries.parties()), { unless: ['aba'] }),
    (client) => client.query(outcomeQueries.of(Number(id))),
  ],
};

const DeputyNotFound = lazy(() =>
  lazyOrError(import('./deputy-not-found').then((module) => module.DeputyNotFound)),
);

const title = 'Deputado federal';
const skeleton = <ProfileSkeleton text="Carregando deputado..." shape={deputySkeleton} name={title} />;

export function Component() {
  const { id = '' } = useParams();
  // The key starts afresh when one deputy leads to another.
  return <OneDeputy key={id} id={id} />;
}

function OneDeputy({ id }: { id: string }) {
  const isOfElected = useCameFrom()?.split('?')[0] === paths.elected;
  const link = useLinkToList(isOfElected ? paths.elected : paths.deputies);
  const query = useQuery({ ...deputyQueries.detail(id), meta: { reloadToast: deputyTexts.detailError } });
  const listed = listedDeputy(useQueryClient(), id);
  // Profile and tabs render in slices, so that a slow phone still answers.
  const answered = useDeferredValue(query.data);
  const known = answered ?? listed ?? answered;
  const actions = useActions(known?.deputy);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <BackLink {...link}>{isOfElected ? 'Eleitos para a Câmara' : 'Deputados federais'}</BackLink>
        {actions ? <PageActions place="above" {...actions} /> : null}
      </div>
      <PhotosOfEverybody value>
        <Profile
          query={query}
          known={known}
          isPart={!answered || answered.isListedOnly === true}
          actions={actions && <PageActions place="end" {...actions} />}
        />
      </PhotosOfEverybody>
    </>
  );
}

/** Shares the tab and the year that are seen, and nothing else of the address. */
function useActions(deputy: ReadDeputy['deputy'] | undefined) {
  const { search } = useLocation();
  if (!deputy) return null;
  const seen = [...new URLSearchParams(search)].filter(([name]) => name === 'aba' || name === 'ano');
  const view = new URLSearchParams(seen).toString();
  const shared = sharedPage(nameOf(deputy), paths.deputy(deputy.id) + (view && `?${view}`));
  return { shared, compareAt: paths.comparedDeputy(deputy.id) };
}

interface ProfileProps {
  query: UseQueryResult<ReadDeputy | null>;
  /** What the Chamber answered, before that what a list knows. */
  known: ReadDeputy | null | undefined;
  /** The Chamber has not answered yet, or has no record yet. */
  isPart: boolean;
  actions: ReactNode;
}

function Profile({ query, known, isPart, actions }: ProfileProps) {
  const { flagsOf, toggle } = useChoices('deputy', texts, 'exclusive');

  if (known === undefined) {
    return (
      <>
        <DocumentHead title={title} />
        {query.isError ? (
          <>
            <PageHead title={title} />
            <LoadingFailed query={query} />
          </>
        ) : (
          skeleton
        )}
      </>
    );
  }
  if (known === null) {
    return (
      <Suspense fallback={skeleton}>
        <DeputyNotFound />
      </Suspense>
    );
  }
  const { deputy, ...provenance } = known;
  const target = choiceCopyOf(summaryOf(deputy));
  return (
    <>
      <Head read={known} />
      <PrintFrame hasAddress data={`Perfil: ${provenanceText(provenance)}`} />
      <DeputyProfile
        deputy={deputy}
        provenance={provenance}
        isPart={isPart}
        isAwaited={isWholeToCome(query)}
        {...flagsOf(target.id)}
        onToggleFavorite={() => toggle(target, 'favorito')}
        onToggleIgnored={() => toggle(target, 'ignorado')}
      >
        {isPart ? (
          <div className="mt-4">
            <Awaited query={query} />
          </div>
        ) : (
          <>
            <DeputyTabs deputy={deputy} provenance={provenance} />
            {actions}
          </>
        )}
      </DeputyProfile>
    </>
  );
}

/** Also while the whole record, read already, is not painted yet. */
function isWholeToCome({ data, isError }: ProfileProps['query']): boolean {
  return data === undefined ? !isError : data !== null && data.isListedOnly !== true;
}

/** Calls nobody a deputy who has not taken the seat yet, left it or died. */
function Head({ read }: { read: ReadDeputy }) {
  const { kind, situacao } = useStanding(read);
  const coming = kind === 'elected' && situacao !== null ? `, ${situacao.toLowerCase()}` : '';
  const office = situacao === sits ? ', deputado federal' : coming;
  const nome = nameOf(read.deputy);
  const title = nome + useTabInTitle();
  return <DocumentHead {...deputyHead({ id: read.deputy.id, nome, office })} title={title} />;
}

function Awaited({ query }: Pick<ProfileProps, 'query'>) {
  if (query.isError) return <LoadingFailed query={query} />;
  if (query.data !== undefined)
    return <p className="text-muted max-w-measure">A Câmara ainda não tem o registro completo.</p>;
  return (
    <>
      <p className="text-muted max-w-measure mb-4">
        O restante do perfil e as abas vêm da Câmara e aparecem aqui assim que ela responder.
      </p>
      <TextSkeleton text="Carregando deputado..." />
    </>
  );
}

function LoadingFailed({ query }: Pick<ProfileProps, 'query'>) {
  return <ChamberError message={deputyTexts.detailError} error={query.error} query={query} />;
}
