import { type KnownFact, valuesOf } from '../facts.ts';
import { onlyTrueOf } from './clause.ts';
import { covers, type Check, isCited, isTraitCited, type Touches, touchesOf } from './evidence.ts';
import { groupsFor, sizeOf } from './groups.ts';
import { lexicon } from './lexicon.ts';
import { officesHold } from './offices.ts';

export const have: Check = (clause, { size }, context) => {
  const { people, values, sides, kinds, tokens } = clause;
  if (people.length === 0 || (values.length === 0 && sides.length === 0 && kinds.length === 0)) return null;
  const isTrue =
    people.every(({ kind }) => kinds.every((named) => named === kind)) &&
    people.every(({ kind }) => [null, kind].includes(onlyTrueOf(clause))) &&
    people.every((person) => sides.every((side) => person.sides.includes(side))) &&
    values.every(({ trait, value }) =>
      people.every(
        (person) => valuesOf(person, trait).includes(value) && isTraitCited(context, person, trait, value),
      ),
    ) &&
    officesHold(clause);
  if (!isTrue) return null;
  if (size !== undefined && !groupsFor(clause, context).some((group) => sizeOf(group) === size)) return null;
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

export const lack: Check = (clause, _, context) => {
  const { people, traits } = clause;
  const isTrue = people.every((person) =>
    traits.every((trait) =>
      person.traits.some((own) => own.trait === trait && own.value === null && !own.isLeftOut),
    ),
  );
  const isEmptyOf = (states: KnownFact['states']) =>
    states.of === 'trait' && people.includes(states.person) && traits.includes(states.trait);
  const isThere = traits.length === 1 && people.length > 0;
  if (!isThere || !isTrue || !traits.every((trait) => covers(context, people, trait))) return null;
  const touches = touchesOf(people, clause);
  return (fact) => touches(fact) || isEmptyOf(fact.states);
};

export const items: Check = ({ people, traits }, { count }, context) => {
  const [trait] = traits;
  if (trait === undefined || traits.length > 1 || people.length === 0) return null;
  const isOfTrait: Touches = ({ states }) =>
    (trait === 'pauta' && states.of === 'pautas') || (states.of === 'trait' && states.trait === trait);
  const isTrue = people.every((person) => {
    const own = context.cited.filter(
      (fact) => 'person' in fact.states && fact.states.person === person && isOfTrait(fact),
    );
    const n = valuesOf(person, trait).length;
    return n === count && (own.some(({ states }) => states.of === 'pautas') || own.length === n);
  });
  return isTrue
    ? (fact) => 'person' in fact.states && people.includes(fact.states.person) && isOfTrait(fact)
    : null;
};
