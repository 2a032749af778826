import { RestError } from '../errors.ts';
import { nearestName, similarity } from '../nearest-name.ts';
import {
  objectKey,
  type JunctionRelationship,
  type KeyRelationship,
  type Relationship,
  type SchemaCache,
  type Table,
} from '../schema/model.ts';

export interface Wanted {
  readonly name: string;
  readonly hint: string | null;
}

function near(relationship: KeyRelationship, column: string): boolean {
  return relationship.pairs.length === 1 && relationship.pairs[0]?.[0] === column;
}

function far(relationship: KeyRelationship, column: string): boolean {
  return relationship.pairs.length === 1 && relationship.pairs[0]?.[1] === column;
}

/** Self-relations have each key in both directions: the name decides. */
function matchesSelf(relationship: KeyRelationship, { name, hint }: Wanted): boolean {
  const toMany = relationship.kind === 'one-to-many' && name === relationship.foreign.name;
  if (hint !== null) return toMany && far(relationship, hint);
  return toMany || (relationship.kind === 'many-to-one' && near(relationship, name));
}

function matchesKey(relationship: KeyRelationship, wanted: Wanted): boolean {
  const { foreign, table, constraint } = relationship;
  if (foreign === table) return matchesSelf(relationship, wanted);
  const { name, hint } = wanted;
  const byName = name === foreign.name;
  if (hint !== null)
    return byName && (hint === constraint || near(relationship, hint) || far(relationship, hint));
  return byName || (!foreign.isView && (name === constraint || near(relationship, name)));
}

function matchesJunction(
  { table, foreign, junction }: JunctionRelationship,
  { name, hint }: Wanted,
): boolean {
  if (name !== foreign.name) return false;
  return hint === null ? foreign !== table : hint === junction.name;
}

function matches(relationship: Relationship, wanted: Wanted): boolean {
  switch (relationship.kind) {
    case 'computed':
      return relationship.routine.name === wanted.name;
    case 'many-to-many':
      return matchesJunction(relationship, wanted);
    default:
      return matchesKey(relationship, wanted);
  }
}

function columnList(columns: readonly string[]): string {
  return `(${columns.join(', ')})`;
}

function describe(relationship: KeyRelationship | JunctionRelationship): Record<string, string> {
  const { table, foreign, kind } = relationship;
  const shared = { cardinality: kind, embedding: `${table.name} with ${foreign.name}` };
  if (relationship.kind === 'many-to-many') {
    const { junction, source, target } = relationship;
    const [from, to] = [source, target].map(
      ({ constraint, pairs }) => `${constraint}${columnList(pairs.map(([, own]) => own))}`,
    );
    return { ...shared, relationship: `${junction.name} using ${from} and ${to}` };
  }
  const own = `${table.name}${columnList(relationship.pairs.map(([column]) => column))}`;
  const other = `${foreign.name}${columnList(relationship.pairs.map(([, column]) => column))}`;
  return { ...shared, relationship: `${relationship.constraint} using ${own} and ${other}` };
}

function ambiguous(table: Table, name: string, found: readonly Relationship[]): RestError {
  const explained = found.filter((relationship) => relationship.kind !== 'computed');
  const hints = explained.map((relationship) => {
    const way = relationship.kind === 'many-to-many' ? relationship.junction.name : relationship.constraint;
    return `'${relationship.foreign.name}!${way}'`;
  });
  return new RestError({
    status: 300,
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${table.name}' and '${name}'`,
    details: explained.map(describe),
    hint: `Try changing '${name}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
  });
}

function missing(table: Table, { name, hint }: Wanted, all: readonly Relationship[]): RestError {
  const names = all.map(({ foreign }) => foreign.name).filter((known) => similarity(known, name) < 1);
  const suggestion = nearestName(name, names, 1 / 3);
  const using = hint === null ? '' : ` using the hint '${hint}'`;
  return new RestError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${table.name}' and '${name}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${table.name}' and '${name}'${using} in the schema '${table.schema}', but no matches were found.`,
    hint: suggestion === null ? null : `Perhaps you meant '${suggestion}' instead of '${name}'.`,
  });
}

/** Other end and junction must be under the exposed schemas. */
function isReachable(cache: SchemaCache, table: Table, relationship: Relationship): boolean {
  if (relationship.foreign.schema !== table.schema) return false;
  if (relationship.kind !== 'many-to-many') return true;
  const { junction } = relationship;
  return cache.tables.has(objectKey(junction.schema, junction.name));
}

/** Functions precede keys. RestError PGRST200 for none, PGRST201 (300) for several. */
export function findRelationship(cache: SchemaCache, table: Table, wanted: Wanted): Relationship {
  const all = (cache.relationships.get(objectKey(table.schema, table.name)) ?? []).filter((relationship) =>
    isReachable(cache, table, relationship),
  );
  const found = all.filter((relationship) => matches(relationship, wanted));
  const chosen = found.find(({ kind }) => kind === 'computed') ?? found[0];
  if (chosen === undefined) throw missing(table, wanted, all);
  if (chosen.kind !== 'computed' && found.length > 1) throw ambiguous(table, wanted.name, found);
  return chosen;
}
