import { lazy, startTransition, Suspense, useEffect, useId, useState } from 'react';
import { FilterBox } from '@/features/politicians/filter-box';
import { partyText } from '@/lib/text/party-text';
import { cn } from '@/lib/cn';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import type { Picture } from './deputy-pictures';
import { FilterSelects, NameField, SearchButton } from './filter-fields';
import type { DeputyFilters as Filters } from '@/features/deputies/model';
import { useFilterForm } from './use-filter-form';
import { afterFirstScreen } from '@/lib/offline/when-idle';

/** Known after the first screen: what depends on it can wait. */
function useWideScreen(): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const list = window.matchMedia('(min-width: 64em)');
    const read = () => startTransition(() => setIsWide(list.matches));
    void afterFirstScreen().then(read);
    list.addEventListener('change', read);
    return () => list.removeEventListener('change', read);
  }, []);
  return isWide;
}

const DeputyPictures = lazy(() =>
  lazyOrError(import('./deputy-pictures').then((module) => module.DeputyPictures)),
);

/** What each picture takes on a phone. */
const heights: Record<Picture, string> = { uf: 'min-h-105', partido: 'min-h-194' };

/** For the button outside the form that empties it. */
export const deputyFormId = 'filtros';

interface DeputyFiltersProps {
  applied: Filters;
  parties: readonly string[];
  /** Wide screens show both; narrow ones the opened one. */
  hasPictures: boolean;
  mayRead: boolean;
  onSearch: (filters: Filters) => void;
  onClear: () => void;
}

/** Buscar, Enter or a picture search; Limpar empties all and searches. */
export function DeputyFilters({ parties, hasPictures, mayRead, ...filters }: DeputyFiltersProps) {
  const { draft, opened, boxes, submitButton, change, toggle, choose, submit, clear } =
    useFilterForm(filters);
  const isWide = useWideScreen();
  const picturesId = useId();
  // The pictures count who is in exercise now.
  const isShown =
    filters.applied.legislatura === undefined && (opened !== null || (isWide && mayRead && hasPictures));
  const boxFor = (kind: Picture, label: string, value = draft[kind]) => (
    <FilterBox
      ref={(box) => {
        boxes.current[kind] = box;
      }}
      label={label}
      value={value}
      isOpen={opened === kind}
      controls={picturesId}
      onToggle={() => toggle(kind)}
    />
  );
  return (
    <div
      role="search"
      id="busca"
      tabIndex={-1}
      aria-label="Deputados"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 outline-none lg:grid-cols-[minmax(0,1fr)_20rem_auto]"
    >
      <form id={deputyFormId} onSubmit={submit} onReset={clear} className="print:hidden">
        <NameField name={draft.nome} onChange={(nome) => change({ nome })} />
      </form>
      <div className="col-span-full mt-3 flex flex-wrap gap-2 lg:hidden print:hidden">
        {boxFor('uf', 'Estado')}
        {boxFor('partido', 'Partido', draft.partido && partyText(draft.partido))}
      </div>
      <div className="max-lg:order-last max-lg:col-span-full lg:grid lg:grid-cols-2 lg:gap-2 print:hidden">
        <FilterSelects draft={draft} parties={parties} opened={opened} onChange={change} />
      </div>
      <SearchButton ref={submitButton} form={deputyFormId} />
      <div
        id={picturesId}
        className={cn(
          'col-span-full mt-3 lg:mt-6 lg:min-h-[31rem]',
          // A picture that comes late pushes nothing from under the thumb.
          opened === null ? 'max-lg:hidden' : heights[opened],
          !hasPictures && 'lg:hidden',
        )}
      >
        {isShown ? (
          <Suspense fallback={null}>
            <DeputyPictures opened={opened} filters={draft} onChoose={choose} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
