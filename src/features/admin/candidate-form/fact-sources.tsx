import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { formatDay } from '@/lib/text/format';
import { Loading } from '@/ui/state/loading';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { sourcesKey } from './form-keys';
import { sourcesOfText, textOfSources } from './source-choice';
import type { CandidateForm } from './use-candidate-form';

const SourcesEditor = lazy(() =>
  lazyOrError(import('./sources-editor').then((module) => module.SourcesEditor)),
);

interface FactSourcesProps {
  form: CandidateForm;
  userId: string;
  /** As `candidatos_fontes.campo` names it, and the field's label. */
  fact: string;
  label: string;
  value: string;
  reviewedOn: string | undefined;
  /** Absent for a fact that the form only shows. */
  field?: string;
  isAsked: boolean;
  /** The old sources do not yet state the new value. */
  isRestatable?: boolean;
}

export function FactSources(props: FactSourcesProps) {
  const { form, userId, fact, label, value, reviewedOn, field, isAsked, isRestatable = false } = props;
  const [isOpened, setIsOpened] = useState(false);
  const id = useId();
  const key = sourcesKey(fact);
  const error = form.formState.errors[key]?.message;
  const isOpen = isOpened || isAsked || error !== undefined;
  // Closing hides: a source may be half written.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const choice = sourcesOfText(value);
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={wasOpen ? id : undefined}
        className="text-small text-muted min-h-target inline-flex items-center gap-1 text-left underline underline-offset-3 hover:decoration-2"
        onClick={() => setIsOpened(!isOpen)}
      >
        <span>{`Fontes (${choice.fontes.length})${reviewedOn === undefined ? '' : ` ·\xa0revisado em ${formatDay(reviewedOn)}`}`}</span>
        <span className="sr-only">{` de ${label}`}</span>
        <ChevronDown className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      {wasOpen ? (
        <div
          id={id}
          hidden={!isOpen}
          role="group"
          aria-label={`Fontes de ${label}`}
          className="border-border-strong border-l-2 pl-3"
        >
          <Suspense fallback={<Loading>Carregando as fontes...</Loading>}>
            <SourcesEditor
              userId={userId}
              choice={choice}
              error={error}
              isRestatable={isRestatable}
              onChange={(change) => {
                // Answering must not close the choice.
                setIsOpened(true);
                form.setValue(key, textOfSources(change(sourcesOfText(form.getValues(key)))));
                if (form.formState.isSubmitted) void form.trigger(field === undefined ? key : [key, field]);
              }}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
