import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { CandidateProfile } from '@/features/candidates/candidate-profile';
import type { Candidate } from '@/features/candidates/model';
import { ProfileActions } from '@/features/candidates/profile-actions';
import { ProfileSkeleton } from '@/features/candidates/profile-skeleton';
import { candidateQueries } from '@/features/candidates/queries';
import { choiceTexts } from '@/features/choices/texts';
import { useChoices } from '@/features/choices/use-choices';
import { DocumentHead } from '@/lib/document-head';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { BackButton } from '@/ui/back-link';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { NotFound } from '@/ui/not-found';
import { PageHead } from '@/ui/page-head';
import { Paper } from './paper';

/** One presidential candidate (spec §2, Candidate detail). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...candidateQueries.detail(id),
    meta: { errorToast: { title: 'Erro', description: 'Não foi possível carregar os dados do candidato.' } },
  });
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <Back />
        {query.data ? (
          <ProfileActions candidate={query.data} isQuiet className="-mt-2 -mr-4 mb-1 hidden lg:flex" />
        ) : null}
      </div>
      {/* The key starts afresh when one profile leads to another. */}
      <Profile key={id} query={query} />
    </>
  );
}

/** Back to where the reader came from; to the list when this page was the first one opened. */
function Back() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => void (key === 'default' ? navigate(paths.candidates) : navigate(-1));
  return <BackButton onClick={goBack} />;
}

function Profile({ query }: { query: UseQueryResult<Candidate | null> }) {
  const { flagsOf, toggle } = useChoices('candidate', choiceTexts.candidate, 'exclusive');

  if (query.isPending) {
    return (
      <>
        <DocumentHead title="Candidato" />
        <ProfileSkeleton />
      </>
    );
  }
  if (query.isLoadingError) return <LoadingFailed query={query} />;
  if (query.data === null) return <CandidateNotFound />;
  const { id, nome, partido_nome, partido_sigla, updated_at } = query.data;
  const { favorito, ignorado } = flagsOf(id);
  return (
    <>
      <DocumentHead
        title={nome}
        description={`${nome}, ${partido_nome} (${partido_sigla}): dados, propostas, histórico e fontes da candidatura à Presidência em 2026.`}
      />
      <Paper hasAddress data={`Dados de ${formatDate(updated_at)}`} />
      <CandidateProfile
        candidate={query.data}
        isFavorite={favorito}
        isIgnored={ignorado}
        onToggleFavorite={() => toggle({ id }, 'favorito')}
        onToggleIgnored={() => toggle({ id }, 'ignorado')}
      />
    </>
  );
}

function LoadingFailed({ query }: { query: UseQueryResult<Candidate | null> }) {
  return (
    <>
      <DocumentHead title="Candidato" isPrivate />
      <PageHead title="Candidato" />
      <ErrorState
        message="Não foi possível carregar os dados do candidato."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    </>
  );
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
        O endereço pode estar errado, ou o registro pode ter sido retirado.
      </NotFound>
    </>
  );
}
