import { Heart } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/state/empty-state';
import { Section } from '@/ui/section';
import { preselectedFavorites, samplePeople, type SamplePerson } from './model';
import { SampleGrid } from './sample-grid';
import { useSampleMarks } from './use-sample-marks';

/** Removed people leave at once; a toast brings them back. */
export function FavoriteSamples() {
  const { marks, setMark } = useSampleMarks(preselectedFavorites);
  const list = useRef<HTMLDivElement>(null);
  const people = samplePeople.filter(({ id }) => marks.favorite.has(id));

  /** Else to the list's title (design: focus not hidden). */
  function focusOn(id: string | undefined) {
    const item = list.current?.querySelector(`[data-person="${id ?? ''}"]`);
    const control = item?.querySelector<HTMLElement>('[role="group"]:not([inert]) button');
    (control ?? list.current?.querySelector('h2'))?.focus();
  }

  function restore(ids: readonly string[]) {
    flushSync(() => {
      for (const id of ids) setMark(id, 'favorite', true);
    });
    // A toast returns its focus, so it must do so first.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focusOn(ids[0]);
  }

  function remove(person: SamplePerson) {
    const next = people[people.indexOf(person) + 1];
    flushSync(() => setMark(person.id, 'favorite', false));
    focusOn(next?.id);
    notify('Removido dos favoritos', {
      kind: 'success',
      action: { label: 'Desfazer', run: () => restore([person.id]) },
    });
  }

  return (
    <div ref={list}>
      <Section
        isFlat
        title="Pessoas fictícias"
        meta={
          <span translate="no" className="fig">
            {people.length}
          </span>
        }
      >
        {people.length === 0 ? (
          <EmptyState
            icon={<Heart size={28} />}
            title="Nenhum favorito nesta demonstração."
            action={<Button onClick={() => restore(preselectedFavorites)}>Voltar à lista inicial</Button>}
          />
        ) : (
          <SampleGrid people={people} marks={marks} onToggleFavorite={remove} />
        )}
      </Section>
    </div>
  );
}
