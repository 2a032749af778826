import { audit, candidates, choices, type Flaw, flawsOf } from './flaw.ts';

const deputies = { table: 'public.usuario_deputados_relacao', file: 'usuario_deputados_relacao' };
const roles = { table: 'public.user_roles', file: 'user_roles' };

const onChoices = 'on public.usuario_candidatos_relacao';
const onCandidates = 'on public.candidatos_presidencia_2026';

/** Mistakes of row-level security and of what it asks. */
export const policyFlaws: Flaw[] = [
  ...flawsOf(choices, ['pgtap', 'matrix', 'lints'], {
    'row-level security of the choices is off':
      'alter table public.usuario_candidatos_relacao disable row level security',
    'a second policy lets administrators read choices': `create policy "administrators read choices" ${onChoices} for select to authenticated
         using ((select private.is_admin()))`,
    'a choice can be created in any name': `alter policy "users create their own choices of visible candidates" ${onChoices} with check (true)`,
    'every choice can be changed by everybody, behind a right SELECT policy': `alter policy "users change their own candidate choices" ${onChoices} using (true) with check (true)`,
    'every choice can be deleted by everybody, behind a right SELECT policy': `alter policy "users delete their own candidate choices" ${onChoices} using (true)`,
  }),
  ...flawsOf(audit, ['pgtap', 'matrix', 'lints'], {
    'row-level security of the audit log is off': 'alter table public.audit_log disable row level security',
  }),
  ...flawsOf(choices, ['pgtap', 'matrix'], {
    'everybody signed in reads every choice': `alter policy "users read their own candidate choices" ${onChoices} using (true)`,
    'a choice of an invisible candidate can be created': `alter policy "users create their own choices of visible candidates" ${onChoices}
         with check ((select auth.uid()) = user_id and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true')`,
    'the delete policy of the choices is missing': `drop policy "users delete their own candidate choices" ${onChoices}`,
  }),
  ...flawsOf(deputies, ['pgtap', 'matrix'], {
    'an anonymous sign-in keeps choices': `alter policy "users create their own deputy choices" on public.usuario_deputados_relacao
         with check ((select auth.uid()) = user_id)`,
  }),
  ...flawsOf(choices, ['lints'], {
    'an update policy without its own WITH CHECK': [
      `drop policy "users change their own candidate choices" ${onChoices}`,
      `create policy "users change their own candidate choices" ${onChoices} for update to authenticated
         using ((select auth.uid()) = user_id)`,
    ],
    'a policy calls auth.uid() for every row': `alter policy "users read their own candidate choices" ${onChoices} using (auth.uid() = user_id)`,
    'a policy names no role': `alter policy "users read their own candidate choices" ${onChoices} to public`,
  }),
  ...flawsOf(candidates, ['pgtap', 'matrix'], {
    'visitors read deleted candidates': `alter policy "visitors read active and archived candidates" ${onCandidates} using (true)`,
    'visitors do not read archived candidates': `alter policy "visitors read active and archived candidates" ${onCandidates} using (status = 'active')`,
  }),
  ...flawsOf(candidates, ['pgtap', 'matrix', 'lints'], {
    'everybody signed in creates candidates': `alter policy "administrators create candidates" ${onCandidates} with check (true)`,
    'everybody signed in changes candidates': `alter policy "administrators change candidates" ${onCandidates} using (true) with check (true)`,
  }),
  ...flawsOf({ ...roles, table: candidates.table }, ['pgtap', 'matrix'], {
    'everybody is an administrator': `create or replace function private.is_admin() returns boolean language sql stable security definer
         set search_path = '' as 'select true'`,
    'nobody is an administrator': `create or replace function private.is_admin() returns boolean language sql stable security definer
         set search_path = '' as 'select false'`,
  }),
  ...flawsOf({ ...roles, table: candidates.table }, ['pgtap', 'matrix', 'lints'], {
    'an administrator is who says so in the own metadata': `create or replace function private.is_admin() returns boolean language sql stable security definer
         set search_path = '' as $$ select coalesce(auth.jwt() -> 'user_metadata' ->> 'is_admin' = 'true', false) $$`,
  }),
  ...flawsOf(roles, ['pgtap', 'matrix'], {
    'administrators read all roles': `alter policy "users read their own roles" on public.user_roles
         using ((select auth.uid()) = user_id or (select private.is_admin()))`,
  }),
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
