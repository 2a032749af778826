import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '@/lib/text/format-count';
import { untilText } from '@/lib/day/data-day';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/dialog/disclosure';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';
import { NumberText } from '@/ui/number-text';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { SourceNote } from '@/ui/source-note';
import { RollCallFields } from './roll-call-fields';
import { noRollCallFilters, type RollCallFilters } from './roll-call-model';
import type { RollCall, RollCallSummary } from './roll-call-schema';
import { rollCallQueries } from './roll-call-queries';
import { coverageSentence, voteTexts } from '@/features/votes/texts';
import { NextPage } from '@/ui/load-more';
import { kinds } from '@/features/votes/model';
import { tidied, useAddressFilters } from '@/lib/use/use-address-filters';

/** Invalid words are ignored. */
function read(params: URLSearchParams): RollCallFilters {
  const given = (field: keyof RollCallFilters) => params.get(field) ?? '';
  return {
    ano: /^(?:19|20)\d\d$/.test(given('ano')) ? given('ano') : '',
    tema: tidied(given('tema')),
    tipo: Object.hasOwn(kinds, given('tipo')) ? given('tipo') : '',
    texto: tidied(given('texto')),
  };
}

const ofList = { read };

const Procedures = lazy(() =>
  lazyOrError(import('@/features/votes/row/procedure-list').then((module) => module.ProcedureList)),
);

interface RollCallListProps {
  /** Null when unknown. */
  upTo: string | null;
  rows: (rollCalls: readonly RollCall[]) => ReactNode;
}

export function RollCallList({ upTo, rows }: RollCallListProps) {
  const [isOpened, setIsOpened] = useState(false);
  const [filters, change] = useAddressFilters<keyof RollCallFilters>(ofList);
  const { data: summary, isError, refetch } = useQuery(rollCallQueries.summary());
  const list = useInfiniteQuery({
    ...rollCallQueries.list(filters),
    meta: { reloadToast: { title: 'Erro', description: voteTexts.loadError } },
  });
  return (
    <>
      <RollCallFields filters={filters} summary={summary} onChange={change} />
      <Disclosure isPlain summary="O que a Câmara decide em cada votação" onToggle={() => setIsOpened(true)}>
        {isOpened ? (
          <Suspense fallback={<Loading>Carregando...</Loading>}>
            <Procedures />
          </Suspense>
        ) : null}
      </Disclosure>
      <Found
        query={list}
        texto={filters.texto}
        rows={rows}
        onClear={() => change(noRollCallFilters)}
        onRetry={() => {
          if (isError) void refetch();
        }}
      />
      {list.isPending ? null : <Source summary={summary} upTo={upTo} />}
    </>
  );
}

interface FoundProps extends Pick<RollCallListProps, 'rows'> {
  query: UseInfiniteQueryResult<InfiniteData<RollCall[]>>;
  texto: string;
  onClear: () => void;
  onRetry: () => void;
}

function Found({ query, rows, texto, onClear, onRetry }: FoundProps) {
  if (query.isPending) return <Loading className="mt-4">Carregando votações...</Loading>;
  if (query.data === undefined) {
    return (
      <ErrorState
        message={voteTexts.loadError}
        onRetry={() => {
          onRetry();
          void query.refetch();
        }}
        isRetrying={query.isFetching}
      />
    );
  }
  const rollCalls = query.data.pages.flat();
  const total = rollCalls[0]?.total ?? 0;
  return (
    <>
      <p role="status" className="mt-4 mb-2">
        <NumberText isStrong>{formatCount(total)}</NumberText>{' '}
        <span>{total === 1 ? 'votação' : 'votações'}</span>
      </p>
      {total === 0 ? (
        <EmptyState
          isCounted
          icon={<Search size={28} />}
          title={voteTexts.nothingFound}
          action={<Button onClick={onClear}>Limpar filtros</Button>}
        >
          {texto === '' ? null : voteTexts.noText}
        </EmptyState>
      ) : (
        rows(rollCalls)
      )}
      <NextPage query={query} isWhole={rollCalls.length >= total} />
    </>
  );
}

function Source({ summary, upTo }: { summary: RollCallSummary | undefined; upTo: string | null }) {
  return (
    <SourceNote>
      <span>Fonte: Dados Abertos da Câmara dos Deputados.</span>{' '}
      <Link to={paths.data}>{untilText(upTo)}</Link>
      <span>{`. ${summary === undefined ? '' : `${coverageSentence(summary)} `}${voteTexts.symbolic} ${voteTexts.secret}`}</span>
    </SourceNote>
  );
}
