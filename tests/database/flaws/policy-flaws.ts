import { audit, candidates, choices, type Flaw } from './flaw.ts';

const deputies = { table: 'public.usuario_deputados_relacao', file: 'usuario_deputados_relacao' };
const roles = { table: 'public.user_roles', file: 'user_roles' };

const onChoices = 'on public.usuario_candidatos_relacao';
const onCandidates = 'on public.candidatos_presidencia_2026';

/** Mistakes of row-level security and of what it asks. */
export const policyFlaws: Flaw[] = [
  {
    flaw: 'row-level security of the choices is off',
    sql: ['alter table public.usuario_candidatos_relacao disable row level security'],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'row-level security of the audit log is off',
    sql: ['alter table public.audit_log disable row level security'],
    ...audit,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'everybody signed in reads every choice',
    sql: [`alter policy "users read their own candidate choices" ${onChoices} using (true)`],
    ...choices,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'a second policy lets administrators read choices',
    sql: [
      `create policy "administrators read choices" ${onChoices} for select to authenticated
         using ((select private.is_admin()))`,
    ],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'a choice can be created in any name',
    sql: [
      `alter policy "users create their own choices of visible candidates" ${onChoices} with check (true)`,
    ],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'a choice of an invisible candidate can be created',
    sql: [
      `alter policy "users create their own choices of visible candidates" ${onChoices}
         with check ((select auth.uid()) = user_id and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true')`,
    ],
    ...choices,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'an anonymous sign-in keeps choices',
    sql: [
      `alter policy "users create their own deputy choices" on public.usuario_deputados_relacao
         with check ((select auth.uid()) = user_id)`,
    ],
    ...deputies,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'every choice can be changed by everybody, behind a right SELECT policy',
    sql: [
      `alter policy "users change their own candidate choices" ${onChoices} using (true) with check (true)`,
    ],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'an update policy without its own WITH CHECK',
    sql: [
      `drop policy "users change their own candidate choices" ${onChoices}`,
      `create policy "users change their own candidate choices" ${onChoices} for update to authenticated
         using ((select auth.uid()) = user_id)`,
    ],
    ...choices,
    caughtBy: ['lints'],
  },
  {
    flaw: 'every choice can be deleted by everybody, behind a right SELECT policy',
    sql: [`alter policy "users delete their own candidate choices" ${onChoices} using (true)`],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'the delete policy of the choices is missing',
    sql: [`drop policy "users delete their own candidate choices" ${onChoices}`],
    ...choices,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'a policy calls auth.uid() for every row',
    sql: [`alter policy "users read their own candidate choices" ${onChoices} using (auth.uid() = user_id)`],
    ...choices,
    caughtBy: ['lints'],
  },
  {
    flaw: 'a policy names no role',
    sql: [`alter policy "users read their own candidate choices" ${onChoices} to public`],
    ...choices,
    caughtBy: ['lints'],
  },
  {
    flaw: 'visitors read deleted candidates',
    sql: [`alter policy "visitors read active and archived candidates" ${onCandidates} using (true)`],
    ...candidates,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'visitors do not read archived candidates',
    sql: [
      `alter policy "visitors read active and archived candidates" ${onCandidates} using (status = 'active')`,
    ],
    ...candidates,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'everybody signed in creates candidates',
    sql: [`alter policy "administrators create candidates" ${onCandidates} with check (true)`],
    ...candidates,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'everybody signed in changes candidates',
    sql: [`alter policy "administrators change candidates" ${onCandidates} using (true) with check (true)`],
    ...candidates,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'everybody is an administrator',
    sql: [
      `create or replace function private.is_admin() returns boolean language sql stable security definer
         set search_path = '' as 'select true'`,
    ],
    ...roles,
    table: candidates.table,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'nobody is an administrator',
    sql: [
      `create or replace function private.is_admin() returns boolean language sql stable security definer
         set search_path = '' as 'select false'`,
    ],
    ...roles,
    table: candidates.table,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'an administrator is who says so in the own metadata',
    sql: [
      `create or replace function private.is_admin() returns boolean language sql stable security definer
         set search_path = '' as $$ select coalesce(auth.jwt() -> 'user_metadata' ->> 'is_admin' = 'true', false) $$`,
    ],
    ...roles,
    table: candidates.table,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'administrators read all roles',
    sql: [
      `alter policy "users read their own roles" on public.user_roles
         using ((select auth.uid()) = user_id or (select private.is_admin()))`,
    ],
    ...roles,
    caughtBy: ['pgtap', 'matrix'],
  },
  ...['user_roles', 'consentimentos', 'usuario_candidatos_relacao', 'usuario_deputados_relacao'].map(
    (name): Flaw => ({
      flaw: `an ended session reaches ${name}`,
      sql: [
        `do $$ begin execute (
           select format('drop policy %I on public.${name}', policyname) from pg_policies
           where tablename = '${name}' and permissive = 'RESTRICTIVE'
         ); end $$`,
      ],
      table: `public.${name}`,
      file: 'sessao_encerrada',
      caughtBy: ['pgtap'],
    }),
  ),
];
