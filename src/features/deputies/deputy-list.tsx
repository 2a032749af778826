import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { CardSkeletons } from '@/ui/skeleton';
import { ChamberError } from './chamber-error';
import { ChamberSource } from './chamber-source';
import { DeputyGrid } from './deputy-grid';
import type { DeputyFilters } from './model';
import type { Deputy } from './schema';
import { deputyTexts } from './texts';
import { useDeputyList } from './use-deputy-list';

interface DeputyListProps {
  filters: DeputyFilters;
  /** How many pages the address asks for. */
  pages: number;
  onPagesChange: (pages: number) => void;
  onClear: () => void;
  /** The list is asked for again after a failure; what failed beside it may follow. */
  onRetry: () => void;
  flagsOf: (id: string) => { favorito: boolean; ignorado: boolean };
  onToggle: (deputy: Deputy, flag: 'favorito' | 'ignorado') => void;
}

/** How many were found so far, announced when it changes; under it the cards and the way to more. */
export function DeputyList({ filters, pages, onClear, onRetry, ...list }: DeputyListProps) {
  const query = useDeputyList(filters, pages);
  // Fifty cards are drawn in slices, so that a slow phone still answers to a touch meanwhile.
  const data = useDeferredValue(query.data);
  return (
    <>
      <h2 className="sr-only">Lista de deputados</h2>
      <p role="status" className="mt-6 mb-3 min-h-7">
        {data ? <Found count={data.deputies.length} hasMore={query.hasNextPage} /> : null}
      </p>
      {data ? (
        <LoadedDeputies data={data} query={query} onClear={onClear} {...list} />
      ) : query.isPending || query.data ? (
        <CardSkeletons text="Carregando deputados..." count={12} shape="compact" />
      ) : (
        <ChamberError
          message={deputyTexts.listError}
          error={query.error}
          onRetry={() => {
            void query.refetch();
            onRetry();
          }}
          isRetrying={query.isFetching}
        />
      )}
    </>
  );
}

function Found({ count, hasMore }: { count: number; hasMore: boolean }) {
  return (
    <>
      <span className="font-head text-h3 font-bold">{count}</span>{' '}
      {count === 1 ? 'deputado encontrado' : 'deputados encontrados'}
      {hasMore ? <span className="text-muted"> (há mais)</span> : null}
    </>
  );
}

type ListQuery = ReturnType<typeof useDeputyList>;
type DeputyListData = NonNullable<ListQuery['data']>;

type LoadedProps = Omit<DeputyListProps, 'filters' | 'pages' | 'onRetry'> & {
  data: DeputyListData;
  query: ListQuery;
};

function LoadedDeputies({ data, query, onPagesChange, onClear, flagsOf, onToggle }: LoadedProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const grid = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const count = data.deputies.length;

  // After more was asked for, the focus goes on to the first card that came, without moving the page.
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    grid.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [count]);

  async function loadMore() {
    firstNew.current = count;
    const { data: grown, isError } = await fetchNextPage();
    if (isError) firstNew.current = null;
    else onPagesChange(grown?.pageCount ?? 1);
  }

  if (count === 0) {
    return (
      <EmptyState
        icon={<Search size={28} />}
        title="Nenhum deputado encontrado"
        action={<Button onClick={onClear}>Limpar</Button>}
      >
        Confira o nome ou tire um dos filtros.
      </EmptyState>
    );
  }
  return (
    <>
      <DeputyGrid ref={grid} deputies={data.deputies} flagsOf={flagsOf} onToggle={onToggle} />
      {hasNextPage ? (
        <div className="mt-6 grid justify-items-center">
          <Button size="large" isLoading={isFetchingNextPage} onClick={() => void loadMore()}>
            Carregar Mais
          </Button>
        </div>
      ) : null}
      {data.provenance ? <ChamberSource provenance={data.provenance} /> : null}
    </>
  );
}
