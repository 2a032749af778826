import type { Lint } from './lint.ts';

/** Every policy of ours, with its expressions as text. */
const policies = `
  policies as (
    select p.oid, p.polrelid, p.polcmd, p.polpermissive, p.polroles,
      format('%s: "%s"', p.polrelid::regclass, p.polname) as title,
      coalesce(pg_get_expr(p.polqual, p.polrelid), '') as readable,
      coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') as writable
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  )`;

/** Lints of row-level security policies. */
export const policyLints: Lint[] = [
  {
    name: 'policy_calls_per_row',
    why: 'A bare auth.uid() runs once per row; as (select auth.uid()) it runs once per statement.',
    sql: `with ${policies}
      select title as finding from policies
      where regexp_replace(readable || ' ' || writable, '\\(\\s*select\\s+(auth|private)\\.\\w+\\(\\)', '', 'gi')
        ~* '(auth\\.(uid|jwt|role|email)|private\\.is_admin|current_setting)\\s*\\('`,
  },
  {
    name: 'several_permissive_policies',
    why: 'Permissive policies of one role and command are joined by OR: the weakest decides and all are evaluated.',
    sql: `with ${policies},
      commands as (
        select p.polrelid, r.role, c.command from policies p
        cross join lateral unnest(p.polroles) as r (role)
        cross join lateral unnest(case when p.polcmd = '*' then '{r,a,w,d}'::text[] else array[p.polcmd::text] end)
          as c (command)
        where p.polpermissive
      )
      select format('%s for %s (%s policies)', polrelid::regclass, command, count(*)) as finding
      from commands group by polrelid, role, command having count(*) > 1`,
  },
  {
    name: 'write_always_allowed',
    why: 'A write policy that is always true is no policy.',
    sql: `with ${policies}
      select title as finding from policies
      where polpermissive and polcmd <> 'r' and 'true' in (readable, writable)`,
  },
  {
    name: 'write_without_check',
    why: 'Without its own WITH CHECK a row can be created in, or given to, another’s name.',
    sql: `with ${policies}
      select title as finding from policies where polcmd in ('a', 'w', '*') and writable = ''`,
  },
  {
    name: 'policy_for_public',
    why: 'A policy without a role also opens the table to roles that do not exist yet.',
    sql: `with ${policies} select title as finding from policies where 0 = any (polroles)`,
  },
  {
    name: 'policy_without_row_level_security',
    why: 'Policies of a table whose row-level security is off are decoration.',
    sql: `with ${policies}
      select title as finding from policies join pg_class c on c.oid = polrelid where not c.relrowsecurity`,
  },
  {
    name: 'policy_column_without_index',
    why: 'The owner column of a policy is searched by every statement: it leads an index.',
    sql: `with ${policies}
      select distinct format('%s column %s', p.title, a.attname) as finding
      from policies p
      join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
        and d.refclassid = 'pg_class'::regclass and d.refobjid = p.polrelid
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where a.atttypid = 'uuid'::regtype
        and not exists (select from pg_index i where i.indrelid = a.attrelid and i.indkey[0] = a.attnum and i.indpred is null)`,
  },
  {
    name: 'authority_from_user_metadata',
    why: 'Users write their own metadata: authority read from it is self-service.',
    sql: `with ${policies}
      select title as finding from policies where readable || writable ~ 'user_?metadata'
      union all
      select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and p.prorettype = 'boolean'::regtype and p.prosrc ~ 'user_?meta_?data'`,
  },
];
