import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';

const tablesQuery = `
select coalesce(json_agg(json_build_object(
  'id', c.oid::int8::text, 'schema', n.nspname, 'name', c.relname, 'isView', c.relkind in ('v', 'm'),
  'columns', coalesce((
    select json_agg(json_build_object(
      'name', a.attname, 'number', a.attnum,
      'type', case when t.typnamespace = 'pg_catalog'::regnamespace and t.typtype <> 'd'
        then format_type(a.atttypid, null) else format_type(a.atttypid, a.atttypmod) end,
      'fallback', case
        when a.attidentity = 'd' then format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
        when a.attgenerated <> '' then null
        when d.adbin is null and t.typtype = 'd' then pg_get_expr(t.typdefaultbin, 0)
        else pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]'),
  'keys', coalesce((
    select json_agg(json_build_object('primary', k.contype = 'p', 'columns', (
      select json_agg(a.attname order by u.place)
      from unnest(k.conkey) with ordinality u(number, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number)))
    from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u')), '[]'),
  'definition', (select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid and c.relkind in ('v', 'm') limit 1)
) order by n.nspname, c.relname), '[]')::text as answer
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
  and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and n.nspname not like 'pg\\_temp%'`;

const foreignKeysQuery = `
select coalesce(json_agg(json_build_object(
  'name', k.conname, 'table', k.conrelid::int8::text, 'foreign', k.confrelid::int8::text,
  'columns', (select json_agg(a.attname order by u.place)
    from unnest(k.conkey) with ordinality u(number, place)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number),
  'foreignColumns', (select json_agg(a.attname order by u.place)
    from unnest(k.confkey) with ordinality u(number, place)
    join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.number)
) order by k.conname), '[]')::text as answer
from pg_constraint k where k.contype = 'f' and k.conparentid = 0`;

const routinesQuery = `
select coalesce(json_agg(json_build_object(
  'schema', n.nspname, 'name', p.proname, 'volatility', p.provolatile, 'returnsSet', p.proretset, 'rows', p.prorows,
  'void', p.prorettype = 'void'::regtype,
  'row', t.typtype = 'c' or p.prorettype = 'record'::regtype or coalesce(p.proargmodes::text[] && '{t,b,o}', false),
  'returns', case when t.typtype = 'c' then t.typrelid::int8::text end,
  'defaults', p.pronargdefaults,
  'parameters', coalesce((
    select json_agg(json_build_object(
      'name', coalesce(u.name, ''), 'type', format_type(u.type, null),
      'table', (select a.typrelid::int8::text from pg_type a where a.oid = u.type and a.typtype = 'c')) order by u.place)
    from (
      select x.name, x.mode, x.type, x.place
      from unnest(p.proargnames, p.proargmodes, coalesce(p.proallargtypes, p.proargtypes::oid[]))
        with ordinality x(name, mode, type, place)
    ) u where u.type is not null and coalesce(u.mode, 'i') in ('i', 'b', 'v')), '[]')
) order by n.nspname, p.proname, p.pronargs, p.oid), '[]')::text as answer
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_type t on t.oid = p.prorettype
where p.prokind = 'f' and p.prorettype <> 'trigger'::regtype and p.prorettype <> 'event_trigger'::regtype
  and n.nspname not in ('pg_catalog', 'information_schema')`;

const settingsQuery = `
select coalesce(json_agg(json_build_object('role', r.rolname, 'settings', s.setconfig) order by s.setdatabase), '[]')::text as answer
from pg_db_role_setting s
join pg_roles r on r.oid = s.setrole
where s.setdatabase in (0, (select oid from pg_database where datname = current_database()))`;

const tableRow = z.object({
  id: z.string(),
  schema: z.string(),
  name: z.string(),
  isView: z.boolean(),
  columns: z.array(
    z.object({ name: z.string(), number: z.int(), type: z.string(), fallback: z.string().nullable() }),
  ),
  keys: z.array(z.object({ primary: z.boolean(), columns: z.array(z.string()) })),
  definition: z.string().nullable(),
});
const foreignKeyRow = z.object({
  name: z.string(),
  table: z.string(),
  foreign: z.string(),
  columns: z.array(z.string()),
  foreignColumns: z.array(z.string()),
});
const routineRow = z.object({
  schema: z.string(),
  name: z.string(),
  volatility: z.enum(['i', 's', 'v']),
  returnsSet: z.boolean(),
  rows: z.number(),
  void: z.boolean(),
  row: z.boolean(),
  returns: z.string().nullable(),
  defaults: z.int(),
  parameters: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      table: z.string().nullable(),
    }),
  ),
});
const settingRow = z.object({ role: z.string(), settings: z.array(z.string()) });

export type TableRow = z.infer<typeof tableRow>;
export type ForeignKeyRow = z.infer<typeof foreignKeyRow>;
export type RoutineRow = z.infer<typeof routineRow>;
export type SettingRow = z.infer<typeof settingRow>;

export interface Catalog {
  readonly tables: readonly TableRow[];
  readonly foreignKeys: readonly ForeignKeyRow[];
  readonly routines: readonly RoutineRow[];
  readonly settings: readonly SettingRow[];
}

async function read<Row>(tx: Queryable, query: string, row: z.ZodType<Row>): Promise<Row[]> {
  const { rows } = await tx.query<{ answer: string }>(query);
  return z.array(row).parse(JSON.parse(rows[0]?.answer ?? '[]'));
}

/** The empty search path keeps every type and default qualified. */
export async function readCatalog(tx: Queryable): Promise<Catalog> {
  await tx.query("select set_config('search_path', '', true)");
  return {
    tables: await read(tx, tablesQuery, tableRow),
    foreignKeys: await read(tx, foreignKeysQuery, foreignKeyRow),
    routines: await read(tx, routinesQuery, routineRow),
    settings: await read(tx, settingsQuery, settingRow),
  };
}
