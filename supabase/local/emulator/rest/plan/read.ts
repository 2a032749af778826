import { answerSql } from '../sql/answer.ts';
import { countSql } from '../sql/count.ts';
import { readSql } from '../sql/read.ts';
import { bind, id, sql, type Sql } from '../sql/sql.ts';
import type { Preferences } from '../preferences.ts';
import type { Table } from '../schema/model.ts';
import type { Plan, RestRequest } from './request.ts';
import { applyRangeHeader, buildTree, restrict } from './tree.ts';

/** All rows, or for estimates one more than ever returned. */
export function totalOf(counted: Sql, { count }: Preferences, maxRows: number | null): Sql | null {
  if (count === 'exact') return counted;
  if (count !== 'estimated') return null;
  return maxRows === null ? counted : sql`${counted} limit cast(${bind(String(maxRows + 1))} as bigint)`;
}

/** The planner is used only for planned and estimated counts. */
export function estimateOf(counted: Sql, { count }: Preferences): Sql | null {
  return count === 'planned' || count === 'estimated' ? counted : null;
}

/** GET and HEAD of a table or view. */
export function planRead(request: RestRequest, table: Table): Plan {
  const { cache, query, preferences, media, maxRows } = request;
  const { aggregates } = cache.settings;
  const tree = buildTree({ cache, query, aggregates }, { table, alias: table.name }, false);
  applyRangeHeader(tree, request);
  restrict(tree, maxRows);
  const from = sql`${id(table.schema, table.name)} as ${id(table.name)}`;
  const counted = countSql(tree, from);
  return {
    kind: 'read',
    statement: answerSql({
      source: null,
      rows: readSql(tree, from),
      total: totalOf(counted, preferences, maxRows),
      media,
      shape: 'rows',
      withBody: request.method !== 'HEAD',
    }),
    estimate: estimateOf(counted, preferences),
    readOnly: true,
    offset: tree.offset,
    isVoid: false,
    isSingle: false,
  };
}
