import { audit, counters, type Flaw, rewrite } from './flaw.ts';

const authors = { table: 'public.audit_log', file: 'autores_da_auditoria' };
const turns = { table: 'private.orcamento_ia', file: 'reservar_analise_ia' };
const exported = { table: 'private.uso_ia', file: 'exportar_meus_dados' };
const limits = { table: 'private.limite_taxa', file: 'limite_taxa' };

const reserve = 'public.reservar_analise_ia(uuid, integer, integer, integer, integer)';

/** Export, erasure, the analysis's turns, audited changes. */
export const accountFlaws: Flaw[] = [
  {
    flaw: 'users write history',
    sql: [
      'grant insert on public.audit_log to authenticated',
      `create policy "users write history" on public.audit_log for insert to authenticated
         with check ((select auth.uid()) = actor_id)`,
    ],
    ...audit,
    caughtBy: ['matrix', 'grants', 'lints'],
  },
  {
    flaw: 'everybody signed in reads history',
    sql: ['alter policy "administrators read the audit log" on public.audit_log using (true)'],
    ...audit,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'an act is nobody’s',
    sql: [rewrite('private.audit_candidato()', '(select auth.uid())', 'null')],
    ...audit,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the recorded changes name accounts',
    sql: [rewrite('private.audit_candidato()', `'created_by', `, '')],
    ...audit,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the recorded changes hold what did not change',
    sql: [
      rewrite(
        'private.audit_candidato()',
        `where coalesce(before -> field, 'null') <> coalesce(after -> field, 'null')`,
        '',
      ),
    ],
    ...audit,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'everybody signed in is told the e-mails of those who acted',
    sql: [rewrite('private.autores_da_auditoria()', '(select private.is_admin())', 'true')],
    ...authors,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'administrators are told the e-mail of every account',
    sql: [
      rewrite(
        'private.autores_da_auditoria()',
        'and u.id in (select a.actor_id from public.audit_log as a)',
        '',
      ),
    ],
    ...authors,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the export tells how often others asked',
    sql: [rewrite('private.meu_uso_ia()', 'where u.user_id = (select auth.uid())', '')],
    ...exported,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the export leaves the analyses out',
    sql: [rewrite('public.exportar_meus_dados()', 'private.meu_uso_ia()', `'[]'::jsonb`)],
    ...exported,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the export tells where others signed in',
    sql: [rewrite('private.minhas_sessoes()', 'where s.user_id = (select auth.uid())', '')],
    table: 'auth.users',
    file: 'exportar_meus_dados',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the export leaves the sessions out',
    sql: [rewrite('public.exportar_meus_dados()', 'private.minhas_sessoes()', `'[]'::jsonb`)],
    table: 'auth.users',
    file: 'exportar_meus_dados',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'erasing an account erases them all',
    sql: [rewrite('private.apagar_conta()', 'where u.id = (select auth.uid())', '')],
    table: 'auth.users',
    file: 'excluir_minha_conta',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a day of analyses has no end',
    sql: [rewrite('public.consumir_cota_ia(uuid, integer)', 'where u.n < p_max', '')],
    table: 'private.uso_ia',
    file: 'consumir_cota_ia',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'everybody’s day of analyses has no end',
    sql: [rewrite('private.gastar_orcamento_ia(integer)', 'where o.n < p_total', '')],
    ...turns,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'one person has two analyses made at once',
    sql: [rewrite(reserve, 'if busy_until > moment then', 'if false then')],
    ...turns,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a turn needs no pause',
    sql: [
      rewrite(reserve, `if started + p_intervalo_s * interval '1 second' > moment then`, 'if false then'),
    ],
    ...turns,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'anybody’s turn can be given back',
    sql: [rewrite('public.soltar_analise_ia(uuid, uuid, boolean)', ' and u.vez = p_vez', '')],
    ...turns,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the taking of turns resolves names where its caller says',
    sql: [`alter function ${reserve} reset search_path`],
    ...turns,
    caughtBy: ['lints'],
  },
  {
    flaw: 'users reset their own counters',
    sql: [
      'grant select, update, delete on private.uso_ia to authenticated',
      `create policy "own counters" on private.uso_ia to authenticated
         using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id)`,
    ],
    ...counters,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'visitors count calls in anybody’s name',
    sql: ['grant execute on function public.contar_chamada(text, integer, integer) to anon'],
    ...limits,
    caughtBy: ['pgtap', 'matrix', 'grants', 'lints'],
  },
  {
    flaw: 'an address has no limit',
    sql: [rewrite('public.contar_chamada(text, integer, integer)', 'where l.n < p_max', '')],
    ...limits,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'visitors write answers into the shared cache',
    sql: ['grant execute on function public.gravar_cache_http(text, jsonb, integer, integer) to anon'],
    table: 'private.cache_http',
    file: 'cache_http',
    caughtBy: ['pgtap', 'matrix', 'grants', 'lints'],
  },
  {
    flaw: 'users make themselves administrators',
    sql: [
      'grant insert on public.user_roles to authenticated',
      `create policy "users take roles" on public.user_roles for insert to authenticated
         with check ((select auth.uid()) = user_id)`,
    ],
    table: 'public.user_roles',
    file: 'user_roles',
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'a view shows the addresses of the accounts',
    sql: [
      'create view public.pessoas with (security_invoker = off) as select id, email from auth.users',
      `comment on view public.pessoas is 'x'`,
      `comment on column public.pessoas.id is 'x'`,
      `comment on column public.pessoas.email is 'x'`,
      'grant select on public.pessoas to authenticated',
    ],
    table: 'public.user_roles',
    file: 'user_roles',
    caughtBy: ['grants', 'lints'],
  },
  {
    flaw: 'a name may hold invisible characters',
    sql: [
      `create or replace function private.line_ok(value text) returns boolean language sql immutable parallel safe
         set search_path = '' as 'select true'`,
    ],
    table: 'public.candidatos_presidencia_2026',
    file: 'candidatos_presidencia_2026_checks',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a photo may come without encryption',
    sql: [rewrite('private.https_ok(text)', '^https://[A', '^https?://[A')],
    table: 'public.candidatos_presidencia_2026',
    file: 'candidatos_presidencia_2026_checks',
    caughtBy: ['pgtap'],
  },
];
