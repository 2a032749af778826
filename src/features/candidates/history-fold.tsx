import { lazy, Suspense, useState } from 'react';
import { Fold } from '@/ui/fold';
import { Loading } from '@/ui/loading';
import { orMissingPiece } from '@/ui/or-missing-piece';

const RecordHistory = lazy(() =>
  orMissingPiece(import('./record-history').then((module) => module.RecordHistory)),
);

/** The public history of a candidate's page: neither its code nor its entries are requested until it is opened. */
export function HistoryFold({ id }: { id: string }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Fold summary="Histórico desta ficha" className="mt-8" onToggle={() => setIsOpened(true)}>
      {isOpened ? (
        <Suspense fallback={<Loading className="mt-4">Carregando o histórico...</Loading>}>
          <RecordHistory id={id} />
        </Suspense>
      ) : null}
    </Fold>
  );
}
