import type { Queryable } from '../../supabase/local/emulator/database/database.ts';

/** One sorted line each; owners, extensions and the platform's grants are out. */
const grantsSql = `
with
  people as (
    select oid, rolname as name from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
    union all select 0, 'PUBLIC'
  ),
  ours as (select oid, nspname from pg_namespace where nspname in ('public', 'private')),
  held (object, acl) as (
    select 'schema ' || nspname, (select nspacl from pg_namespace n where n.oid = ours.oid) from ours
    union all
    select case c.relkind when 'S' then 'sequence ' when 'v' then 'view ' else 'table ' end
        || ours.nspname || '.' || c.relname,
      coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))
    from pg_class c join ours on ours.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select 'column ' || ours.nspname || '.' || c.relname || '.' || a.attname, a.attacl
    from pg_attribute a join pg_class c on c.oid = a.attrelid join ours on ours.oid = c.relnamespace
    where a.attnum > 0 and not a.attisdropped and a.attacl is not null
    union all
    select 'function ' || ours.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')',
      coalesce(p.proacl, acldefault('f', p.proowner))
    from pg_proc p join ours on ours.oid = p.pronamespace
    union all
    select 'type ' || ours.nspname || '.' || t.typname, coalesce(t.typacl, acldefault('T', t.typowner))
    from pg_type t join ours on ours.oid = t.typnamespace
    where t.typtype in ('e', 'd') or (t.typtype = 'c' and t.typrelid in (select oid from pg_class where relkind = 'c'))
    union all
    -- What the migrations' owner gives away with the next object it creates.
    select 'default for ' || case k.kind when 'r' then 'tables' when 'S' then 'sequences' else 'functions' end
        || coalesce(' of schema ' || ours.nspname, ''),
      coalesce(d.defaclacl, case when ours.oid is null then acldefault(k.kind, o.oid) end)
    from (values ('r'::"char"), ('S'), ('f')) as k (kind)
    cross join (select oid from ours union all select 0) as s (oid)
    cross join (select oid from pg_roles where rolname = current_user) as o
    left join ours on ours.oid = s.oid
    left join pg_default_acl d
      on d.defaclobjtype = k.kind and d.defaclnamespace = s.oid and d.defaclrole = o.oid
  )
select people.name || ' ' || string_agg(lower(acl.privilege_type), ', ' order by acl.privilege_type)
    || ' on ' || held.object || case when bool_or(acl.is_grantable) then ' with grant option' else '' end as line
from held
cross join aclexplode(held.acl) as acl
join people on people.oid = acl.grantee
group by people.name, held.object
order by held.object collate "C", people.name collate "C"`;

/** The text that grants.txt must equal. */
export async function describeGrants(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ line: string }>(grantsSql);
  return `${rows.map(({ line }) => line).join('\n')}\n`;
}
