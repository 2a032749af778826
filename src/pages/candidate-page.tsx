import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CandidateProfile } from '@/features/candidates/candidate-profile';
import { candidateSkeleton } from '@/features/candidates/candidate-skeleton';
import { FieldSources } from '@/features/candidates/sources/field-sources';
import { type Candidate, dataDay } from '@/features/candidates/model';
import { candidateQueries } from '@/features/candidates/queries';
import { choiceTexts } from '@/features/choices/texts';
import { useChoices } from '@/features/choices/use-choices';
import { ProfileSkeleton } from '@/features/politicians/profile-skeleton';
import { CandidateResult } from '@/features/results/candidate-result';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useBack } from '@/lib/use/use-back';
import { candidateHead } from '@/seo/candidate-head';
import { DocumentHead } from '@/seo/document-head';
import { sharedPage } from '@/seo/shared-page';
import { BackButton } from '@/ui/back-link';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { NotFound } from '@/ui/state/not-found';
import { PageActions } from '@/ui/page-actions';
import { PageHead } from '@/ui/page-head';
import { PhotosOfEverybody } from '@/ui/person/photo-context';
import { PrintFrame } from './print-frame';

export const texts = choiceTexts.candidate;

export const reads: PageReads = { shown: (id) => [(client) => client.query(candidateQueries.detail(id))] };

export function Component() {
  const { id = '' } = useParams();
  const goBack = useBack(paths.candidates);
  const query = useQuery(candidateQueries.detail(id));
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <BackButton onClick={goBack} />
        {query.data ? (
          <PageActions
            place="above"
            shared={sharedPage(query.data.nome, paths.candidate(query.data.id))}
            compareAt={paths.comparedCandidate(query.data.id)}
          />
        ) : null}
      </div>
      {/* The key starts afresh when one profile leads to another. */}
      <PhotosOfEverybody key={id} value>
        <Profile query={query} />
      </PhotosOfEverybody>
    </>
  );
}

function useListedName(id: string | undefined): string | undefined {
  const list = useQueryClient().getQueryData(candidateQueries.list().queryKey);
  return list?.find((candidate) => candidate.id === id)?.nome;
}

function Profile({ query }: { query: UseQueryResult<Candidate | null> }) {
  const { flagsOf, toggle } = useChoices('candidate', texts, 'exclusive');
  const knownName = useListedName(useParams().id);

  if (query.isPending) {
    return (
      <>
        <DocumentHead title="Candidato" />
        <ProfileSkeleton
          text="Carregando candidato..."
          shape={candidateSkeleton}
          name={knownName ?? 'Candidato'}
        />
      </>
    );
  }
  if (query.isLoadingError) {
    return (
      <>
        <DocumentHead title="Candidato" />
        <PageHead title="Candidato" />
        <LoadingFailed query={query} />
      </>
    );
  }
  if (query.data === null) return <CandidateNotFound />;
  const { id, nome } = query.data;
  return (
    <>
      <DocumentHead {...candidateHead(query.data)} />
      <PrintFrame hasAddress data={dataDay(query.data)} />
      <CandidateProfile
        candidate={query.data}
        readAt={query.dataUpdatedAt}
        Result={Result}
        {...flagsOf(id)}
        onToggleFavorite={() => toggle({ id, nome }, 'favorito')}
        onToggleIgnored={() => toggle({ id, nome }, 'ignorado')}
      />
      {query.isError ? <LoadingFailed query={query} /> : null}
    </>
  );
}

function Result({ candidate }: { candidate: Candidate }) {
  const name = 'Resultado do 1º turno';
  return (
    <CandidateResult
      results={candidate.resultados ?? []}
      sources={<FieldSources candidate={candidate} facts={{ resultado_1turno: name }} of={name} />}
    />
  );
}

function LoadingFailed({ query }: { query: UseQueryResult<Candidate | null> }) {
  return <ErrorState message="Não foi possível carregar os dados do candidato." query={query} />;
}

function CandidateNotFound() {
  return (
    <>
      <DocumentHead title="Candidato não encontrado" isPrivate />
      <NotFound
        title="Candidato não encontrado."
        action={
          <LinkButton variant="primary" to={paths.candidates}>
            Ver Todos os Candidatos
          </LinkButton>
        }
      >
        O endereço pode estar errado, ou a ficha pode ter sido retirada.
      </NotFound>
    </>
  );
}
