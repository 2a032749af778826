import type { ForeignKeyRow, RoutineRow } from './catalog.ts';
import { groupBy } from './group-by.ts';
import {
  objectKey,
  type ColumnPair,
  type ComputedRelationship,
  type JunctionRelationship,
  type KeyRelationship,
  type Relationship,
  type Table,
} from './model.ts';

/** The base table itself, or a view over it. */
export interface Appearance {
  readonly table: Table;
  /** Column of the base → its name here. */
  readonly names: ReadonlyMap<string, string>;
}

export interface KnownTable {
  readonly id: string;
  readonly table: Table;
  readonly uniqueKeys: readonly (readonly string[])[];
}

function renamed(appearance: Appearance, columns: readonly string[]): string[] | null {
  const names = columns.map((column) => appearance.names.get(column));
  return names.every((name) => name !== undefined) ? names : null;
}

function sameColumns(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

function zip(left: readonly string[], right: readonly string[]): ColumnPair[] {
  return left.map((name, index) => [name, right[index] ?? ''] as const);
}

/** Views repeat their tables' keys. */
export function keyRelationships(
  keys: readonly ForeignKeyRow[],
  known: ReadonlyMap<string, KnownTable>,
  appearances: (id: string) => readonly Appearance[],
): KeyRelationship[] {
  return keys.flatMap((key) => {
    const isUnique =
      known.get(key.table)?.uniqueKeys.some((unique) => sameColumns(unique, key.columns)) ?? false;
    return appearances(key.table).flatMap((near) =>
      appearances(key.foreign).flatMap((far) => {
        const [own, other] = [renamed(near, key.columns), renamed(far, key.foreignColumns)];
        if (own === null || other === null) return [];
        const shared = { constraint: key.name };
        const there: KeyRelationship = {
          ...shared,
          kind: isUnique ? 'one-to-one' : 'many-to-one',
          table: near.table,
          foreign: far.table,
          pairs: zip(own, other),
        };
        const back: KeyRelationship = {
          ...shared,
          kind: isUnique ? 'one-to-one' : 'one-to-many',
          table: far.table,
          foreign: near.table,
          pairs: zip(other, own),
        };
        return [there, back];
      }),
    );
  });
}

export function junctionRelationships(keys: readonly KeyRelationship[]): JunctionRelationship[] {
  const outward = groupBy(
    keys.filter((key) => key.kind === 'many-to-one'),
    (key) => key.table,
  );
  return [...outward].flatMap(([junction, pair]) =>
    pair.flatMap((source) =>
      pair
        .filter((target) => target.constraint !== source.constraint)
        .filter((target) =>
          [...source.pairs, ...target.pairs].every(([own]) => junction.primaryKey.includes(own)),
        )
        .map((target): JunctionRelationship => ({
          kind: 'many-to-many',
          table: source.foreign,
          foreign: target.foreign,
          junction,
          source: {
            constraint: source.constraint,
            pairs: source.pairs.map(([own, far]) => [far, own] as const),
          },
          target: {
            constraint: target.constraint,
            pairs: target.pairs.map(([own, far]) => [far, own] as const),
          },
        })),
    ),
  );
}

export function computedRelationships(
  routines: readonly RoutineRow[],
  known: ReadonlyMap<string, KnownTable>,
): ComputedRelationship[] {
  return routines.flatMap((routine) => {
    const table = known.get(routine.parameters[0]?.table ?? '')?.table;
    const foreign = known.get(routine.returns ?? '')?.table;
    if (routine.parameters.length !== 1 || table === undefined || foreign === undefined) return [];
    const { schema, name } = routine;
    return [
      {
        kind: 'computed' as const,
        table,
        foreign,
        routine: { schema, name },
        single: !routine.returnsSet || routine.rows === 1,
      },
    ];
  });
}

/** A function named like a table replaces every key between both. */
export function withoutReplaced(
  detected: readonly (KeyRelationship | JunctionRelationship)[],
  computed: readonly ComputedRelationship[],
): (KeyRelationship | JunctionRelationship)[] {
  return detected.filter(
    ({ table, foreign }) =>
      !computed.some(
        ({ table: own, routine }) =>
          own === table && routine.schema === foreign.schema && routine.name === foreign.name,
      ),
  );
}

const order: Readonly<Record<Relationship['kind'], number>> = {
  'one-to-many': 0,
  'many-to-one': 1,
  'one-to-one': 2,
  'many-to-many': 3,
  computed: 4,
};

function nameOf(relationship: Relationship): string {
  switch (relationship.kind) {
    case 'computed':
      return relationship.routine.name;
    case 'many-to-many':
      return relationship.source.constraint;
    default:
      return relationship.constraint;
  }
}

/** By starting table, in a fixed order for stable messages. */
export function indexRelationships(
  relationships: readonly Relationship[],
): ReadonlyMap<string, readonly Relationship[]> {
  const sorted = relationships.toSorted(
    (a, b) => order[a.kind] - order[b.kind] || nameOf(a).localeCompare(nameOf(b)),
  );
  return groupBy(sorted, ({ table }) => objectKey(table.schema, table.name));
}
