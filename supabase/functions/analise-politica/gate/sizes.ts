import type { Group } from '../people.ts';
import { type Clause, type Context, kindsIn, sidesIn } from './clause.ts';
import { type Check, isCited, marksCited, sameSet, touchesOf } from './evidence.ts';
import { groupOf, groupsFor, sizeOf } from './groups.ts';

export const are_all: Check = (clause, { size: wanted }, context) => {
  const group = groupsFor(clause, context).find(
    ({ members, missing }) =>
      missing === 0 && sameSet(members, clause.people) && [undefined, members.length].includes(wanted),
  );
  return group !== undefined && marksCited(context, group) ? touchesOf(group.members, clause, [group]) : null;
};

/** 'dois candidatos e um deputado como favoritos': each number with the words after it. */
function sizesIn({ tokens, sides, kinds }: Clause, context: Context): { n: number; group: Group | null }[] {
  const starts = tokens.flatMap((token, index) => (/^N\d/.test(token) ? [index] : []));
  const opening = kindsIn(tokens.slice(0, starts[0]));
  return starts.map((start, index) => {
    const own = tokens.slice(start + 1, starts[index + 1] ?? tokens.length);
    const named = [...new Set([...opening, ...kindsIn(own)])];
    const [kind = starts.length === 1 ? (kinds[0] ?? context.kind) : context.kind] = named;
    const [side = context.side] = starts.length > 1 && sidesIn(own).length === 1 ? sidesIn(own) : sides;
    const n = Number(tokens[start]?.slice(1));
    return { n, group: side === null || named.length > 1 ? null : groupOf(context, side, kind) };
  });
}

export const size: Check = (clause, _, context) => {
  const sizes = sizesIn(clause, context);
  const groups = sizes.flatMap(({ group }) => (group === null ? [] : [group]));
  const members = groups.flatMap((group) => group.members);
  const isTrue = sizes.every(({ n, group }) => group !== null && n === sizeOf(group));
  const isNamed = clause.people.length === 0 || sameSet(members, clause.people);
  const isShown = groups.every(
    (group) =>
      isCited(context, (states) => states.of === 'tamanho' && states.group === group) ||
      (group.missing === 0 && marksCited(context, group)),
  );
  const isDistinct = new Set(groups).size === sizes.length && sizes.length > 0;
  return isTrue && isNamed && isShown && isDistinct ? touchesOf(members, clause, groups) : null;
};
