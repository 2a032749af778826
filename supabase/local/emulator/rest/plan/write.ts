import { parseRows, type Payload } from '../payload.ts';
import { putFilterProblem, putLimitProblem } from '../postgrest-errors.ts';
import type { Condition } from '../query/filter.ts';
import type { Query } from '../query/query-string.ts';
import type { Table } from '../schema/model.ts';
import { answerSql } from '../sql/answer.ts';
import { readSql } from '../sql/read.ts';
import { id, sql, type Sql } from '../sql/sql.ts';
import { deleteSql, insertSql, updateSql, type Conflict, type WriteOptions } from '../sql/write.ts';
import type { Plan, RestRequest } from './request.ts';
import type { Embed, ReadNode } from '../read-tree.ts';
import { buildTree } from './tree.ts';

/** Null when a function needs the parent's whole row. */
function keysOf({ relationship }: Embed): readonly string[] | null {
  switch (relationship.kind) {
    case 'computed':
      return null;
    case 'many-to-many':
      return relationship.source.pairs.map(([own]) => own);
    default:
      return relationship.pairs.map(([own]) => own);
  }
}

/** Returned rows feed the answer. */
function returningOf(node: ReadNode): string[] {
  const named = node.columns.map(({ field }) => field.name);
  const keys = node.embeds.map(keysOf);
  const ordered = node.order.flatMap(({ relation, field }) => (relation === null ? [field.name] : []));
  const all = [...new Set([...named, ...keys.flatMap((columns) => columns ?? []), ...ordered])];
  if (!named.includes('*') && keys.every((columns) => columns !== null)) return all;
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

/** PUT names exactly the primary key, each column by `eq`; RestError PGRST105 or PGRST114 otherwise. */
function keyConditions({ query }: RestRequest, table: Table): Condition[] {
  if (query.limits.length > 0 || query.offsets.length > 0) throw putLimitProblem();
  const conditions = rootConditions(query);
  const names = new Set<string>();
  for (const condition of conditions) {
    const isEqual =
      condition.kind === 'filter' &&
      !condition.negated &&
      condition.field.path.length === 0 &&
      condition.test.kind === 'compare' &&
      condition.test.operator === '=' &&
      condition.test.quantifier === null;
    if (!isEqual) throw putFilterProblem();
    names.add(condition.field.name);
  }
  const isKey =
    names.size === table.primaryKey.length && table.primaryKey.every((column) => names.has(column));
  if (names.size === 0 || !isKey) throw putFilterProblem();
  return conditions;
}

function statementOf(request: RestRequest, kind: Plan['kind'], options: WriteOptions): Sql {
  const { table } = options;
  switch (kind) {
    case 'put':
      return insertSql(
        options,
        { action: 'merge', columns: table.primaryKey },
        keyConditions(request, table),
      );
    case 'create':
      return insertSql(options, conflictOf(request, table), []);
    case 'update':
      return updateSql(options, rootConditions(request.query));
    default:
      return deleteSql(table, rootConditions(request.query), options.returning);
  }
}

const noPayload: Payload = { text: '[]', isArray: true, isEmpty: true, keys: [] };

/** POST, PATCH, PUT and DELETE; `body` is the request's text. */
export function planWrite(
  request: RestRequest,
  table: Table,
  kind: 'create' | 'update' | 'delete' | 'put',
  body: string,
): Plan {
  const { cache, query, preferences, media } = request;
  const { aggregates } = cache.settings;
  const tree = buildTree({ cache, query, aggregates }, { table, alias: table.name }, true);
  const isShown = preferences.representation === 'representation';
  const location = kind === 'create' && preferences.representation === 'headers-only' ? table.primaryKey : [];
  const source = statementOf(request, kind, {
    table,
    payload: kind === 'delete' ? noPayload : parseRows(body, kind === 'put' ? null : query.columns),
    returning: isShown ? returningOf(tree) : location,
    useDefaults: preferences.missing === 'default',
  });
  const rows = isShown
    ? readSql(tree, sql`pgrst_source as ${id(table.name)}`)
    : sql`select 1 from pgrst_source`;
  return {
    kind,
    resource: table.name,
    statement: answerSql({
      source,
      rows,
      total: preferences.count === null || preferences.count === 'planned' ? null : 'page',
      media,
      shape: 'rows',
      withBody: isShown,
      location,
    }),
    estimate: null,
    readOnly: false,
    offset: 0,
    isVoid: false,
    isSingle: false,
    hasConflictTarget: query.onConflict !== null || table.primaryKey.length > 0,
  };
}
