import type { Embed } from '../read-tree.ts';
import { id, sql, type Sql } from './sql.ts';

export interface FromClause {
  readonly from: Sql;
  readonly conditions: readonly Sql[];
}

/** `parent` is the SQL name of the rows it belongs to. */
export function fromClause({ node, relationship }: Embed, parent: string): FromClause {
  const { foreign } = relationship;
  const rows = sql`${id(foreign.schema, foreign.name)} as ${id(node.alias)}`;
  switch (relationship.kind) {
    case 'computed': {
      const { routine, table } = relationship;
      const argument = sql`${id(parent)}::${id(table.schema, table.name)}`;
      return {
        from: sql`${id(routine.schema, routine.name)}(${argument}) as ${id(node.alias)}`,
        conditions: [],
      };
    }
    case 'many-to-many': {
      const { junction, source, target } = relationship;
      const between = `${node.alias}_${junction.name}`;
      return {
        from: sql`${rows}, ${id(junction.schema, junction.name)} as ${id(between)}`,
        conditions: [
          ...target.pairs.map(([own, key]) => sql`${id(node.alias, own)} = ${id(between, key)}`),
          ...source.pairs.map(([own, key]) => sql`${id(parent, own)} = ${id(between, key)}`),
        ],
      };
    }
    default:
      return {
        from: rows,
        conditions: relationship.pairs.map(([own, far]) => sql`${id(node.alias, far)} = ${id(parent, own)}`),
      };
  }
}
