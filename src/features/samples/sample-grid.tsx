import { CardGrid } from '@/ui/person/card';
import type { CardFrontProps } from './card-front';
import type { Marks, SamplePerson } from './model';
import { SampleCard } from './sample-card';

type SampleGridProps = Pick<CardFrontProps, 'onToggleFavorite' | 'onToggleIgnored'> & {
  people: readonly SamplePerson[];
  marks: Marks;
};

export function SampleGrid({ people, marks, ...handlers }: SampleGridProps) {
  return (
    <CardGrid>
      {people.map((person) => (
        <li key={person.id} data-person={person.id}>
          <SampleCard
            person={person}
            isFavorite={marks.favorite.has(person.id)}
            isIgnored={marks.ignored.has(person.id)}
            {...handlers}
          />
        </li>
      ))}
    </CardGrid>
  );
}
