create table public.audit_log (
  id uuid not null default gen_random_uuid(),
  entity text not null,
  entity_id uuid not null,
  action text not null,
  actor_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint audit_log_pkey primary key (id),
  constraint audit_log_entity_valid check (length(entity) between 1 and 63),
  constraint audit_log_action_known check (action in ('create', 'update', 'archive', 'restore', 'delete'))
);

create index audit_log_created_at_idx on public.audit_log (created_at desc);
create index audit_log_entity_idx on public.audit_log (entity, entity_id, created_at desc);

comment on table public.audit_log is
  'Every change of a candidate, one row per act, written by a trigger. Nobody can change, delete or forge a row.';
comment on column public.audit_log.id is 'Identifier of the entry.';
comment on column public.audit_log.entity is 'Table of the changed record.';
comment on column public.audit_log.entity_id is 'Identifier of the changed record.';
comment on column public.audit_log.action is 'create, update, archive, restore or delete.';
comment on column public.audit_log.actor_id is
  'Account that acted, null for the system. No foreign key: history outlives the account, and clearing it would turn a person into the system.';
comment on column public.audit_log.created_at is 'When the change happened.';

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
