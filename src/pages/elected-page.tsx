import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ElectedFilters } from '@/features/results/elected-filters';
import { ElectedElsewhere, ElectedList, ElectedNote } from '@/features/results/elected-list';
import { electedByState, matchingElected, partiesOf } from '@/features/results/elected-model';
import { ElectedStates } from '@/features/results/elected-states';
import { resultQueries } from '@/features/results/queries';
import type { Elected } from '@/features/results/schema';
import { useElectedFilters } from '@/features/results/use-elected-filters';
import { electedLegislature } from '@/lib/election/civic-calendar';
import type { PageReads, Read } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useNameSearch } from '@/lib/use/use-name-search';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { BackLink } from '@/ui/back-link';
import { ErrorState } from '@/ui/state/error-state';
import { PageHead } from '@/ui/page-head';
import { PhotosOfEverybody } from '@/ui/person/photo-context';
import { RowSkeletons } from '@/ui/state/line-skeletons';
import { PrintFrame } from './print-frame';

export const head = {
  path: paths.elected,
  title: 'Eleitos para a Câmara em 2026',
  description:
    'Quem foi eleito para a Câmara dos Deputados em 2026 (2027–2031): procure por estado, partido ou nome. Lista preliminar, com as fontes.',
} satisfies HeadData;

const elected: Read = (client) => client.query(resultQueries.elected());
const portraits: Read = (client) => client.query(resultQueries.portraits());

export const reads: PageReads = { shown: () => [elected], asked: () => [elected, portraits] };

export function Component() {
  const { filters, search } = useElectedFilters();
  const elected = useQuery({
    ...resultQueries.elected(),
    meta: { reloadToast: { title: 'Erro', description: 'Não foi possível carregar os eleitos.' } },
  });
  const people = elected.data;
  return (
    <>
      <DocumentHead {...head} />
      <PrintFrame hasAddress />
      <BackLink to={paths.home}>Início</BackLink>
      <PageHead
        title="Eleitos para a Câmara em 2026"
        lead={`${String(electedLegislature)}ª legislatura, posse em 1º de fevereiro de 2027.`}
      />
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start print:block">
        <div>
          <ElectedStates
            counts={electedByState(people ?? [])}
            chosen={filters.uf}
            onChoose={(uf) => search({ ...filters, uf })}
          />
          <ElectedFilters
            applied={filters}
            parties={partiesOf(people ?? [], filters.partido)}
            onSearch={search}
          />
        </div>
        <div className="min-w-0 lg:row-span-2">
          <Listed query={elected} />
        </div>
        <div>
          {people && people.length > 0 ? <ElectedNote people={people} /> : null}
          <ElectedElsewhere />
        </div>
      </div>
    </>
  );
}

function Listed({ query: { data: people, ...query } }: { query: UseQueryResult<Elected[]> }) {
  const { filters, pages, showPages } = useElectedFilters();
  const withNames = useNameSearch(filters.nome);
  const portraits = useQuery({
    ...resultQueries.portraits(),
    enabled: people !== undefined,
  });
  if (people === undefined) {
    return query.isPending ? (
      <RowSkeletons text="Carregando eleitos..." count={12} />
    ) : (
      <ErrorState message="Não foi possível carregar os eleitos." query={query} />
    );
  }
  return (
    <PhotosOfEverybody value>
      <ElectedList
        key={Object.values(filters).join()}
        people={matchingElected(people, filters, withNames)}
        uf={filters.uf}
        pages={pages}
        portraits={portraits.data ?? {}}
        onPagesChange={showPages}
      />
    </PhotosOfEverybody>
  );
}
