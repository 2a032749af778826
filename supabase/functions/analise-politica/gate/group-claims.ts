import { countsOf, valuesOf } from '../facts.ts';
import type { Group, Person, Trait } from '../people.ts';
import type { Clause, Context } from './clause.ts';
import {
  type Check,
  covers,
  isCited,
  isTraitCited,
  isWhole,
  marksCited,
  sameSet,
  touchesOf,
} from './evidence.ts';
import { groupOf, groupsFor, sizeOf } from './groups.ts';
import { lexicon } from './lexicon.ts';
import type { Counts } from './match.ts';

function hasSize(group: Group, { tokens }: Clause, wanted: number | undefined): boolean {
  const n = sizeOf(group);
  const isPair = !tokens.some((token) => token === 'ambos' || token === 'ambas') || n === 2;
  return isPair && (wanted === undefined || wanted === n);
}

function ofGroup(check: (group: Group, clause: Clause, counts: Counts, context: Context) => boolean): Check {
  return (clause, counts, context) => {
    const group = groupsFor(clause, context).find(
      (candidate) => hasSize(candidate, clause, counts.size) && check(candidate, clause, counts, context),
    );
    return group === undefined || clause.people.length > 0 ? null : touchesOf(group.members, clause, [group]);
  };
}

const holders = ({ members }: Group, values: Clause['values']): Person[] =>
  members.filter((member) => values.every(({ trait, value }) => valuesOf(member, trait).includes(value)));

const isCountCited = (context: Context, group: Group, trait: Trait, value: string): boolean =>
  isCited(
    context,
    (states) =>
      states.of === 'com_valor' && states.group === group && states.trait === trait && states.value === value,
  );

export const some = ofGroup((group, { values }, { count }, context) => {
  const found = holders(group, values);
  return (
    values.length > 0 &&
    found.length > 0 &&
    found.length === count &&
    values.every(
      ({ trait, value }) =>
        (values.length === 1 && isCountCited(context, group, trait, value)) ||
        found.every((person) => isTraitCited(context, person, trait, value)),
    )
  );
});

/** 'um é deputado federal'. */
export const someOfKind: Check = (clause, counts, context) => {
  const [kind] = clause.kinds;
  const [side = context.side] = clause.sides;
  if (kind === undefined || clause.kinds.length > 1 || clause.values.length > 0 || side === null) return null;
  const group = groupOf(context, side, kind);
  const isShown =
    group !== null &&
    (isCited(context, (states) => states.of === 'tamanho' && states.group === group) ||
      marksCited(context, group));
  if (group === null || !isShown || clause.people.length > 0) return null;
  return sizeOf(group) === counts.count ? touchesOf(group.members, clause, [group]) : null;
};

export const everybody = ofGroup((group, { values, tokens, kinds }, _, context) => {
  const traits = new Set(values.map(({ trait }) => trait));
  if (values.length === 0 || (kinds.length > 0 && group.kind !== null && kinds[0] !== group.kind))
    return false;
  if (tokens.some((token) => lexicon.mesmo.some((word) => word === token)) && group.members.length < 2)
    return false;
  return [...traits].every((trait) => {
    const named = values.filter((value) => value.trait === trait).map(({ value }) => value);
    const isAllThere = isWhole(group, trait) && sameSet(countsOf(group, trait).keys(), named);
    const isShown =
      covers(context, group.members, trait) ||
      named.every((value) => isCountCited(context, group, trait, value));
    return trait !== 'pauta' && trait !== 'cargo' && isAllThere && isShown;
  });
});

export const exist = ofGroup(
  (group, { values }, _, context) =>
    values.length > 0 &&
    values.every(
      ({ trait, value }) =>
        isCountCited(context, group, trait, value) ||
        group.members.some((member) => isTraitCited(context, member, trait, value)),
    ),
);

const countedTrait = ({ traits }: Clause): Trait | null => (traits.length === 1 ? (traits[0] ?? null) : null);

function isDistinctCited(context: Context, group: Group, trait: Trait): boolean {
  return (
    covers(context, group.members, trait) ||
    isCited(
      context,
      (states) => states.of === 'distintos' && states.group === group && states.trait === trait,
    )
  );
}

export const distinct = ofGroup((group, clause, { count }, context) => {
  const trait = countedTrait(clause);
  if (trait === null || trait === 'pauta' || trait === 'cargo' || !isWhole(group, trait)) return false;
  const { values } = clause;
  const found = new Set(group.members.flatMap((member) => valuesOf(member, values[0]?.trait ?? trait)));
  const isNamed =
    values.length === 0 ||
    sameSet(
      values.map(({ value }) => value),
      found,
    );
  return isNamed && found.size === count && isDistinctCited(context, group, trait);
});

export const each_own = ofGroup((group, clause, _, context) => {
  const trait = countedTrait(clause);
  if (trait === null || trait === 'pauta' || trait === 'cargo' || group.members.length < 2) return false;
  const found = countsOf(group, trait).size;
  return isWhole(group, trait) && found === group.members.length && isDistinctCited(context, group, trait);
});

export const items_of_all: Check = (clause, counts, context) => {
  const holds = groupsFor(clause, context).find(
    (group) =>
      group.missing === 0 &&
      group.members.length > 0 &&
      hasSize(group, clause, counts.size) &&
      group.members.every(
        (person) =>
          valuesOf(person, 'pauta').length === counts.count &&
          isCited(context, (states) => states.of === 'pautas' && states.person === person),
      ),
  );
  if (holds === undefined || clause.people.length > 0) return null;
  return ({ states }) => states.of === 'pautas' && holds.members.includes(states.person);
};
