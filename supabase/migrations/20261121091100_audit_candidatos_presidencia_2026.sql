create function private.audit_candidato() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Changes of these columns alone are not an act: a trigger or an account's erasure made them.
  stamps constant text[] := array['created_by', 'created_at', 'updated_by', 'updated_at'];
  act text;
begin
  if tg_op = 'INSERT' then
    act := 'create';
  elsif tg_op = 'DELETE' then
    act := 'delete';
  elsif new.status <> old.status then
    act := case
      when new.status = 'deleted' then 'delete'
      when new.status = 'archived' and old.status = 'active' then 'archive'
      else 'restore'
    end;
  elsif to_jsonb(new) - stamps <> to_jsonb(old) - stamps then
    act := 'update';
  else
    return null;
  end if;

  insert into public.audit_log (entity, entity_id, action, actor_id)
  values (tg_table_name, coalesce(new.id, old.id), act, (select auth.uid()));
  return null;
end
$$;

comment on function private.audit_candidato() is
  'Writes exactly one audit row per act: create, archive (active to archived), delete (to deleted, or a row removed by the owner), restore (any other change of status), update. Nothing when only stamps changed.';

revoke execute on function private.audit_candidato() from public, anon, authenticated, service_role;

create trigger audit_candidato
  after insert or update or delete on public.candidatos_presidencia_2026
  for each row execute function private.audit_candidato();
