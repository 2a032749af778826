import type { FactBook, KnownFact } from './facts.ts';
import type { Sentence } from './gate/gate.ts';
import type { Group, Person, Trait } from './people.ts';

type Wanted = (states: KnownFact['states']) => boolean;

/** Finds the ids of the facts that a sentence cites. */
export function createFactFinder({ facts }: FactBook) {
  const idsWhere = (wanted: Wanted): string[] =>
    facts.filter(({ states }) => wanted(states)).map(({ id }) => id);

  function choiceIds({ members, side }: Group): string[] {
    return idsWhere(
      (states) => states.of === 'escolha' && states.side === side && members.includes(states.person),
    );
  }

  function traitIds(people: readonly Person[], ...traits: readonly Trait[]): string[] {
    return idsWhere(
      (states) => states.of === 'trait' && traits.includes(states.trait) && people.includes(states.person),
    );
  }
  return { idsWhere, choiceIds, traitIds };
}

export type FactFinder = ReturnType<typeof createFactFinder>;

export const sentence = (texto: string, fatos: readonly string[]): Sentence => ({ texto, fatos });
