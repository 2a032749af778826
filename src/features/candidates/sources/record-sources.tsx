import { lazy, Suspense, useState } from 'react';
import { Disclosure } from '@/ui/dialog/disclosure';
import { Loading } from '@/ui/state/loading';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { useMediaQuery } from '@/lib/use/use-media-query';
import { hasSources, publicationsOf } from './fact-sources';
import type { Candidate } from '@/features/candidates/model';

const SourcesOfRecord = lazy(() =>
  lazyOrError(import('./sources-panel').then((module) => module.SourcesOfRecord)),
);

/** Open where there is room; without sources it says so once. */
export function RecordSources({ candidate }: { candidate: Candidate }) {
  const isWide = useMediaQuery('(min-width: 64em)');
  const [isOpened, setIsOpened] = useState(false);
  const list = isOpened ? (
    <Suspense fallback={<Loading>Carregando as fontes...</Loading>}>
      <SourcesOfRecord candidate={candidate} />
    </Suspense>
  ) : null;
  const open = () => setIsOpened(true);
  if (hasSources(candidate))
    return (
      <Disclosure
        summary={`Fontes desta ficha (${publicationsOf(candidate).length})`}
        className="mt-8 print:hidden"
        isOpen={isWide}
        onToggle={open}
      >
        {list}
      </Disclosure>
    );
  return (
    <div className="border-border text-muted mb-4 border-y py-2">
      <p>Esta ficha não tem fontes registradas campo a campo.</p>
      <Disclosure isPlain summary="Avisar sobre um erro" onToggle={open}>
        {list}
      </Disclosure>
    </div>
  );
}
