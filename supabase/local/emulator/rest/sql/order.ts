import { notEmbeddedProblem, relatedOrderProblem } from '../postgrest-errors.ts';
import type { ReadNode } from '../read-tree.ts';
import type { OrderTerm } from '../query/order.ts';
import { fieldSql } from './field-sql.ts';
import { bind, list, nothing, sql, type Sql } from './sql.ts';

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
export function orderSql(node: ReadNode): Sql {
  if (node.order.length === 0) return nothing;
  return sql` order by ${list(node.order.map((term) => termSql(node, term)))}`;
}

/** ` limit … offset …` as far as they are given. */
export function rangeSql({ limit, offset }: ReadNode): Sql {
  const limited = limit === null ? nothing : sql` limit cast(${bind(String(limit))} as bigint)`;
  return offset === 0 ? limited : sql`${limited} offset cast(${bind(String(offset))} as bigint)`;
}
