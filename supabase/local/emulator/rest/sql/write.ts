import { RestError } from '../errors.ts';
import type { Payload } from '../payload.ts';
import type { Condition } from '../query/filter.ts';
import type { Column, Table } from '../schema/model.ts';
import { conditionSql } from './condition.ts';
import { bind, catalog, id, join, list, nothing, sql, where, type Sql } from './sql.ts';

export interface WriteOptions {
  readonly table: Table;
  readonly payload: Payload;
  /** Columns handed on to the answer; empty when only their number matters. */
  readonly returning: readonly string[];
  /** Missing keys take the column's default instead of null. */
  readonly useDefaults: boolean;
}

export interface Conflict {
  readonly action: 'merge' | 'ignore';
  readonly columns: readonly string[];
}

function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column !== undefined) return column;
  throw new RestError({
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  });
}

function returningSql(table: Table, columns: readonly string[]): Sql {
  if (columns.length === 0) return sql` returning 1`;
  const shown = columns.map((name) => (name === '*' ? sql`${id(table.name)}.*` : id(table.name, name)));
  return sql` returning ${list(shown)}`;
}

function noRows({ table, returning }: WriteOptions): Sql {
  const shown = returning.map((name) => (name === '*' ? sql`${id(table.name)}.*` : id(table.name, name)));
  const columns = shown.length === 0 ? sql`1` : list(shown);
  return sql`select ${columns} from ${id(table.schema, table.name)} where false`;
}

function defaultsSql(columns: readonly Column[]): Sql {
  const pairs = columns.flatMap(({ name, fallback }) =>
    fallback === null ? [] : [sql`cast(${bind(name)} as text), ${catalog(fallback)}`],
  );
  return sql`jsonb_build_object(${list(pairs)})`;
}

/** The payload as rows of the named columns, called pgrst_body. */
function rowsSql({ payload, useDefaults }: WriteOptions, columns: readonly Column[]): Sql {
  const text = bind(payload.isArray ? payload.text : `[${payload.text}]`);
  const document = useDefaults
    ? sql`(select coalesce(jsonb_agg(${defaultsSql(columns)} || element), '[]')
      from jsonb_array_elements(cast(${text} as jsonb)) element)`
    : sql`cast(${text} as json)`;
  if (columns.length === 0)
    return useDefaults
      ? sql`jsonb_array_elements(${document}) pgrst_body`
      : sql`json_array_elements(${document}) pgrst_body`;
  const typed = columns.map(({ name, type }) => sql`${id(name)} ${catalog(type)}`);
  const recordset = useDefaults ? sql`jsonb_to_recordset` : sql`json_to_recordset`;
  return sql`${recordset}(${document}) as pgrst_body(${list(typed)})`;
}

/** In a transaction setting: up for rows tried, down for merged ones. */
function counted(step: 'up' | 'down'): Sql {
  const current = sql`coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)`;
  return step === 'up'
    ? sql`set_config('pgrst.inserted', (${current} + 1)::text, true) <> '0'`
    : sql`set_config('pgrst.inserted', (${current} - 1)::text, true) <> '-1'`;
}

function conflictSql(conflict: Conflict | null, columns: readonly Column[]): Sql {
  if (conflict === null || conflict.columns.length === 0) return nothing;
  const target = sql` on conflict (${list(conflict.columns.map((name) => id(name)))})`;
  if (conflict.action === 'ignore' || columns.length === 0) return sql`${target} do nothing`;
  const assignments = columns.map(({ name }) => sql`${id(name)} = ${id('excluded', name)}`);
  return sql`${target} do update set ${list(assignments)} where ${counted('down')}`;
}

/** RestError PGRST204 for a key without column. */
export function insertSql(options: WriteOptions, conflict: Conflict | null): Sql {
  const { table, payload, returning } = options;
  const columns = payload.keys.map((name) => columnOf(table, name));
  if (payload.isEmpty) return noRows(options);
  const into = id(table.schema, table.name);
  if (columns.length === 0 && !payload.isArray && conflict === null)
    return sql`insert into ${into} default values${returningSql(table, returning)}`;
  const names = list(columns.map(({ name }) => id(name)));
  const values = list(columns.map(({ name }) => id('pgrst_body', name)));
  const target = columns.length === 0 ? into : sql`${into}(${names})`;
  const conditions = conflict?.action === 'merge' ? [counted('up')] : [];
  return sql`insert into ${target} select ${values} from ${rowsSql(options, columns)}${where(conditions)}${conflictSql(
    conflict,
    columns,
  )}${returningSql(table, returning)}`;
}

function changedSql(table: Table, conditions: readonly Condition[]): Sql {
  const scope = { alias: table.name, table, embeds: [], present: null };
  return where(conditions.map((condition) => conditionSql(scope, condition)));
}

/** Changes the rows that meet the conditions; a body without keys changes none. */
export function updateSql(options: WriteOptions, conditions: readonly Condition[]): Sql {
  const { table, payload, returning } = options;
  const columns = payload.keys.map((name) => columnOf(table, name));
  if (columns.length === 0 || payload.isEmpty) return noRows(options);
  const assignments = columns.map(({ name }) => sql`${id(name)} = ${id('pgrst_body', name)}`);
  const one = sql`(select * from ${rowsSql(options, columns)} limit 1) pgrst_body`;
  return sql`update ${id(table.schema, table.name)} set ${list(assignments)} from ${one}${changedSql(
    table,
    conditions,
  )}${returningSql(table, returning)}`;
}

export function deleteSql(table: Table, conditions: readonly Condition[], returning: readonly string[]): Sql {
  return join(
    [
      sql`delete from ${id(table.schema, table.name)}`,
      changedSql(table, conditions),
      returningSql(table, returning),
    ],
    nothing,
  );
}
