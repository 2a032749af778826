import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Loading } from '@/ui/loading';
import { orPartFailed } from '@/ui/or-part-failed';
import { reviewOf, sourceCount } from './fact-sources';
import type { Candidate } from './model';

const SourcesPanel = lazy(() =>
  orPartFailed(import('./sources-panel').then((module) => module.SourcesPanel)),
);

interface FieldSourcesProps {
  candidate: Candidate;
  /** Columns whose sources stand behind the button; what a reader calls each where there are several. */
  facts: Readonly<Record<string, string>>;
  /** What the facts say, in front of the button. */
  children?: ReactNode;
  /** Id of the words that name the facts. */
  describedBy?: string;
}

/** The end of a fact or section: how many publications state it, and which ones once opened. */
export function FieldSources({ candidate, facts, children, describedBy }: FieldSourcesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const names = Object.keys(facts);
  const count = sourceCount(candidate, names);
  // What speaks against a fact is to be found where nobody states it, too.
  const isBare = count === 0 && !names.some((fact) => reviewOf(candidate, fact)?.ressalva);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-0">{children}</div>
      {isBare ? (
        <span className="text-small text-muted ml-auto font-normal">Fonte não informada</span>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-describedby={describedBy}
          className="text-small text-muted min-h-target ml-auto inline-flex items-center gap-1 underline underline-offset-3 hover:decoration-2 print:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? 'Fonte não informada' : `Fontes (${count})`}
          <ChevronDown className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </button>
      )}
      {isOpen ? (
        <div id={panelId} className="border-border-strong mb-2 w-full border-l-2 pl-3 font-normal">
          <Suspense fallback={<Loading>Carregando as fontes...</Loading>}>
            <SourcesPanel candidate={candidate} facts={facts} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
