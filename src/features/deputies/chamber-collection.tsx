import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Loading } from '@/ui/loading';
import { Note } from '@/ui/note';
import { TextSkeleton } from '@/ui/skeleton';
import { ChamberError } from './chamber-error';
import type { Collection } from './collect-pages';
import { deputyTexts } from './texts';

interface ChamberCollectionProps<Row> {
  query: UseQueryResult<Collection<Row>>;
  /** What is awaited, in words. */
  waiting: string;
  children: (collection: Collection<Row>) => ReactNode;
}

/** A tab's wait, failure and data; it shows what has arrived while the rest is on its way, and says when a part is missing. */
export function ChamberCollection<Row>({ query, waiting, children }: ChamberCollectionProps<Row>) {
  const retry = () => void query.refetch();
  if (query.isPending) return <TextSkeleton text={waiting} lines={8} />;
  if (query.data === undefined) {
    return (
      <ChamberError
        message={deputyTexts.detailError}
        error={query.error}
        onRetry={retry}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <>
      {query.data.isComplete ? null : <MissingPart isFetching={query.isFetching} onRetry={retry} />}
      {children(query.data)}
    </>
  );
}

function MissingPart({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  if (isFetching) return <Loading className="mb-4">Carregando o restante...</Loading>;
  return (
    <Note tone="warning" className="mb-6">
      <p>
        <b>Dados parciais.</b> A Câmara não respondeu até o fim da lista: o que está abaixo não é tudo.
      </p>
      <Button className="mt-3" onClick={onRetry}>
        Tentar novamente
      </Button>
    </Note>
  );
}
