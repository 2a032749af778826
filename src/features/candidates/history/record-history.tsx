import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '@/lib/text/format';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';
import { NextPage } from '@/ui/load-more';
import { candidateWords } from '@/features/candidates/column-values';
import { ChangeList } from './change-list';
import { hidingReasons } from '@/features/candidates/hiding-reasons';
import type { HistoryEntry } from '@/features/candidates/reads';
import { changesOf } from './changes';
import { changeLines, historyPage } from './record-changes';
import { candidateQueries } from '@/features/candidates/queries';

const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...candidateQueries.all(), 'history', id],
    // On demand: a static import would merge the scripts.
    queryFn: async ({ pageParam, signal }) =>
      (await import('@/features/candidates/reads')).fetchHistory(
        id,
        { before: pageParam, limit: historyPage },
        signal,
      ),
    initialPageParam: { quando: '', entrada: '' },
    getNextPageParam: (page) => (page.length < historyPage ? null : page.at(-1)),
  });

const words = candidateWords({ active: 'Na urna', archived: 'Fora da urna', deleted: 'Fora do site' });

const actWords: Readonly<Record<string, string>> = {
  create: 'Ficha criada',
  update: 'Ficha alterada',
  archive: 'Ficha arquivada',
  restore: 'Ficha restaurada',
  delete: 'Ficha retirada do site',
};

/** Newest first; names roles, never persons. */
export function RecordHistory({ id }: { id: string }) {
  const query = useInfiniteQuery({
    ...historyQuery(id),
    meta: { reloadToast: { title: 'Erro', description: 'Não foi possível carregar o histórico.' } },
  });
  if (query.isPending) return <Loading className="mt-4">Carregando o histórico...</Loading>;
  if (query.isLoadingError)
    return <ErrorState message="Não foi possível carregar o histórico." query={query} />;
  const entries = query.data.pages.flat();
  const [only] = entries;
  if (only === undefined) return <p className="text-muted py-2">Nenhuma mudança registrada.</p>;
  if (entries.length === 1 && only.ato === 'create')
    return (
      <p className="text-muted py-2">{`Nenhuma mudança desde ${only.papel === 'Carga inicial' ? 'a carga inicial de' : 'que a ficha foi criada, em'} ${formatDate(only.quando)}.`}</p>
    );
  return (
    <>
      <ol>
        {entries.map((entry) => (
          <li key={entry.entrada} className="border-border border-b py-3">
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      <NextPage query={query} />
    </>
  );
}

function Entry({ entry: { quando, ato, papel, mudancas, nota, oculto_por } }: { entry: HistoryEntry }) {
  return (
    <>
      <p>
        <span className="font-semibold">{formatDate(quando)}</span>{' '}
        <span>{`·\xa0${actWords[ato] ?? 'Ficha alterada'} ·\xa0${papel}`}</span>
      </p>
      {nota === null ? null : <p className="mt-1 wrap-anywhere">{`Por que mudou: ${nota}`}</p>}
      {oculto_por === null ? null : (
        <p className="text-muted mt-1">{`Detalhes ocultos do público. Motivo: ${hidingReasons[oculto_por] ?? 'não informado'}.`}</p>
      )}
      {/* A first load is the record itself, not a change. */}
      {ato === 'create' ? null : <ChangeList lines={changeLines(changesOf(mudancas), words)} />}
    </>
  );
}
