import { expect, it } from 'vitest';
import { database } from '../support/migrated.ts';

/** One sorted line each; keys name their columns, so nothing is left to a name. */
const declarationsSql = `
with ours as (
  select c.oid, n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v')
)
select line from (
  select o.name || ' ' || c.conname || ': ' || pg_get_constraintdef(c.oid)
  from pg_constraint c join ours o on o.oid = c.conrelid
  where c.contype <> 'n'
  union all
  select o.name || '.' || a.attname || case when a.attnotnull then ' not null' else '' end
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
  from pg_attribute a join ours o on o.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and (a.attnotnull or d.adbin is not null)
  union all
  select o.name || ' ' || t.tgname || ': ' || pg_get_triggerdef(t.oid)
  from pg_trigger t
  join (select * from ours union all select 'auth.users'::regclass, 'auth.users') as o on o.oid = t.tgrelid
  where not t.tgisinternal
  union all
  select o.name || ': ' || pg_get_indexdef(i.indexrelid)
  from pg_index i join ours o on o.oid = i.indrelid
  where not exists (select from pg_constraint c where c.conindid = i.indexrelid)
) as declared (line)
order by line collate "C"`;

it('the schema declares exactly the rules that declarations.txt says', async () => {
  const { rows } = await database.query<{ line: string }>(declarationsSql);
  await expect(`${rows.map(({ line }) => line).join('\n')}\n`).toMatchFileSnapshot('./declarations.txt');
});
