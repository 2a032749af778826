import { lazy, Suspense, useState } from 'react';
import { Disclosure } from '@/ui/dialog/disclosure';
import { Loading } from '@/ui/state/loading';
import { lazyOrError } from '@/ui/state/lazy-or-error';

const RecordHistory = lazy(() =>
  lazyOrError(import('./record-history').then((module) => module.RecordHistory)),
);

export function HistoryDisclosure({ id }: { id: string }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Disclosure
      summary="Histórico desta ficha"
      className="mt-8 print:hidden"
      onToggle={() => setIsOpened(true)}
    >
      {isOpened ? (
        <Suspense fallback={<Loading className="mt-4">Carregando o histórico...</Loading>}>
          <RecordHistory id={id} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
