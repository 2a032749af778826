import { audit, candidates, choices, type Flaw } from './flaw.ts';

const checks = { ...candidates, file: 'candidatos_presidencia_2026_checks' };

/** Mistakes of triggers, constraints, indexes and function bodies. */
export const structureFlaws: Flaw[] = [
  {
    flaw: 'nothing stamps a candidate',
    sql: ['drop trigger stamp_candidato on public.candidatos_presidencia_2026'],
    ...candidates,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'nothing audits a candidate',
    sql: ['drop trigger audit_candidato on public.candidatos_presidencia_2026'],
    ...audit,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'every act is audited twice',
    sql: [
      `create trigger audit_again after insert or update or delete on public.candidatos_presidencia_2026
         for each row execute function private.audit_candidato()`,
    ],
    ...audit,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the owner can rewrite the audit log',
    sql: ['drop trigger refuse_audit_change on public.audit_log'],
    ...audit,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the owner can empty the audit log',
    sql: ['drop trigger refuse_audit_truncate on public.audit_log'],
    ...audit,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the audit log forgets a person whose account is erased',
    sql: [
      'drop trigger refuse_audit_change on public.audit_log',
      `alter table public.audit_log add constraint audit_log_actor_id_fkey
         foreign key (actor_id) references auth.users (id) on delete set null`,
      'create index audit_log_actor_id_idx on public.audit_log (actor_id)',
    ],
    ...audit,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a choice can be pointed at another candidate',
    sql: ['drop trigger keep_choice_keys on public.usuario_candidatos_relacao'],
    ...choices,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'choices have no cap',
    sql: ['drop trigger cap_choices on public.usuario_deputados_relacao'],
    table: 'public.usuario_deputados_relacao',
    file: 'choice_caps',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a revocation can be dated and taken back',
    sql: ['drop trigger stamp_revocation on public.consentimentos'],
    table: 'public.consentimentos',
    file: 'consentimentos',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a name has no limits',
    sql: ['alter table public.candidatos_presidencia_2026 drop constraint candidatos_nome_valid'],
    ...checks,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a name is limited one character short',
    sql: [
      'alter table public.candidatos_presidencia_2026 drop constraint candidatos_nome_valid',
      `alter table public.candidatos_presidencia_2026 add constraint candidatos_nome_valid
         check (length(private.trimmed(nome)) >= 3 and length(nome) <= 119 and private.line_ok(nome))`,
    ],
    ...checks,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'an encyclopedia link need only mention the host',
    sql: [
      `create or replace function private.wiki_ok(value text) returns boolean language sql immutable
         set search_path = '' as $$ select value is null or value = ''
           or (private.https_ok(value) and value like '%wikipedia.org%') $$`,
    ],
    ...checks,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a person can mark the same candidate twice',
    sql: [
      'alter table public.usuario_candidatos_relacao drop constraint usuario_candidatos_relacao_user_candidato_key',
      'create index plain on public.usuario_candidatos_relacao (user_id, candidato_id)',
    ],
    ...choices,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'an account cannot be erased while it has choices',
    sql: [
      'alter table public.usuario_candidatos_relacao drop constraint usuario_candidatos_relacao_user_id_fkey',
      `alter table public.usuario_candidatos_relacao add constraint usuario_candidatos_relacao_user_id_fkey
         foreign key (user_id) references auth.users (id)`,
    ],
    table: choices.table,
    file: 'excluir_minha_conta',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a stale session erases the account',
    sql: [
      `create or replace function private.last_sign_in() returns timestamptz language sql stable
         set search_path = '' as 'select now()'`,
    ],
    table: 'auth.users',
    file: 'excluir_minha_conta',
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the export runs with its owner’s rights',
    sql: ['alter function public.exportar_meus_dados() security definer'],
    table: 'private.uso_ia',
    file: 'exportar_meus_dados',
    caughtBy: ['pgtap', 'lints'],
  },
  {
    flaw: 'a privileged function resolves names where its caller says',
    sql: ['alter function private.is_admin() reset search_path'],
    table: candidates.table,
    file: 'user_roles',
    caughtBy: ['lints'],
  },
  {
    flaw: 'erasing a candidate’s choices scans them all',
    sql: ['drop index public.usuario_candidatos_relacao_candidato_id_idx'],
    ...choices,
    caughtBy: ['lints'],
  },
  {
    flaw: 'a column that nobody explained',
    sql: ['comment on column public.usuario_candidatos_relacao.favorito is null'],
    ...choices,
    caughtBy: ['lints'],
  },
];
