import { parseRows, type Payload } from '../payload.ts';
import type { Condition } from '../query/filter.ts';
import type { Query } from '../query/query-string.ts';
import type { Table } from '../schema/model.ts';
import { answerSql } from '../sql/answer.ts';
import { readSql } from '../sql/read.ts';
import { id, sql, type Sql } from '../sql/sql.ts';
import { deleteSql, insertSql, updateSql, type Conflict, type WriteOptions } from '../sql/write.ts';
import type { Plan, RestRequest } from './request.ts';
import type { ReadNode } from '../read-tree.ts';
import { buildTree } from './tree.ts';

/** Returned rows feed the answer; what is embedded may need any column. */
function returningOf(node: ReadNode): string[] {
  const named = node.columns.map(({ field }) => field.name);
  const ordered = node.order.flatMap(({ relation, field }) => (relation === null ? [field.name] : []));
  const all = [...new Set([...named, ...ordered])];
  if (!named.includes('*') && node.embeds.length === 0) return all;
  return ['*', ...all.filter((name) => name !== '*' && !node.table.columns.has(name))];
}

function rootConditions(query: Query): Condition[] {
  return query.conditions.filter(({ path }) => path.length === 0).map(({ value }) => value);
}

function conflictOf({ preferences, query }: RestRequest, table: Table): Conflict | null {
  if (preferences.resolution === null) return null;
  const columns = query.onConflict ?? table.primaryKey;
  return { action: preferences.resolution === 'merge-duplicates' ? 'merge' : 'ignore', columns };
}

function statementOf(request: RestRequest, kind: Plan['kind'], options: WriteOptions): Sql {
  const { table } = options;
  switch (kind) {
    case 'create':
      return insertSql(options, conflictOf(request, table));
    case 'update':
      return updateSql(options, rootConditions(request.query));
    default:
      return deleteSql(table, rootConditions(request.query), options.returning);
  }
}

const noPayload: Payload = { text: '[]', isArray: true, isEmpty: true, keys: [] };

/** POST, PATCH and DELETE; `body` is the request's text. */
export function planWrite(
  request: RestRequest,
  table: Table,
  kind: 'create' | 'update' | 'delete',
  body: string,
): Plan {
  const { cache, query, preferences, media } = request;
  const { aggregates } = cache.settings;
  const tree = buildTree({ cache, query, aggregates }, { table, alias: table.name }, true);
  const isShown = preferences.representation === 'representation';
  const source = statementOf(request, kind, {
    table,
    payload: kind === 'delete' ? noPayload : parseRows(body, query.columns),
    returning: isShown ? returningOf(tree) : [],
    useDefaults: preferences.missing === 'default',
  });
  const rows = isShown
    ? readSql(tree, sql`pgrst_source as ${id(table.name)}`)
    : sql`select 1 from pgrst_source`;
  return {
    kind,
    statement: answerSql({
      source,
      rows,
      total: preferences.count === null || preferences.count === 'planned' ? null : 'page',
      media,
      shape: 'rows',
      withBody: isShown,
    }),
    estimate: null,
    readOnly: false,
    offset: 0,
    isVoid: false,
    isSingle: false,
  };
}
