import { lazy, type ReactNode, Suspense, useContext, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { Loading } from '@/ui/state/loading';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { hasSources, sourceNumbers } from './fact-sources';
import type { Candidate } from '@/features/candidates/model';
import { SourcesShown } from './sources-shown';

const SourcesPanel = lazy(() => lazyOrError(import('./sources-panel').then((module) => module.SourcesPanel)));

interface FieldSourcesProps {
  candidate: Candidate;
  /** What a reader calls each, where there are several. */
  facts: Readonly<Record<string, string>>;
  of: string;
  /** Before the button; a section's title is beside it. */
  children?: ReactNode;
}

/** Numbers open in place; unsourced facts can be reported too. */
export function FieldSources({ candidate, facts, of, children }: FieldSourcesProps) {
  const isShown = useContext(SourcesShown);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const isOfSection = children === undefined;
  const content = isOfSection ? null : <span>{children}</span>;
  if (isShown === false || !hasSources(candidate)) return content;
  const onlyWide = isShown === null && 'max-lg:hidden';
  const numbers = sourceNumbers(candidate, Object.keys(facts)).join(', ');
  return (
    <>
      {content}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={numbers === '' ? `Fonte não informada: ${of}` : `Fontes de ${of}: ${numbers}`}
        className={cn(
          'text-muted min-h-6 min-w-6 px-1 font-normal',
          isOfSection && '-mx-3 mr-auto',
          numbers !== '' && 'print:hidden',
          onlyWide,
        )}
        onClick={() => setIsOpen(!isOpen)}
      >
        {numbers === '' ? (
          <span className="text-small underline underline-offset-3">Fonte não informada</span>
        ) : (
          <sup translate="no" className="underline decoration-dotted underline-offset-3">
            {numbers}
          </sup>
        )}
      </button>
      {isOpen ? (
        <div
          id={panelId}
          className={cn(
            'border-border-strong text-text order-last mb-2 w-full border-l-2 pl-3 font-normal',
            onlyWide,
          )}
        >
          <Suspense fallback={<Loading>Carregando as fontes...</Loading>}>
            <SourcesPanel candidate={candidate} facts={facts} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}
