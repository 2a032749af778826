import { audit, counters, type Flaw, flawsOf, rewrite } from './flaw.ts';

const authors = { table: 'public.audit_log', file: 'autores_da_auditoria' };
const turns = { table: 'private.orcamento_ia', file: 'reservar_analise_ia' };
const exported = { table: 'private.uso_ia', file: 'exportar_meus_dados' };
const limits = { table: 'private.limite_taxa', file: 'limite_taxa' };

const reserve = 'public.reservar_analise_ia(uuid, integer, integer, integer, integer)';

/** Export, erasure, the analysis's turns, audited changes. */
export const accountFlaws: Flaw[] = [
  ...flawsOf(audit, ['matrix', 'grants', 'lints'], {
    'users write history': [
      'grant insert on public.audit_log to authenticated',
      `create policy "users write history" on public.audit_log for insert to authenticated
         with check ((select auth.uid()) = actor_id)`,
    ],
  }),
  ...flawsOf(audit, ['pgtap', 'matrix'], {
    'everybody signed in reads history':
      'alter policy "administrators read the audit log" on public.audit_log using (true)',
  }),
  ...flawsOf(audit, ['pgtap'], {
    'an act is nobody’s': rewrite('private.audit_candidato()', '(select auth.uid())', 'null'),
    'the recorded changes name accounts': rewrite('private.audit_candidato()', `'created_by', `, ''),
    'the recorded changes hold what did not change': rewrite(
      'private.audit_candidato()',
      `where coalesce(before -> field, 'null') <> coalesce(after -> field, 'null')`,
      '',
    ),
  }),
  ...flawsOf(authors, ['pgtap'], {
    'everybody signed in is told the e-mails of those who acted': rewrite(
      'private.autores_da_auditoria()',
      '(select private.is_admin())',
      'true',
    ),
    'administrators are told the e-mail of every account': rewrite(
      'private.autores_da_auditoria()',
      'and u.id in (select a.actor_id from public.audit_log as a)',
      '',
    ),
  }),
  ...flawsOf(exported, ['pgtap'], {
    'the export tells how often others asked': rewrite(
      'private.meu_uso_ia()',
      'where u.user_id = (select auth.uid())',
      '',
    ),
    'the export leaves the analyses out': rewrite(
      'public.exportar_meus_dados()',
      'private.meu_uso_ia()',
      `'[]'::jsonb`,
    ),
  }),
  ...flawsOf({ table: 'auth.users', file: 'exportar_meus_dados' }, ['pgtap'], {
    'the export tells where others signed in': rewrite(
      'private.minhas_sessoes()',
      'where s.user_id = (select auth.uid())',
      '',
    ),
    'the export leaves the sessions out': rewrite(
      'public.exportar_meus_dados()',
      'private.minhas_sessoes()',
      `'[]'::jsonb`,
    ),
  }),
  ...flawsOf({ table: 'auth.users', file: 'excluir_minha_conta' }, ['pgtap'], {
    'erasing an account erases them all': rewrite(
      'private.apagar_conta()',
      'where u.id = (select auth.uid())',
      '',
    ),
  }),
  ...flawsOf({ table: 'private.uso_ia', file: 'consumir_cota_ia' }, ['pgtap'], {
    'a day of analyses has no end': rewrite(
      'public.consumir_cota_ia(uuid, integer)',
      'where u.n < p_max',
      '',
    ),
  }),
  ...flawsOf(turns, ['pgtap'], {
    'everybody’s day of analyses has no end': rewrite(
      'private.gastar_orcamento_ia(integer)',
      'where o.n < p_total',
      '',
    ),
    'one person has two analyses made at once': rewrite(
      reserve,
      'if busy_until > moment then',
      'if false then',
    ),
    'a turn needs no pause': rewrite(
      reserve,
      `if started + p_intervalo_s * interval '1 second' > moment then`,
      'if false then',
    ),
    'anybody’s turn can be given back': rewrite(
      'public.soltar_analise_ia(uuid, uuid, boolean)',
      ' and u.vez = p_vez',
      '',
    ),
  }),
  ...flawsOf(turns, ['lints'], {
    'the taking of turns resolves names where its caller says': `alter function ${reserve} reset search_path`,
  }),
  ...flawsOf(counters, ['pgtap', 'matrix', 'grants'], {
    'users reset their own counters': [
      'grant select, update, delete on private.uso_ia to authenticated',
      `create policy "own counters" on private.uso_ia to authenticated
         using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id)`,
    ],
  }),
  ...flawsOf(limits, ['pgtap', 'matrix', 'grants', 'lints'], {
    'visitors count calls in anybody’s name':
      'grant execute on function public.contar_chamada(text, integer, integer) to anon',
  }),
  ...flawsOf(limits, ['pgtap'], {
    'an address has no limit': rewrite(
      'public.contar_chamada(text, integer, integer)',
      'where l.n < p_max',
      '',
    ),
  }),
  ...flawsOf({ table: 'private.cache_http', file: 'cache_http' }, ['pgtap', 'matrix', 'grants', 'lints'], {
    'visitors write answers into the shared cache':
      'grant execute on function public.gravar_cache_http(text, jsonb, integer, integer) to anon',
  }),
  ...flawsOf({ table: 'public.user_roles', file: 'user_roles' }, ['pgtap', 'matrix', 'grants'], {
    'users make themselves administrators': [
      'grant insert on public.user_roles to authenticated',
      `create policy "users take roles" on public.user_roles for insert to authenticated
         with check ((select auth.uid()) = user_id)`,
    ],
  }),
  ...flawsOf({ table: 'public.user_roles', file: 'user_roles' }, ['grants', 'lints'], {
    'a view shows the addresses of the accounts': [
      'create view public.pessoas with (security_invoker = off) as select id, email from auth.users',
      `comment on view public.pessoas is 'x'`,
      `comment on column public.pessoas.id is 'x'`,
      `comment on column public.pessoas.email is 'x'`,
      'grant select on public.pessoas to authenticated',
    ],
  }),
  ...flawsOf(
    { table: 'public.candidatos_presidencia_2026', file: 'candidatos_presidencia_2026_checks' },
    ['pgtap'],
    {
      'a name may hold invisible characters': `create or replace function private.line_ok(value text) returns boolean language sql immutable parallel safe
         set search_path = '' as 'select true'`,
      'a photo may come without encryption': rewrite('private.https_ok(text)', '^https://[A', '^https?://[A'),
    },
  ),
];
