import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, use, useCallback, useState } from 'react';
import type { ChoiceFlag } from '@/features/politicians/choice-words';
import { deputyChoiceTexts } from '@/features/choices/kind-texts';
import { useChoices } from '@/features/choices/use-choices';
import { DeputyFilters } from '@/features/deputies/list/deputy-filters';
import { DeputyList } from '@/features/deputies/list/deputy-list';
import { choiceCopyOf, currentLegislature, earlierLegislature, noFilters } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import type { Deputy } from '@/features/deputies/schema';
import { useDeputyFilters } from '@/features/deputies/list/use-deputy-filters';
import { useDeputyList } from '@/features/deputies/list/use-deputy-list';
import { LeftOut } from '@/features/politicians/left-out';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { PublicationContext, useAfterHydration } from '@/lib/publication';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageHead } from '@/ui/page-head';
import { PhotosOfEverybody } from '@/ui/person/photo-context';

export const head = {
  path: paths.deputies,
  title: 'Deputados federais',
  description:
    'Os deputados federais no cargo: procure por estado, partido ou nome e veja despesas, discursos e proposições de cada um.',
} satisfies HeadData;

export const texts = deputyChoiceTexts;

export const reads: PageReads = {
  asked: () => [
    Object.assign((client: QueryClient) => client.infiniteQuery(deputyQueries.list(noFilters)), {
      unless: ['uf', 'nome', 'partido', 'legislatura'],
    }),
  ],
};

const LegislatureBar = lazy(() =>
  lazyOrError(import('@/features/deputies/list/legislature-bar').then((module) => module.LegislatureBar)),
);

export function Component() {
  const { filters, pages, isKnown, search, clear, setPages } = useDeputyFilters();
  const { data: parties, isError: hasNoParties, refetch: readParties } = useQuery(deputyQueries.parties());
  const query = useDeputyList(filters, pages, isKnown);
  const [hasPictures, setHasPictures] = useState(true);
  // Pictures' reads follow the list, and wait while it fails.
  const publication = use(PublicationContext);
  const isOfNow = query.isSuccess && query.dataUpdatedAt !== publication?.at;
  const [hasList, setHasList] = useState(isOfNow);
  if (isOfNow && !hasList) setHasList(true);
  const { flagsOf, toggle } = useChoices('deputy', texts, 'exclusive');
  const onToggle = useCallback(
    (deputy: Deputy, flag: ChoiceFlag) => toggle(choiceCopyOf(deputy), flag),
    [toggle],
  );
  return (
    <>
      <DocumentHead {...head} />
      <BackLink to={paths.home}>Início</BackLink>
      <ListHead chosen={filters.legislatura} />
      <DeputyFilters
        applied={filters}
        parties={parties?.good.map(({ sigla }) => sigla) ?? []}
        hasPictures={hasPictures}
        mayRead={hasList}
        onSearch={search}
        onClear={clear}
      />
      <Legislatures filters={filters} onSearch={search} />
      <LeftOut rows={(query.data?.leftOut ?? 0) + (parties?.bad ?? 0)} className="mt-4" />
      <PhotosOfEverybody value>
        <DeputyList
          query={query}
          name={filters.nome}
          isFiltered={Object.values(filters).some((value) => value !== '')}
          isEarlier={filters.legislatura !== undefined}
          onPagesChange={setPages}
          onRetry={() => {
            if (hasNoParties) void readParties();
          }}
          flagsOf={flagsOf}
          onToggle={onToggle}
          actions={
            filters.legislatura === undefined ? (
              <Button variant="quiet" className="max-lg:hidden" onClick={() => setHasPictures(!hasPictures)}>
                {hasPictures ? 'Fechar as imagens' : 'Ver as imagens'}
              </Button>
            ) : null
          }
        />
      </PhotosOfEverybody>
    </>
  );
}

function ListHead({ chosen }: { chosen: string | undefined }) {
  const current = useAfterHydration(currentLegislature);
  const whom =
    chosen === undefined
      ? `${current}ª legislatura: quem está no cargo, em ordem alfabética.`
      : `${chosen}ª legislatura: quem exerceu o mandato, em ordem alfabética.`;
  return (
    <PageHead
      title="Deputados federais"
      lead={whom}
      actions={
        <>
          <LinkButton to={paths.votes}>Votações</LinkButton>
          <LinkButton to={paths.elected}>Eleitos em 2026</LinkButton>
          <LinkButton to={paths.choices} className="max-lg:hidden">
            <ListChecks className="size-5" />
            Minhas Escolhas
          </LinkButton>
        </>
      }
    />
  );
}

/** The choice between two legislatures, once there are two. */
function Legislatures(props: Omit<ComponentProps<typeof LegislatureBar>, 'earlier'>) {
  const earlier = useAfterHydration(earlierLegislature);
  if (earlier === null) return null;
  return (
    <Suspense fallback={null}>
      <LegislatureBar {...props} earlier={earlier} />
    </Suspense>
  );
}
