import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { deputyChoiceTexts } from '@/features/choices/deputy-texts';
import { useChoices } from '@/features/choices/use-choices';
import { ChamberError } from '@/features/deputies/chamber-error';
import { DeputyProfile } from '@/features/deputies/deputy-profile';
import { DeputySkeleton } from '@/features/deputies/deputy-skeleton';
import { choiceCopyOf, dataDayOf, nameOf, type ReadDeputy, summaryOf } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import { deputyTexts } from '@/features/deputies/texts';
import { cn } from '@/lib/cn';
import { DocumentHead } from '@/lib/document-head';
import { fullTitle } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { BackButton } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { NotFound } from '@/ui/not-found';
import { PageHead } from '@/ui/page-head';
import { PrintButton } from '@/ui/print-button';
import { ShareButton } from '@/ui/share-button';
import { DeputyTabs } from './deputy-tabs';
import { Paper } from './paper';

/** One federal deputy (spec §2, Federal deputy detail). */
export function Component() {
  const { id = '' } = useParams();
  const goBack = useWayBack();
  const query = useQuery({ ...deputyQueries.detail(id), meta: { errorToast: deputyTexts.detailError } });
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <BackButton onClick={goBack}>Deputados federais</BackButton>
        {query.data ? (
          <PageActions deputy={query.data.deputy} isQuiet className="-mt-2 -mr-4 mb-1 hidden lg:flex" />
        ) : null}
      </div>
      {/* The key starts afresh when one profile leads to another. */}
      <Profile key={id} query={query} onBack={goBack} />
    </>
  );
}

/** Back to where the reader came from; to the list when this page was the first one opened. */
function useWayBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(paths.deputies) : navigate(-1));
}

interface PageActionsProps {
  deputy: ReadDeputy['deputy'];
  /** Without frames, for the line above the profile. */
  isQuiet?: boolean;
  className: string;
}

/** Share and print, as on a candidate's profile: above it on wide screens, at its end on the others. */
function PageActions({ deputy, isQuiet = false, className }: PageActionsProps) {
  const variant = isQuiet ? 'quiet' : 'outline';
  const url = new URL(paths.deputy(deputy.id), window.location.origin).href;
  return (
    <div className={cn('flex-wrap gap-2 print:hidden', className)}>
      <ShareButton variant={variant} shared={{ title: fullTitle({ title: nameOf(deputy) }), url }} />
      <PrintButton variant={variant} />
    </div>
  );
}

interface ProfileProps {
  query: UseQueryResult<ReadDeputy | null>;
  onBack: () => void;
}

function Profile({ query, onBack }: ProfileProps) {
  const { flagsOf, toggle } = useChoices('deputy', deputyChoiceTexts, 'exclusive');

  if (query.isPending) {
    return (
      <>
        <DocumentHead title="Deputado federal" />
        <DeputySkeleton />
      </>
    );
  }
  if (query.isLoadingError) return <LoadingFailed query={query} />;
  if (query.data === null) return <DeputyNotFound onBack={onBack} />;
  const { deputy, ...provenance } = query.data;
  const target = choiceCopyOf(summaryOf(deputy));
  const { favorito, ignorado } = flagsOf(target.id);
  const nome = nameOf(deputy);
  return (
    <>
      <DocumentHead
        path={paths.deputy(deputy.id)}
        title={nome}
        description={`${nome}, deputado federal: perfil, despesas, discursos e proposições, com dados da Câmara dos Deputados.`}
      />
      <Paper hasAddress data={`Dados do perfil: ${dataDayOf(provenance)}`} />
      <DeputyProfile
        deputy={deputy}
        isFavorite={favorito}
        isIgnored={ignorado}
        onToggleFavorite={() => toggle(target, 'favorito')}
        onToggleIgnored={() => toggle(target, 'ignorado')}
      >
        <DeputyTabs deputy={deputy} provenance={provenance} />
        <PageActions deputy={deputy} className="mt-6 flex *:flex-auto sm:*:flex-none lg:hidden" />
      </DeputyProfile>
    </>
  );
}

function LoadingFailed({ query }: Pick<ProfileProps, 'query'>) {
  return (
    <>
      <DocumentHead title="Deputado federal" />
      <PageHead title="Deputado federal" />
      <ChamberError
        message={deputyTexts.detailError}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    </>
  );
}

function DeputyNotFound({ onBack }: { onBack: () => void }) {
  return (
    <>
      <DocumentHead title="Deputado não encontrado" isPrivate />
      <NotFound
        title="Deputado não encontrado"
        action={
          <Button variant="primary" onClick={onBack}>
            Voltar
          </Button>
        }
      >
        O endereço pode estar errado, ou a Câmara não tem este registro.
      </NotFound>
    </>
  );
}
