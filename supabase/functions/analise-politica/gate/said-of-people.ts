import { valuesOf } from '../facts.ts';
import { covers, type Check, isCited, isTraitCited, touchesOf } from './evidence.ts';
import { lexicon } from './lexicon.ts';
import { officesHold } from './offices.ts';

/** All named people have all that is named. */
export const have: Check = (clause, _, context) => {
  const { people, values, sides, kinds, tokens } = clause;
  if (people.length === 0 || (values.length === 0 && sides.length === 0 && kinds.length === 0)) return null;
  const isTrue =
    people.every(({ kind }) => kinds.every((named) => named === kind)) &&
    people.every((person) => sides.every((side) => person.sides.includes(side))) &&
    values.every(({ trait, value }) =>
      people.every(
        (person) => valuesOf(person, trait).includes(value) && isTraitCited(context, person, trait, value),
      ),
    ) &&
    officesHold(clause);
  if (!isTrue) return null;
  const isShared = tokens.some((token) => token === 'comum' || lexicon.mesmo.some((word) => word === token));
  if (isShared && people.length < 2) return null;
  const needsMark = values.length === 0;
  const isMarkCited = people.every((person) =>
    isCited(
      context,
      (states) =>
        'person' in states &&
        states.person === person &&
        (sides.length > 0 ? states.of === 'escolha' && sides.includes(states.side) : states.of === 'casa'),
    ),
  );
  return needsMark && !isMarkCited ? null : touchesOf(people, clause);
};

/** The record of the named people has nothing of a kind. */
export const lack: Check = (clause, _, context) => {
  const { people, traits } = clause;
  const isTrue = people.every((person) =>
    traits.every((trait) =>
      person.traits.some((own) => own.trait === trait && own.value === null && !own.isLeftOut),
    ),
  );
  const isThere = traits.length === 1 && people.length > 0;
  return isThere && isTrue && traits.every((trait) => covers(context, people, trait))
    ? touchesOf(people, clause)
    : null;
};

/** The record of each named person has so many agenda items. */
export const items: Check = ({ people }, { count }, { cited }) => {
  const facts = cited.filter(({ states }) => 'person' in states && people.includes(states.person));
  const isTrue = people.every((person) => {
    const n = valuesOf(person, 'pauta').length;
    const own = facts.filter(({ states }) => 'person' in states && states.person === person);
    const isShown =
      own.some(({ states }) => states.of === 'pautas') ||
      own.filter(({ states }) => states.of === 'trait' && states.trait === 'pauta').length === n;
    return n === count && isShown;
  });
  return people.length > 0 && isTrue
    ? ({ states }) =>
        'person' in states &&
        people.includes(states.person) &&
        (states.of === 'pautas' || (states.of === 'trait' && states.trait === 'pauta'))
    : null;
};
