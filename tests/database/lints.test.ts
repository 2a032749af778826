import { describe, expect, it } from 'vitest';
import { lints, runLints } from './lints.ts';
import { database } from './support/migrated.ts';
import { rehearse } from './support/rehearse.ts';

const ours = await runLints(database);

describe('our schema', () => {
  it.each(lints)('$name: $why', ({ name }) => {
    expect(ours.filter(({ lint }) => lint === name)).toEqual([]);
  });
});

/** The smallest schema that breaks each rule, and what the rule then says. */
const violations: Record<string, { sql: string[]; finding: string }> = {
  rls_disabled: { sql: ['create table private.loose (id int)'], finding: 'private.loose' },
  exposed_table_without_policy: { sql: ['create table public.closed (id int)'], finding: 'closed' },
  definer_view: { sql: ['create view public.peek as select 1 as one'], finding: 'peek' },
  exposed_materialized_view_or_foreign_table: {
    sql: ['create materialized view public.totals as select 1 as one'],
    finding: 'totals',
  },
  auth_users_exposed: {
    sql: ['create view public.people with (security_invoker = true) as select email from auth.users'],
    finding: 'people',
  },
  exposed_definer_function: {
    sql: [
      'create function public.power() returns int language sql security definer as $$ select 1 $$',
      'grant execute on function public.power() to anon',
    ],
    finding: 'power() to anon',
  },
  definer_function_with_user_argument: {
    sql: [
      'create function private.of_user(who uuid) returns int language sql security definer as $$ select 1 $$',
      'grant execute on function private.of_user(uuid) to authenticated',
    ],
    finding: 'private.of_user(uuid)',
  },
  function_executable_by_public: {
    sql: [
      'create function private.everyone() returns int language sql as $$ select 1 $$',
      'grant execute on function private.everyone() to public',
    ],
    finding: 'private.everyone()',
  },
  mutable_search_path: {
    sql: ['create function private.loose() returns int language sql as $$ select 1 $$'],
    finding: 'private.loose()',
  },
  extension_in_exposed_schema: {
    sql: ['drop extension "uuid-ossp"', 'create extension "uuid-ossp" with schema public'],
    finding: 'uuid-ossp',
  },
  requests_of_ended_sessions: {
    sql: ['alter role authenticator reset pgrst.db_pre_request'],
    finding: 'authenticator',
  },
  policy_calls_per_row: {
    sql: ['create policy "p" on private.uso_ia for select to authenticated using (auth.uid() = user_id)'],
    finding: 'private.uso_ia: "p"',
  },
  several_permissive_policies: {
    sql: ['create policy "p" on public.audit_log for all to authenticated using (false) with check (false)'],
    finding: 'audit_log for r (2 policies)',
  },
  write_always_allowed: {
    sql: ['create policy "p" on public.user_roles for insert to authenticated with check (true)'],
    finding: 'user_roles: "p"',
  },
  write_without_check: {
    sql: ['create policy "p" on public.user_roles for update to authenticated using (false)'],
    finding: 'user_roles: "p"',
  },
  policy_for_public: {
    sql: ['create policy "p" on private.uso_ia for select using (false)'],
    finding: 'private.uso_ia: "p"',
  },
  policy_without_row_level_security: {
    sql: ['alter table public.user_roles disable row level security'],
    finding: 'user_roles: "users read their own roles"',
  },
  policy_column_without_index: {
    sql: [
      'create policy "p" on public.audit_log for delete to authenticated using ((select auth.uid()) = actor_id)',
    ],
    finding: 'audit_log: "p" column actor_id',
  },
  authority_from_user_metadata: {
    sql: [
      `create policy "p" on public.user_roles for delete to authenticated
         using ((select auth.jwt()) -> 'user_metadata' ->> 'admin' = 'true')`,
    ],
    finding: 'user_roles: "p"',
  },
  no_primary_key: { sql: ['create table private.heap (id int)'], finding: 'private.heap' },
  unindexed_foreign_key: {
    sql: ['drop index public.candidatos_created_by_idx'],
    finding: 'candidatos_presidencia_2026: candidatos_created_by_fkey',
  },
  duplicate_index: {
    sql: ['create index twin on public.candidatos_presidencia_2026 (nome)'],
    finding: 'candidatos_presidencia_2026: candidatos_nome_idx, twin',
  },
  table_without_comment: { sql: ['create table private.mute (id int)'], finding: 'private.mute' },
  column_without_comment: { sql: ['create table private.mute (id int)'], finding: 'private.mute.id' },
  day_of_the_server: {
    sql: [
      `create function private.today() returns date language sql set search_path = '' as $$ select now()::date $$`,
    ],
    finding: 'private.today()',
  },
  function_without_comment: {
    sql: ['create function private.mute() returns int language sql as $$ select 1 $$'],
    finding: 'private.mute()',
  },
};

describe('each lint finds its fault', () => {
  it('has a fault for every lint', () => {
    expect(Object.keys(violations).sort()).toEqual(lints.map(({ name }) => name).sort());
  });

  it.each(Object.entries(violations))('%s', async (name, { sql, finding }) => {
    const findings = await rehearse(database, async (tx) => {
      for (const statement of sql) await tx.query(statement);
      return runLints(
        tx,
        lints.filter((lint) => lint.name === name),
      );
    });
    expect(findings).toContainEqual({ lint: name, finding });
  });
});
