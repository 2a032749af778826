import type { Queryable } from '../../../supabase/local/emulator/database/database.ts';
import { callableFunctions } from '../access-rights.ts';
import { writableColumns } from '../writable-columns.ts';
import { type Actor, actors, refusals } from './actors.ts';

async function list(tx: Queryable, sql: string, params: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(sql, params);
  return rows.map(({ name }) => name);
}

/** Columns the database fills in refuse everybody. */
function columnsOf(tx: Queryable, table: string): Promise<string[]> {
  return list(
    tx,
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity <> 'a' order by attnum`,
    [table],
  );
}

/** Names the column in a write that matches no row: only the privilege is checked. */
const probes = {
  insert: (table: string, column: string) => `insert into ${table} (${column}) select null where false`,
  update: (table: string, column: string) => `update ${table} set ${column} = null where false`,
};

export interface ColumnResult {
  table: string;
  operation: 'insert' | 'update';
  actor: Actor;
  expected: string[];
  actual: string[];
}

/** Per API person, for some or all declared tables. */
export async function runColumns(
  tx: Queryable,
  tables: readonly string[] = Object.keys(writableColumns),
): Promise<ColumnResult[]> {
  const results: ColumnResult[] = [];
  for (const [table, declared] of Object.entries(writableColumns)) {
    if (!tables.includes(table)) continue;
    const columns = await columnsOf(tx, table);
    for (const operation of ['insert', 'update'] as const)
      for (const actor of ['visitor', 'owner', 'admin'] as const) {
        const attempts = columns.map((column) => ({ actor, sql: probes[operation](table, column) }));
        const refused = await refusals(tx, attempts);
        const actual = columns.flatMap((column, index) => {
          const refusal = refused[index] ?? null;
          if (refusal === null) return [column];
          return refusal === '—' ? [] : [`${column}: ${refusal}`];
        });
        const expected = actor === 'visitor' ? [] : [...declared[operation]].sort();
        results.push({ table, operation, actor, expected, actual: actual.sort() });
      }
  }
  return results;
}

export interface CallResult {
  function: string;
  actor: Actor;
  expected: string;
  actual: string;
}

/** On the fixture, each undone. */
export async function runCalls(tx: Queryable): Promise<CallResult[]> {
  const calls = Object.entries(callableFunctions).flatMap(([name, { call, reach }]) =>
    actors.map((actor, column) => ({ name, actor, sql: call, expected: reach[column] ?? '—' })),
  );
  const refused = await refusals(tx, calls);
  return calls.map(({ name, actor, expected }, index) => ({
    function: name,
    actor,
    expected,
    actual: refused[index] === '—' ? '—' : 'runs',
  }));
}

export function ownTables(tx: Queryable): Promise<string[]> {
  return list(
    tx,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
  );
}

/** Our own functions with their argument types, trigger functions left out. */
export function ownFunctions(tx: Queryable): Promise<string[]> {
  return list(
    tx,
    `select n.nspname || '.' || p.proname || '(' || replace(oidvectortypes(p.proargtypes), ', ', ',') || ')' as name
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prorettype <> 'trigger'::regtype order by 1`,
  );
}

const tablePrivileges = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];

/** API roles' privileges on a table of the service, columns included. */
export async function authPrivileges(tx: Queryable): Promise<string[]> {
  return list(
    tx,
    `select r.role || ' ' || p.privilege || ' ' || c.relname as name
     from pg_class c
     cross join unnest(array['anon', 'authenticated', 'service_role']) as r (role)
     cross join unnest($1::text[]) as p (privilege)
     where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and case when p.privilege in ('select', 'insert', 'update', 'references')
         then has_any_column_privilege(r.role, c.oid, p.privilege)
         else has_table_privilege(r.role, c.oid, p.privilege) end
     order by 1`,
    [tablePrivileges],
  );
}
