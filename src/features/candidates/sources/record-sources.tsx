import { lazy, Suspense, useState } from 'react';
import { Disclosure } from '@/ui/dialog/disclosure';
import { Loading } from '@/ui/state/loading';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { hasSources } from './fact-sources';
import type { Candidate } from '@/features/candidates/model';

const SourcesOfRecord = lazy(() =>
  lazyOrError(import('./sources-panel').then((module) => module.SourcesOfRecord)),
);

/** All who state anything of a record, by number; of a record without sources that, once, and how to report an error. */
export function RecordSources({ candidate }: { candidate: Candidate }) {
  const [isOpened, setIsOpened] = useState(false);
  const list = isOpened ? (
    <Suspense fallback={<Loading>Carregando as fontes...</Loading>}>
      <SourcesOfRecord candidate={candidate} />
    </Suspense>
  ) : null;
  const open = () => setIsOpened(true);
  if (hasSources(candidate))
    return (
      <Disclosure summary="Fontes desta ficha" className="mt-8" onToggle={open}>
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
