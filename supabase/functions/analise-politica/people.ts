import type { Choices } from './choices.ts';
import { allKinds, type Described, type Kind, type Marked } from './kinds.ts';

const collator = new Intl.Collator('pt-BR');

function alphabetical(a: string, b: string): number {
  return collator.compare(a, b);
}

export const sides = ['favoritos', 'ignorados'] as const;
export type Side = (typeof sides)[number];

export interface Person extends Described {
  kind: Kind;
  recordId: string;
  sides: readonly Side[];
}

export interface Group {
  side: Side;
  kind: Kind;
  /** In alphabetical order, so that nobody comes first. */
  members: readonly Person[];
  unread: number;
  beyond: number;
}

/** Of each kind; the rest is only counted. */
const maxPeople = 60;

const isOn = (side: Side, { isFavorite, isIgnored }: Marked): boolean =>
  side === 'favoritos' ? isFavorite : isIgnored;

function peopleIn(kind: Kind, marked: readonly Marked[]): Person[] {
  return marked
    .flatMap(({ id, person, ...flags }): Person[] =>
      person === null
        ? []
        : [
            {
              ...person,
              kind,
              recordId: id,
              sides: sides.filter((side) => isOn(side, { id, person, ...flags })),
            },
          ],
    )
    .sort((a, b) => alphabetical(a.nome, b.nome));
}

export function peopleOf(choices: Choices): { people: Person[]; groups: Group[] } {
  const byKind = allKinds.map((kind) => {
    const marked = choices.get(kind) ?? [];
    const found = peopleIn(kind, marked);
    return { kind, marked, found, people: found.slice(0, maxPeople) };
  });
  const groups = sides.flatMap((side) =>
    byKind.map(({ kind, marked, found, people }): Group => {
      const onSide = ({ sides: own }: Person) => own.includes(side);
      const members = people.filter(onSide);
      const unread = marked.filter((mark) => isOn(side, mark) && mark.person === null).length;
      return { side, kind, members, unread, beyond: found.filter(onSide).length - members.length };
    }),
  );
  return {
    people: byKind.flatMap(({ people }) => people),
    groups: groups.filter(({ members, unread, beyond }) => members.length + unread + beyond > 0),
  };
}
