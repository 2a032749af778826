import { Search } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { ChoiceFlag, ShownFlags } from '@/features/politicians/choice-words';
import { useIsHydrated } from '@/lib/page/hydration';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/button';
import { LoadMore } from '@/ui/load-more';
import { EmptyState } from '@/ui/state/empty-state';
import { lazyOptional } from '@/lib/page/when-loaded';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { CompactCardSkeleton } from '@/ui/state/line-skeletons';
import { CardSkeletons } from '@/ui/state/skeleton';
import { ChamberError } from '@/features/deputies/records/chamber-error';
import { ChamberSource } from '@/features/deputies/records/chamber-source';
import { deputyFormId } from './deputy-filters';
import { DeputyGrid } from './deputy-grid';
import type { Deputy } from '@/features/deputies/schema';
import { deputyTexts } from '@/features/deputies/texts';
import type { useDeputyList } from './use-deputy-list';
import type { NameHelp as Help } from './name-help';

const OutcomeNote = lazy(() =>
  lazyOrError(import('@/features/politicians/outcome/outcome-note').then((module) => module.OutcomeNote)),
);

/** A name with more matches than these was no search for one person. */
const fewFound = 5;

interface DeputyListProps {
  query: ReturnType<typeof useDeputyList>;
  isEarlier: boolean;
  name: string;
  isFiltered: boolean;
  onPagesChange: (pages: number) => void;
  /** What failed beside the list may follow its retry. */
  onRetry: () => void;
  flagsOf: (id: string) => ShownFlags;
  onToggle: (deputy: Deputy, flag: ChoiceFlag) => void;
  actions: ReactNode;
}

/** The count is announced when it changes. */
export function DeputyList({ query, onRetry, actions, ...list }: DeputyListProps) {
  // Cards render in slices for touches on slow phones; what is said of them waits too.
  const data = useDeferredValue(query.data);
  const failure = (
    <ChamberError
      message={deputyTexts.listError}
      error={query.error}
      onRetry={() => {
        void query.refetch();
        onRetry();
      }}
      isRetrying={query.isFetching}
    />
  );
  return (
    <>
      <h2 className="sr-only">Lista de deputados</h2>
      <div className="mt-6 mb-3 flex flex-wrap items-start gap-x-2">
        <p role="status" className="min-h-7 flex-[1_1_11rem]">
          {data ? <Found count={data.deputies.length} hasMore={data.hasMore} /> : null}
        </p>
        <div className="-my-2 -mr-2 flex flex-wrap justify-end">
          {actions}
          {data?.deputies.length === 0 ? null : <ClearButton />}
        </div>
      </div>
      {data ? (
        <>
          <LoadedDeputies data={data} query={query} {...list} />
          {query.isRefetchError ? <div className="mt-4">{failure}</div> : null}
        </>
      ) : query.isPending || query.data ? (
        <CardSkeletons text="Carregando deputados..." count={12} Shape={CompactCardSkeleton} />
      ) : (
        failure
      )}
    </>
  );
}

function ClearButton() {
  return (
    <Button type="reset" form={deputyFormId} variant="quiet">
      Limpar
    </Button>
  );
}

function Found({ count, hasMore }: { count: number; hasMore: boolean }) {
  return (
    <>
      <span className="font-head text-h3 font-bold">{count}</span>{' '}
      <span>{count === 1 ? 'deputado encontrado' : 'deputados encontrados'}</span>
      {hasMore ? <span className="text-muted"> (há mais)</span> : null}
    </>
  );
}

type LoadedProps = Omit<DeputyListProps, 'onRetry' | 'actions'> & {
  data: NonNullable<DeputyListProps['query']['data']>;
};

function LoadedDeputies({ data, query, name, isFiltered, onPagesChange, ...cards }: LoadedProps) {
  const { isFetchingNextPage, fetchNextPage } = query;
  const count = data.deputies.length;
  // Hydrating late code with an earlier answer would mismatch the prerendered nothing.
  const isHydrated = useIsHydrated();

  async function loadMore() {
    const { data: grown, isError } = await fetchNextPage();
    if (!isError) {
      onPagesChange(grown?.pageCount ?? 1);
      return;
    }
    // The band over the page reports a missing network.
    if (navigator.onLine) notify(deputyTexts.moreError, { kind: 'error' });
  }

  const help = name !== '' && count <= fewFound ? <NameHelp name={name} isEmpty={count === 0} /> : null;
  const source = data.provenance ? <ChamberSource provenance={data.provenance} /> : null;
  if (count === 0)
    return (
      <>
        {help}
        <NobodyFound isFiltered={isFiltered} />
        {source}
      </>
    );
  return (
    <>
      <DeputyGrid deputies={data.deputies} {...cards} />
      {data.hasMore ? <LoadMore isLoading={isFetchingNextPage} onClick={() => void loadMore()} /> : null}
      {help}
      {source}
      {isHydrated ? (
        <Suspense>
          <OutcomeNote title="Eleição de 2026" />
        </Suspense>
      ) : null}
    </>
  );
}

function NobodyFound({ isFiltered }: Pick<DeputyListProps, 'isFiltered'>) {
  return (
    <EmptyState
      isCounted
      icon={<Search size={28} />}
      title="Nenhum deputado encontrado"
      action={isFiltered ? <ClearButton /> : null}
    >
      {isFiltered
        ? 'Confira o nome ou tire um dos filtros.'
        : 'Estes dados ainda não têm a lista desta legislatura.'}
    </EmptyState>
  );
}

const LateHelp = lazy(() =>
  lazyOptional(() => import('./name-help').then((module) => module.NameHelp), 'Help with names'),
);

/** Code and lists load when needed. */
function NameHelp(props: ComponentProps<typeof Help>) {
  return (
    <div role="status" className="my-3 empty:hidden">
      <Suspense fallback={null}>
        <LateHelp {...props} />
      </Suspense>
    </div>
  );
}
