import { embedFilterProblem } from '../postgrest-errors.ts';
import type { Embed, ReadNode } from '../read-tree.ts';
import type { Condition } from '../query/filter.ts';
import { isTests, type Test } from '../query/operators.ts';
import type { Table } from '../schema/model.ts';
import { fieldSql } from './field-sql.ts';
import { bind, catalog, id, join, nothing, sql, type Sql } from './sql.ts';

type Filter = Extract<Condition, { kind: 'filter' }>;

export interface Scope {
  readonly alias: string;
  readonly table: Table;
  /** How the presence of an embedded resource is requested; null where nothing is embedded. */
  readonly present: ((embed: Embed) => Sql) | null;
  readonly embeds: readonly Embed[];
}

/** An array literal whose elements Postgres reads in the type of the column beside it. */
function arrayLiteral(values: readonly string[]): string {
  const elements = values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
  return `{${elements.join(',')}}`;
}

/** Drivers check booleans and bytes first; via text Postgres itself refuses. */
function literal(value: string, type: string | undefined): Sql {
  if (type === 'boolean') return sql`cast(cast(${bind(value)} as text) as boolean)`;
  if (type === 'bytea') return sql`cast(cast(${bind(value)} as text) as bytea)`;
  return bind(value);
}

function compare(field: Sql, test: Extract<Test, { kind: 'compare' }>, type: string | undefined): Sql {
  const isLike = test.operator === 'like' || test.operator === 'ilike';
  const value = isLike ? test.value.replaceAll('*', '%') : test.value;
  const operator = catalog(test.operator);
  if (test.quantifier === 'any') return sql`${field} ${operator} any (${bind(value)})`;
  if (test.quantifier === 'all') return sql`${field} ${operator} all (${bind(value)})`;
  return sql`${field} ${operator} ${literal(value, type)}`;
}

function search(field: Sql, test: Extract<Test, { kind: 'search' }>, type: string | undefined): Sql {
  const language = test.language === null ? nothing : sql`cast(${bind(test.language)} as regconfig), `;
  const vector = type === 'tsvector' ? field : sql`to_tsvector(${language}${field})`;
  return sql`${vector} @@ ${catalog(test.function)}(${language}${bind(test.value)})`;
}

function testSql(field: Sql, test: Test, type: string | undefined): Sql {
  switch (test.kind) {
    case 'is':
      return sql`${field} ${catalog(isTests[test.value])}`;
    case 'in': {
      const isEmpty = test.values.length === 1 && test.values[0] === '';
      return sql`${field} = any (${bind(arrayLiteral(isEmpty ? [] : test.values))})`;
    }
    case 'distinct':
      return sql`${field} is distinct from ${literal(test.value, type)}`;
    case 'search':
      return search(field, test, type);
    default:
      return compare(field, test, type);
  }
}

/** `clients=not.is.null` for embedded clients; null for filters about columns. */
function embedSql(scope: Scope, { field, test, negated }: Filter): Sql | null {
  const embed = scope.embeds.find(({ label }) => label === field.name);
  if (embed === undefined || scope.present === null || field.path.length > 0) return null;
  if (test.kind === 'is' && (test.value === 'null' || test.value === 'not_null')) {
    const wantsPresence = (test.value === 'not_null') !== negated;
    return wantsPresence ? scope.present(embed) : sql`not ${scope.present(embed)}`;
  }
  if (!scope.table.columns.has(field.name)) throw embedFilterProblem(field.name);
  return null;
}

function filterSql(scope: Scope, filter: Filter): Sql {
  const onEmbed = embedSql(scope, filter);
  if (onEmbed !== null) return onEmbed;
  const { field, test, negated } = filter;
  const type = field.path.length > 0 ? undefined : scope.table.columns.get(field.name)?.type;
  const asked = testSql(fieldSql(scope.alias, scope.table, field), test, type);
  return negated ? sql`not (${asked})` : asked;
}

export function conditionSql(scope: Scope, condition: Condition): Sql {
  if (condition.kind === 'filter') return filterSql(scope, condition);
  const separator = condition.operator === 'and' ? sql` and ` : sql` or `;
  const inside = join(
    condition.conditions.map((child) => conditionSql(scope, child)),
    separator,
  );
  return condition.negated ? sql`not (${inside})` : sql`(${inside})`;
}

/** The scope of a node whose embedded resources are joined beside it. */
export function joinedScope({ alias, table, embeds }: ReadNode): Scope {
  return { alias, table, embeds, present: (embed) => sql`(${id(embed.result)} is distinct from null)` };
}
