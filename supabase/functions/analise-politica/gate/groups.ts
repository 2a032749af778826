import type { Group, Kind, Person, Side } from '../people.ts';
import { type Clause, type Context, onlyTrueOf } from './clause.ts';

function only<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] ?? null) : null;
}

export const sizeOf = ({ members, missing }: Group): number => members.length + missing;

/** Without a kind, all of that side. */
export function groupOf({ book }: Context, side: Side, kind: Kind | null): Group | null {
  const there = book.groups.filter((group) => group.side === side);
  if (kind !== null) return there.find((group) => group.kind === kind) ?? null;
  return there.find((group) => group.kind === null) ?? only(there);
}

function subjectsOf({ cited }: Context): { people: Set<Person>; groups: Set<Group> } {
  return {
    people: new Set(cited.flatMap(({ states }) => ('person' in states ? [states.person] : []))),
    groups: new Set(cited.flatMap(({ states }) => ('group' in states ? [states.group] : []))),
  };
}

/** By the clause's words, else the sentence's beginning and the title, else the cited facts. */
export function groupsFor(clause: Pick<Clause, 'sides' | 'kinds' | 'tokens'>, context: Context): Group[] {
  const allowed = onlyTrueOf(clause);
  return groupsNamed(clause, context).filter((group) => allowed === null || group.kind === allowed);
}

function groupsNamed(clause: Pick<Clause, 'sides' | 'kinds'>, context: Context): Group[] {
  const side = only(clause.sides) ?? context.side;
  const kind = only(clause.kinds) ?? context.kind;
  if (clause.sides.length > 1 || clause.kinds.length > 1) return [];
  if (side !== null) {
    const group = groupOf(context, side, kind);
    return group === null ? [] : [group];
  }
  // 'Os candidatos' of no side would be all that there are.
  if (clause.kinds.length > 0) return [];
  const { people, groups } = subjectsOf(context);
  const fits = context.book.groups.filter((group) => kind === null || group.kind === kind);
  return fits.filter(
    (group) =>
      groups.has(group) || (group.members.length > 0 && group.members.every((member) => people.has(member))),
  );
}
