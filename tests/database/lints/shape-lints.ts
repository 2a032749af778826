import type { Lint } from './lint.ts';

/** Lints of keys, indexes and the words that explain them. */
export const shapeLints: Lint[] = [
  {
    name: 'no_primary_key',
    why: 'A table without a primary key has no way to name a row.',
    sql: `select c.oid::regclass::text as finding from pg_class c
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
        and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
  },
  {
    name: 'unindexed_foreign_key',
    why: 'Deleting a referenced row scans every table whose foreign key leads no index.',
    sql: `select format('%s: %s', k.conrelid::regclass, k.conname) as finding from pg_constraint k
      where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not exists (
          select from pg_index i
          where i.indrelid = k.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        )`,
  },
  {
    name: 'duplicate_index',
    why: 'Two equal indexes cost twice at every write and help once.',
    sql: `select format('%s: %s', indrelid::regclass, string_agg(indexrelid::regclass::text, ', ' order by indexrelid)) as finding
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      group by indrelid, indkey::text, indclass::text, indoption::text, pg_get_expr(indpred, indrelid), pg_get_expr(indexprs, indrelid)
      having count(*) > 1`,
  },
  {
    name: 'table_without_comment',
    why: 'Every table says what it is for.',
    sql: `select c.oid::regclass::text as finding from pg_class c
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p', 'v', 'm')
        and coalesce(obj_description(c.oid, 'pg_class'), '') = ''`,
  },
  {
    name: 'column_without_comment',
    why: 'Every column says what it holds.',
    sql: `select format('%s.%s', c.oid::regclass, a.attname) as finding
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
        and a.attnum > 0 and not a.attisdropped and coalesce(col_description(c.oid, a.attnum), '') = ''`,
  },
  {
    name: 'day_of_the_server',
    why: "The server's day is that of Greenwich: after nine in the evening it is tomorrow's in Brasília.",
    sql: `select said.what as finding from (
        select p.oid::regprocedure::text, p.prosrc from pg_proc p
        where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        union all
        select format('%s: default', d.adrelid::regclass), pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
        join pg_class c on c.oid = d.adrelid
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      ) as said (what, words)
      where words ~* '\\m(current_date|current_time|localtime|localtimestamp)\\M|\\m(now|(clock|statement|transaction)_timestamp)\\(\\)\\)?::date'`,
  },
  {
    name: 'function_without_comment',
    why: 'Every function says what it answers and refuses.',
    sql: `select p.oid::regprocedure::text as finding from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and coalesce(obj_description(p.oid, 'pg_proc'), '') = ''`,
  },
];
