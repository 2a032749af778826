import type { Embed, ReadNode } from '../read-tree.ts';
import type { Aggregate, ColumnItem } from '../query/select.ts';
import { conditionSql, joinedScope } from './condition.ts';
import { fieldSql, pathName } from './field-sql.ts';
import { fromClause } from './from-clause.ts';
import { bind, catalog, id, join, list, nothing, sql, type Sql, where } from './sql.ts';
import { RestError } from '../errors.ts';
import { notEmbeddedProblem, relatedOrderProblem } from '../postgrest-errors.ts';
import type { OrderTerm } from '../query/order.ts';

function subject(node: ReadNode, { relation, field }: OrderTerm): Sql {
  if (relation === null) return fieldSql(node.alias, node.table, field);
  const embed = node.embeds.find(({ label }) => label === relation);
  if (embed === undefined) throw notEmbeddedProblem(relation);
  if (!embed.toOne) throw relatedOrderProblem(node.table.name, relation);
  return fieldSql(embed.result, null, field);
}

function termSql(node: ReadNode, term: OrderTerm): Sql {
  const direction = { asc: sql` asc`, desc: sql` desc` };
  const nulls = { first: sql` nulls first`, last: sql` nulls last` };
  return sql`${subject(node, term)}${term.direction === null ? nothing : direction[term.direction]}${
    term.nulls === null ? nothing : nulls[term.nulls]
  }`;
}

/** RestError PGRST108 or PGRST118 for orders over anything not embedded to-one. */
function orderSql(node: ReadNode): Sql {
  if (node.order.length === 0) return nothing;
  return sql` order by ${list(node.order.map((term) => termSql(node, term)))}`;
}

/** ` limit … offset …` as far as they are given. */
function rangeSql({ limit, offset }: ReadNode): Sql {
  const limited = limit === null ? nothing : sql` limit cast(${bind(String(limit))} as bigint)`;
  return offset === 0 ? limited : sql`${limited} offset cast(${bind(String(offset))} as bigint)`;
}

/** Request text never becomes a type's name: each is written here. */
const types =
  `bigint|bool|boolean|bpchar|bytea|char|character varying|cidr|date|decimal|double precision|float4|float8|
inet|int|int2|int4|int8|integer|interval|json|jsonb|numeric|real|smallint|text|time|timestamp|timestamp with time zone|
timestamp without time zone|timestamptz|timetz|tsquery|tsvector|uuid|varchar`
    .replaceAll('\n', '')
    .split('|');

/** Postgres refuses types that are not listed (42704). */
function castTo(value: Sql, type: string | null): Sql {
  if (type === null) return value;
  const known = types.find((name) => name === type.toLowerCase());
  if (known === undefined)
    throw new RestError({ status: 400, code: '42704', message: `type "${type}" does not exist` });
  return sql`cast(${value} as ${catalog(known)})`;
}

interface Output {
  readonly value: Sql;
  /** Null keeps the name that Postgres gives. */
  readonly name: string | null;
  readonly aggregated: boolean;
}

/** Spread into its parent; aggregates are worked out there, after joining. */
interface Lifted {
  readonly name: string;
  readonly aggregate: Aggregate | null;
  readonly cast: string | null;
}

function isHoisted({ spread, toOne }: Embed): boolean {
  return spread && toOne;
}

function lifted(node: ReadNode): Lifted[] {
  const columns = node.columns.flatMap((item): Lifted[] => {
    const { field, alias, aggregate, aggregateCast } = item;
    if (aggregate !== null) return [{ name: alias ?? aggregate, aggregate, cast: aggregateCast }];
    const names =
      field.name === '*' ? [...node.table.columns.keys()] : [alias ?? pathName(field) ?? field.name];
    return names.map((name) => ({ name, aggregate: null, cast: null }));
  });
  const embedded = node.embeds
    .filter(({ hidden }) => !hidden)
    .flatMap((embed) =>
      embed.spread ? lifted(embed.node) : [{ name: embed.label, aggregate: null, cast: null }],
    );
  return [...columns, ...embedded];
}

function isAggregated(node: ReadNode): boolean {
  return (
    node.columns.some(({ aggregate }) => aggregate !== null) ||
    node.embeds.some((embed) => isHoisted(embed) && isAggregated(embed.node))
  );
}

