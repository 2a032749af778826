import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LeftOut } from '@/features/politicians/left-out';
import { Button } from '@/ui/button';
import { Loading } from '@/ui/state/loading';
import { Callout } from '@/ui/state/callout';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { ChamberDay } from './chamber-day';
import { ChamberError } from './chamber-error';
import { ChamberSource } from './chamber-source';
import type { Collection } from './read-all-pages';
import type { Origin } from '@/features/deputies/schema';
import { deputyTexts } from '@/features/deputies/texts';

interface ChamberCollectionProps<Row> {
  query: UseQueryResult<Collection<Row>>;
  id: number;
  waiting: string;
  /** As a sentence, of the answer's source. */
  period: (origem: Origin) => string;
  note?: string;
  children: (collection: Collection<Row>, isLoading: boolean) => ReactNode;
}

/** Shows partial data while pages load, warns when one failed. */
export function ChamberListStates<Row>({
  query,
  id,
  waiting,
  period,
  note,
  children,
}: ChamberCollectionProps<Row>) {
  const retry = () => void query.refetch();
  if (query.isPending) return <TextSkeleton text={waiting} lines={8} />;
  if (query.data === undefined) {
    return <ChamberError message={deputyTexts.detailError} error={query.error} query={query} />;
  }
  const { isComplete, origem } = query.data;
  const isLoading = !isComplete && query.isFetching;
  return (
    <>
      <ChamberDay provenance={query.data} id={id} period={period(origem)} />
      {isComplete ? null : <MissingPart isFetching={isLoading} onRetry={retry} />}
      <LeftOut rows={query.data.leftOut ?? 0} />
      {children(query.data, isLoading)}
      <ChamberSource note={note} />
    </>
  );
}

function MissingPart({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  if (isFetching) return <Loading className="mb-4">Carregando o restante...</Loading>;
  return (
    <Callout tone="warning" className="mb-6">
      <p>
        <b>Dados parciais.</b> A lista da Câmara não chegou inteira: o que está abaixo não é tudo.
      </p>
      <Button className="mt-3" onClick={onRetry}>
        Tentar novamente
      </Button>
    </Callout>
  );
}
