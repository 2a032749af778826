import { useQuery } from '@tanstack/react-query';
import { ElectedFilters } from '@/features/results/elected-filters';
import { ElectedList, ElectedNote } from '@/features/results/elected-list';
import { matchingElected, partiesOf } from '@/features/results/elected-model';
import { resultQueries } from '@/features/results/queries';
import { useElectedFilters } from '@/features/results/use-elected-filters';
import type { PageReads } from '@/lib/page-reads';
import { paths } from '@/lib/paths';
import { useNameSearch } from '@/lib/use-name-search';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { BackLink } from '@/ui/back-link';
import { ErrorState } from '@/ui/error-state';
import { PageHead } from '@/ui/page-head';
import { RowSkeletons } from '@/ui/skeleton';

export const head = {
  path: paths.elected,
  title: 'Eleitos para a Câmara em 2026',
  description:
    'Quem foi eleito para a Câmara dos Deputados em 2026 (2027–2031): procure por estado, partido ou nome. Lista preliminar, com as fontes.',
} satisfies HeadData;

export const reads: PageReads = { shown: () => [(client) => client.query(resultQueries.elected())] };

/** Who was elected to the Chamber in 2026, by state, party and name, with where it is known from. */
export function Component() {
  const { filters, pages, search, showPages } = useElectedFilters();
  const withNames = useNameSearch(filters.nome);
  const elected = useQuery({
    ...resultQueries.elected(),
    meta: { reloadToast: { title: 'Erro', description: 'Não foi possível carregar os eleitos.' } },
  });
  const people = elected.data;
  return (
    <>
      <DocumentHead {...head} />
      <BackLink to={paths.deputies}>Deputados federais</BackLink>
      <PageHead
        title="Eleitos para a Câmara em 2026"
        lead="Para a 58ª legislatura (2027–2031), em ordem alfabética. A posse é em 1º de fevereiro de 2027."
      />
      {people && people.length > 0 ? <ElectedNote people={people} /> : null}
      <ElectedFilters
        applied={filters}
        parties={partiesOf(people ?? [], filters.partido)}
        onSearch={search}
      />
      {people ? (
        <ElectedList
          people={matchingElected(people, filters, withNames)}
          pages={pages}
          onPagesChange={showPages}
        />
      ) : elected.isPending ? (
        <RowSkeletons text="Carregando eleitos..." count={12} />
      ) : (
        <ErrorState
          message="Não foi possível carregar os eleitos."
          onRetry={() => void elected.refetch()}
          isRetrying={elected.isFetching}
        />
      )}
    </>
  );
}
