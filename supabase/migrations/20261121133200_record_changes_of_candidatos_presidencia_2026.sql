create or replace function private.audit_candidato() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Changes of these columns alone are not an act: a trigger or an account's erasure made them. They name accounts, so
  -- that an entry knows a person by actor_id and by nothing else.
  stamps constant text[] := array['id', 'created_by', 'created_at', 'updated_by', 'updated_at'];
  before constant jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) - stamps end;
  after constant jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) - stamps end;
  difference jsonb;
  act text;
begin
  select jsonb_object_agg(
    field,
    jsonb_build_object('before', coalesce(before -> field, 'null'), 'after', coalesce(after -> field, 'null'))
  ) into difference
  from jsonb_object_keys(before || after) as field
  where coalesce(before -> field, 'null') <> coalesce(after -> field, 'null');

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

  insert into public.audit_log (entity, entity_id, action, actor_id, changes)
  values (tg_table_name, coalesce(new.id, old.id), act, (select auth.uid()), difference);
  return null;
end
$$;

comment on function private.audit_candidato() is
  'Writes exactly one audit row per act, with what it changed: create, archive (active to archived), delete (to deleted, or a row removed by the owner), restore (any other change of status), update. Nothing when only stamps changed.';