function columnOutputs(node: ReadNode, item: ColumnItem, hoisted: boolean, expand: boolean): Output[] {
  const { field, alias, aggregate } = item;
  const isStar = field.name === '*' && field.path.length === 0;
  if (aggregate === null && isStar) {
    if (!expand || node.table.columns.size === 0)
      return [{ value: sql`${id(node.alias)}.*`, name: null, aggregated: false }];
    return [...node.table.columns.keys()].map((name) => ({
      value: id(node.alias, name),
      name: null,
      aggregated: false,
    }));
  }
  const value = isStar ? id(node.alias) : castTo(fieldSql(node.alias, node.table, field), item.cast);
  if (aggregate === null) {
    const name = alias ?? pathName(field) ?? (item.cast === null ? null : field.name);
    return [{ value, name, aggregated: false }];
  }
  if (hoisted) return [{ value, name: alias ?? aggregate, aggregated: false }];
  const argument = isStar ? sql`*` : value;
  const worked = castTo(sql`${catalog(aggregate)}(${argument})`, item.aggregateCast);
  return [{ value: worked, name: alias ?? aggregate, aggregated: true }];
}

function embedOutputs(embed: Embed, hoisted: boolean): Output[] {
  if (embed.hidden) return [];
  const { result, label, toOne } = embed;
  if (!embed.spread) {
    const value = toOne
      ? sql`row_to_json(${id(result)}.*)::jsonb`
      : sql`coalesce(${id(result, result)}, '[]')`;
    return [{ value, name: label, aggregated: false }];
  }
  return lifted(embed.node).map(({ name, aggregate, cast }) => {
    const value = id(result, name);
    if (aggregate === null || hoisted) return { value, name, aggregated: false };
    return { value: castTo(sql`${catalog(aggregate)}(${value})`, cast), name, aggregated: true };
  });
}

function joinSql(embed: Embed, parent: ReadNode): Sql {
  const { from, conditions } = fromClause(embed, parent.alias);
  const rows = selectSql(embed.node, from, conditions, isHoisted(embed), embed.spread);
  const result = id(embed.result);
  const kind = embed.inner ? sql`inner` : sql`left`;
  if (embed.toOne) return sql` ${kind} join lateral (${rows}) as ${result} on true`;
  const spread = embed.spread
    ? lifted(embed.node).map(
        ({ name }) => sql`, coalesce(json_agg(${id(embed.result, name)}), '[]')::jsonb as ${id(name)}`,
      )
    : [];
  const gathered = sql`select json_agg(${result})::jsonb as ${result}${join(spread, nothing)} from (${rows}) as ${result}`;
  const condition = embed.inner ? sql`${id(embed.result, embed.result)} is not null` : sql`true`;
  return sql` ${kind} join lateral (${gathered}) as ${result} on ${condition}`;
}

/** Positions alone repeat an expression with bound values safely. */
function groupSql(outputs: readonly Output[]): Sql {
  if (!outputs.some(({ aggregated }) => aggregated)) return nothing;
  const positions = outputs.flatMap(({ aggregated }, index) =>
    aggregated ? [] : [catalog(String(index + 1))],
  );
  return positions.length === 0 ? nothing : sql` group by ${list(positions)}`;
}

function selectSql(
  node: ReadNode,
  from: Sql,
  conditions: readonly Sql[],
  hoisted: boolean,
  spread: boolean,
): Sql {
  const expand = spread || isAggregated(node);
  const outputs = [
    ...node.columns.flatMap((item) => columnOutputs(node, item, hoisted, expand)),
    ...node.embeds.flatMap((embed) => embedOutputs(embed, hoisted)),
  ];
  const scope = joinedScope(node);
  const filters = [...conditions, ...node.conditions.map((condition) => conditionSql(scope, condition))];
  const shown = outputs.map(({ value, name }) => (name === null ? value : sql`${value} as ${id(name)}`));
  const joins = join(
    node.embeds.map((embed) => joinSql(embed, node)),
    nothing,
  );
  return sql`select ${list(shown)} from ${from}${joins}${where(filters)}${groupSql(outputs)}${orderSql(node)}${rangeSql(node)}`;
}

/** Embedded resources are lateral joins; `from` has the root's rows. */
export function readSql(node: ReadNode, from: Sql): Sql {
  return selectSql(node, from, [], false, false);
}
