import { audit, candidates, choices, consents, type Flaw, flawsOf } from './flaw.ts';

const checks = { ...candidates, file: 'candidatos_presidencia_2026_checks' };

/** Mistakes of triggers, constraints, indexes and function bodies. */
export const structureFlaws: Flaw[] = [
  ...flawsOf(candidates, ['pgtap'], {
    'nothing stamps a candidate': 'drop trigger stamp_candidato on public.candidatos_presidencia_2026',
  }),
  ...flawsOf(audit, ['pgtap'], {
    'nothing audits a candidate': 'drop trigger audit_candidato on public.candidatos_presidencia_2026',
    'every act is audited twice': `create trigger audit_again after insert or update or delete on public.candidatos_presidencia_2026
         for each row execute function private.audit_candidato()`,
    'the owner can rewrite the audit log': 'drop trigger refuse_audit_change on public.audit_log',
    'the owner can empty the audit log': 'drop trigger refuse_audit_truncate on public.audit_log',
    'the audit log forgets a person whose account is erased': [
      'drop trigger refuse_audit_change on public.audit_log',
      `alter table public.audit_log add constraint audit_log_actor_id_fkey
         foreign key (actor_id) references auth.users (id) on delete set null`,
      'create index audit_log_actor_id_idx on public.audit_log (actor_id)',
    ],
  }),
  ...flawsOf(choices, ['pgtap'], {
    'a choice can be pointed at another candidate':
      'drop trigger keep_choice_keys on public.usuario_candidatos_relacao',
  }),
  ...flawsOf({ table: 'public.usuario_deputados_relacao', file: 'choice_caps' }, ['pgtap'], {
    'choices have no cap': 'drop trigger cap_choices on public.usuario_deputados_relacao',
  }),
  ...flawsOf(consents, ['pgtap'], {
    'a revocation can be dated and taken back': 'drop trigger stamp_revocation on public.consentimentos',
  }),
  ...flawsOf(checks, ['pgtap'], {
    'a name has no limits':
      'alter table public.candidatos_presidencia_2026 drop constraint candidatos_nome_valid',
    'a name is limited one character short': [
      'alter table public.candidatos_presidencia_2026 drop constraint candidatos_nome_valid',
      `alter table public.candidatos_presidencia_2026 add constraint candidatos_nome_valid
         check (length(private.trimmed(nome)) >= 3 and length(nome) <= 119 and private.line_ok(nome))`,
    ],
    'an encyclopedia link need only mention the host': `create or replace function private.wiki_ok(value text) returns boolean language sql immutable
         set search_path = '' as $$ select value is null or value = ''
           or (private.https_ok(value) and value like '%wikipedia.org%') $$`,
  }),
  ...flawsOf(choices, ['pgtap', 'matrix'], {
    'a person can mark the same candidate twice': [
      'alter table public.usuario_candidatos_relacao drop constraint usuario_candidatos_relacao_user_candidato_key',
      'create index plain on public.usuario_candidatos_relacao (user_id, candidato_id)',
    ],
  }),
  ...flawsOf({ table: choices.table, file: 'excluir_minha_conta' }, ['pgtap'], {
    'an account cannot be erased while it has choices': [
      'alter table public.usuario_candidatos_relacao drop constraint usuario_candidatos_relacao_user_id_fkey',
      `alter table public.usuario_candidatos_relacao add constraint usuario_candidatos_relacao_user_id_fkey
         foreign key (user_id) references auth.users (id)`,
    ],
  }),
  ...flawsOf({ table: 'auth.users', file: 'excluir_minha_conta' }, ['pgtap'], {
    'a stale session erases the account': `create or replace function private.last_sign_in() returns timestamptz language sql stable
         set search_path = '' as 'select now()'`,
  }),
  ...flawsOf({ table: 'private.uso_ia', file: 'exportar_meus_dados' }, ['pgtap', 'lints'], {
    'the export runs with its owner’s rights': 'alter function public.exportar_meus_dados() security definer',
  }),
  ...flawsOf({ table: candidates.table, file: 'user_roles' }, ['lints'], {
    'a privileged function resolves names where its caller says':
      'alter function private.is_admin() reset search_path',
  }),
  ...flawsOf(choices, ['lints'], {
    'erasing a candidate’s choices scans them all':
      'drop index public.usuario_candidatos_relacao_candidato_id_idx',
    'a column that nobody explained': 'comment on column public.usuario_candidatos_relacao.favorito is null',
  }),
];
