import type { Lint } from './lint.ts';

/** Lints of who reaches what: tables, views and functions. */
export const accessLints: Lint[] = [
  {
    name: 'rls_disabled',
    why: 'A table without row-level security is open to whoever holds a grant, now or later.',
    sql: `select format('%s.%s', nspname, relname) as finding
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where nspname in ('public', 'private') and relkind in ('r', 'p') and not relrowsecurity`,
  },
  {
    name: 'exposed_table_without_policy',
    why: 'An exposed table that no policy opens is either dead or read through a back door.',
    sql: `select relname as finding from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_policy where polrelid = c.oid)`,
  },
  {
    name: 'definer_view',
    why: 'A view without security_invoker reads with its owner’s rights and skips row-level security.',
    sql: `select relname as finding from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'
        and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']`,
  },
  {
    name: 'exposed_materialized_view_or_foreign_table',
    why: 'Neither a materialised view nor a foreign table can have row-level security.',
    sql: `select relname as finding from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('m', 'f')`,
  },
  {
    name: 'auth_users_exposed',
    why: 'A view over the authentication tables hands out e-mails and password hashes.',
    sql: `select distinct v.relname as finding
      from pg_rewrite r join pg_class v on v.oid = r.ev_class
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
      join pg_class t on t.oid = d.refobjid
      where v.relnamespace = 'public'::regnamespace and v.relkind in ('v', 'm') and t.relnamespace = 'auth'::regnamespace`,
  },
  {
    name: 'exposed_definer_function',
    why: 'A function of an exposed schema that runs with its owner’s rights is an open door for whoever may call it.',
    sql: `select distinct format('%s to %s', p.oid::regprocedure, r.rolname) as finding
      from pg_proc p cross join pg_roles r
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and r.rolname in ('anon', 'authenticated')
        and has_function_privilege(r.oid, p.oid, 'execute')`,
  },
  {
    name: 'definer_function_with_user_argument',
    why: 'A privileged function asks auth.uid() who calls; told by an argument, it believes anybody. Only identifiers of records, by these names, are no accounts.',
    sql: `select distinct p.oid::regprocedure::text as finding
      from pg_proc p cross join unnest(p.proargtypes::oid[]) with ordinality as argument (type, place)
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
        and argument.type = 'uuid'::regtype
        and coalesce(p.proargnames[argument.place], '') not in ('p_candidato', 'p_audit')
        and has_function_privilege('authenticated', p.oid, 'execute')`,
  },
  {
    name: 'function_executable_by_public',
    why: 'A grant to PUBLIC survives any revoke from the named roles.',
    sql: `select p.oid::regprocedure::text as finding
      from pg_proc p cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and acl.grantee = 0`,
  },
  {
    name: 'mutable_search_path',
    why: 'Without its own search_path a function resolves names where its caller says, and runs the caller’s objects.',
    sql: `select p.oid::regprocedure::text as finding from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(p.proconfig, '{}') && array['search_path=""', 'search_path=']`,
  },
  {
    name: 'extension_in_exposed_schema',
    why: 'An extension in an exposed schema publishes all its functions.',
    sql: `select extname as finding from pg_extension where extnamespace = 'public'::regnamespace`,
  },
  {
    name: 'requests_of_ended_sessions',
    why: 'A token outlives its session by an hour: PostgREST asks before every request, or functions forget.',
    sql: `select 'authenticator' as finding
      where not exists (
        select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
        where r.rolname = 'authenticator' and 'pgrst.db_pre_request=private.exigir_sessao_aberta' = any (s.setconfig)
      )`,
  },
];
