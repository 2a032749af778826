import type { FactBook, KnownFact } from './facts.ts';
import type { Sentence } from './gate/gate.ts';
import type { Group, Person, Trait } from './people.ts';

type Wanted = (states: KnownFact['states']) => boolean;

/** Writes sentences with the facts that they rest on. */
export function createWriter({ facts }: FactBook) {
  const idsOf = (wanted: Wanted): string[] =>
    facts.filter(({ states }) => wanted(states)).map(({ id }) => id);

  function marksOf({ members, side }: Group): string[] {
    return idsOf(
      (states) => states.of === 'escolha' && states.side === side && members.includes(states.person),
    );
  }

  function traitOf(people: readonly Person[], ...traits: readonly Trait[]): string[] {
    return idsOf(
      (states) => states.of === 'trait' && traits.includes(states.trait) && people.includes(states.person),
    );
  }
  return { idsOf, marksOf, traitOf };
}

export type Writer = ReturnType<typeof createWriter>;

export const say = (texto: string, fatos: readonly string[]): Sentence => ({ texto, fatos });
