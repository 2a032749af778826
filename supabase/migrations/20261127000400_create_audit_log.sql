create table public.audit_log (
  id uuid not null default gen_random_uuid(),
  entity text not null,
  entity_id uuid not null,
  action text not null,
  actor_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  changes jsonb,
  nota text,
  constraint audit_log_pkey primary key (id),
  constraint audit_log_entity_valid check (length(entity) between 1 and 63),
  constraint audit_log_action_known check (action in ('create', 'update', 'archive', 'restore', 'delete')),
  constraint audit_log_changes_object check (jsonb_typeof(changes) = 'object'),
  constraint audit_log_nota_valid check (private.trimmed(nota) <> '' and length(nota) <= 200 and private.line_ok(nota)),
  -- The public reads a note at once, so it may carry no personal data.
  constraint audit_log_nota_impersonal check (private.impersonal_ok(nota))
);

create index audit_log_created_at_idx on public.audit_log (created_at desc);
-- Several acts may share an instant: the identifier keeps pages from skipping any.
create index audit_log_entity_id_idx on public.audit_log (entity_id, created_at desc, id desc);

comment on table public.audit_log is
  'Every change of a candidate, one row per act, written by a trigger. Nobody can change, delete or forge a row.';
comment on column public.audit_log.id is 'Identifier of the entry.';
comment on column public.audit_log.entity is 'Table of the changed record.';
comment on column public.audit_log.entity_id is 'Identifier of the changed record.';
comment on column public.audit_log.action is 'create, update, archive, restore or delete.';
comment on column public.audit_log.actor_id is
  'Account that acted, null for the system. No foreign key: history outlives the account, and clearing it would turn a person into the system.';
comment on column public.audit_log.created_at is 'When the change happened.';
comment on column public.audit_log.changes is
  'What the act changed: {column: {before, after}}, stamps left out; on create every filled column, before null. Null in entries older than this column.';
comment on column public.audit_log.nota is 'Why the change was made, in the words of who made it; the public reads it in the history.';

revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
alter table public.audit_log enable row level security;

create policy "administrators read the audit log" on public.audit_log
  for select to authenticated
  using ((select private.is_admin()));

create function private.refuse_audit_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'audit_log only grows: rows are never changed or deleted' using errcode = '42501';
end
$$;
comment on function private.refuse_audit_change() is 'Refuses (42501) any change of a written audit row, by the table''s owner too.';
revoke execute on function private.refuse_audit_change() from public, anon, authenticated, service_role;

create trigger refuse_audit_change
  before update or delete on public.audit_log
  for each row execute function private.refuse_audit_change();
create trigger refuse_audit_truncate
  before truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

create table public.audit_ocultacoes (
  audit_id uuid not null,
  motivo text not null,
  ocultado_por uuid,
  ocultado_em timestamptz not null default now(),
  constraint audit_ocultacoes_pkey primary key (audit_id),
  constraint audit_ocultacoes_motivo_known
    check (motivo in ('dado_pessoal', 'ordem_judicial', 'ofensa', 'erro_de_digitacao'))
);

comment on table public.audit_ocultacoes is
  'Audit rows that the public history shows by their reason alone. The audit itself hides nothing. Administrators read; ocultar_do_publico alone writes.';
comment on column public.audit_ocultacoes.audit_id is 'The hidden entry. No foreign key: entries never go, and a reference would change how a truncation is refused.';
comment on column public.audit_ocultacoes.motivo is 'dado_pessoal, ordem_judicial, ofensa or erro_de_digitacao: all that the public is told.';
comment on column public.audit_ocultacoes.ocultado_por is 'Administrator who hid it. No foreign key, as in audit_log.';
comment on column public.audit_ocultacoes.ocultado_em is 'When it was hidden.';

revoke all on public.audit_ocultacoes from public, anon, authenticated, service_role;
grant select on public.audit_ocultacoes to authenticated, service_role;
alter table public.audit_ocultacoes enable row level security;

create policy "administrators read what is hidden" on public.audit_ocultacoes
  for select to authenticated
  using ((select private.is_admin()));

-- One act is one row: settings of the transaction carry what changes beside the columns.
create function private.audit_candidato() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Changes of these columns alone are not an act: a trigger or an account's erasure made them. They name accounts, so
  -- that an entry knows a person by actor_id and by nothing else.
  stamps constant text[] := array['id', 'created_by', 'created_at', 'updated_by', 'updated_at'];
  before constant jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) - stamps end;
  after constant jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) - stamps end;
  beside constant jsonb := nullif(current_setting('pauta.mudancas_de_fontes', true), '')::jsonb;
  difference jsonb;
  act text;
begin
  select jsonb_object_agg(
    field,
    jsonb_build_object('before', coalesce(before -> field, 'null'), 'after', coalesce(after -> field, 'null'))
  ) into difference
  from jsonb_object_keys(before || after) as field
  where coalesce(before -> field, 'null') <> coalesce(after -> field, 'null');
  difference := nullif(coalesce(difference, '{}') || coalesce(beside, '{}'), '{}');

  if difference is null then
    return null;
  end if;

  act := case
    when tg_op = 'INSERT' then 'create'
    when tg_op = 'DELETE' then 'delete'
    when new.status = old.status then 'update'
    when new.status = 'deleted' then 'delete'
    when new.status = 'archived' and old.status = 'active' then 'archive'
    else 'restore'
  end;

  insert into public.audit_log (entity, entity_id, action, actor_id, changes, nota)
  values (
    tg_table_name, coalesce(new.id, old.id), act, (select auth.uid()), difference,
    nullif(current_setting('pauta.nota', true), '')
  );
  return null;
end
$$;
comment on function private.audit_candidato() is
  'Writes exactly one audit row per act, with what it changed: create, archive (active to archived), delete (to deleted, or a row removed by the owner), restore (any other change of status), update. Nothing when only stamps changed.';
revoke execute on function private.audit_candidato() from public, anon, authenticated, service_role;

create trigger audit_candidato
  after insert or update or delete on public.candidatos_presidencia_2026
  for each row execute function private.audit_candidato();

-- No API role reads accounts: administrators get the addresses of those who acted, nobody else's.
create function private.autores_da_auditoria() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(u.id, u.email), '{}'::jsonb)
  from auth.users as u
  where (select private.is_admin())
    and u.email is not null
    and u.id in (select a.actor_id from public.audit_log as a);
$$;
comment on function private.autores_da_auditoria() is
  'E-mail by account, of the accounts with an entry in the audit log that still exist; nothing unless the caller is an administrator.';
revoke execute on function private.autores_da_auditoria() from public, anon, authenticated, service_role;
grant execute on function private.autores_da_auditoria() to authenticated;

create function public.autores_da_auditoria() returns jsonb
language sql stable
set search_path = ''
as $$
  select private.autores_da_auditoria();
$$;
comment on function public.autores_da_auditoria() is 'Who acted, for the audit screen. As private.autores_da_auditoria.';
revoke execute on function public.autores_da_auditoria() from public, anon, authenticated, service_role;
grant execute on function public.autores_da_auditoria() to authenticated;
