import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { Loading } from '@/ui/loading';
import { orPartFailed } from '@/ui/or-part-failed';
import { sourceCount } from './fact-sources';
import type { Candidate } from './model';

const SourcesPanel = lazy(() =>
  orPartFailed(import('./sources-panel').then((module) => module.SourcesPanel)),
);

interface FieldSourcesProps {
  candidate: Candidate;
  /** Columns whose sources the button opens; what a reader calls each where there are several. */
  facts: Readonly<Record<string, string>>;
  /** What the facts say, in front of the button. */
  children?: ReactNode;
  /** Id of the words that name the facts. */
  describedBy?: string;
}

/** The end of a fact or section: how many publications state it, and which ones once opened; what nobody states can be reported too. */
export function FieldSources({ candidate, facts, children, describedBy }: FieldSourcesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const names = Object.keys(facts);
  const count = sourceCount(candidate, names);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-0">{children}</div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-describedby={describedBy}
        className={cn(
          'text-small text-muted min-h-target ml-auto inline-flex items-center gap-1 font-normal underline underline-offset-3 hover:decoration-2',
          count > 0 && 'print:hidden',
        )}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{count === 0 ? 'Fonte não informada' : `Fontes (${count})`}</span>
        <ChevronDown className={isOpen ? 'size-4 rotate-180 print:hidden' : 'size-4 print:hidden'} />
      </button>
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
