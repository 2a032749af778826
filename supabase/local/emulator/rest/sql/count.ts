import type { Embed, ReadNode } from '../read-tree.ts';
import { conditionSql } from './condition.ts';
import { fromClause } from './from-clause.ts';
import { sql, where, type Sql } from './sql.ts';

function exists(embed: Embed, parent: ReadNode): Sql {
  const { from, conditions } = fromClause(embed, parent.alias);
  return sql`exists (${matching(embed.node, from, conditions)})`;
}

function matching(node: ReadNode, from: Sql, conditions: readonly Sql[]): Sql {
  const scope = { ...node, present: (embed: Embed) => exists(embed, node) };
  const inner = node.embeds.filter((embed) => embed.inner).map((embed) => exists(embed, node));
  const own = node.conditions.map((condition) => conditionSql(scope, condition));
  return sql`select 1 from ${from}${where([...conditions, ...own, ...inner])}`;
}

/** Rows matched before the range; inner joins become "exists". */
export function countSql(node: ReadNode, from: Sql): Sql {
  return matching(node, from, []);
}
