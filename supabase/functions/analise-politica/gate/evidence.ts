import { type KnownFact, valuesOf } from '../facts.ts';
import type { Group, Person, Trait } from '../people.ts';
import { type Clause, type Context, isSameTrait } from './clause.ts';
import type { Counts } from './match.ts';

/** Whether a cited fact supports a clause; one that supports none is refused. */
export type Touches = (fact: KnownFact) => boolean;

/** Null when the clause is untrue or not shown by the cited facts; else which facts support it. */
export type Check = (clause: Clause, counts: Counts, context: Context) => Touches | null;

export function sameSet<T>(a: Iterable<T>, b: Iterable<T>): boolean {
  const [left, right] = [new Set(a), new Set(b)];
  return left.size === right.size && [...left].every((item) => right.has(item));
}

export const isWhole = ({ members, missing }: Group, trait: Trait): boolean =>
  missing === 0 && members.length > 0 && members.every((member) => valuesOf(member, trait).length > 0);

export const isCited = ({ cited }: Context, wanted: (states: KnownFact['states']) => boolean): boolean =>
  cited.some(({ states }) => wanted(states));

export function isTraitCited(context: Context, person: Person, trait: Trait, value: string): boolean {
  return isCited(
    context,
    (states) =>
      states.of === 'trait' && states.person === person && states.trait === trait && states.value === value,
  );
}

export function covers(context: Context, people: readonly Person[], trait: Trait): boolean {
  return people.every((person) =>
    isCited(context, (states) => states.of === 'trait' && states.person === person && states.trait === trait),
  );
}

/** Facts of these people about the clause, and counts of groups about the same. */
export function touchesOf(
  people: readonly Person[],
  { values, traits }: Clause,
  groups: readonly Group[] = [],
): Touches {
  const isNamed = (trait: Trait) =>
    values.some((value) => isSameTrait(value.trait, trait)) ||
    traits.some((named) => isSameTrait(named, trait));
  return ({ states }) => {
    if (states.of === 'fonte' || states.of === 'pautas' || states.of === 'votos') return false;
    if (states.of === 'tamanho') return groups.includes(states.group);
    if (states.of === 'distintos') return groups.includes(states.group) && isNamed(states.trait);
    if (states.of === 'com_valor') {
      const isSaid = values.length === 0 || values.some(({ value }) => value === states.value);
      return isNamed(states.trait) && isSaid && (groups.length === 0 || groups.includes(states.group));
    }
    if (!people.includes(states.person)) return false;
    if (states.of !== 'trait') return true;
    const isSeveral = states.trait === 'pauta' || states.trait === 'cargo';
    return isSeveral ? values.some(({ value }) => value === states.value) : isNamed(states.trait);
  };
}

export function marksCited(context: Context, { members, side }: Group): boolean {
  return members.every((person) =>
    isCited(context, (states) => states.of === 'escolha' && states.person === person && states.side === side),
  );
}
