create function private.stamp_candidato() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  by_api constant boolean := current_user in ('anon', 'authenticated', 'service_role');
begin
  if by_api and new.foto_url is null and (tg_op = 'INSERT' or old.foto_url is not null) then
    raise exception 'foto_url is required'
      using errcode = '23514', constraint = 'candidatos_foto_url_required',
        schema = tg_table_schema, table = tg_table_name, column = 'foto_url';
  end if;

  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_by := old.created_by;
    new.created_at := old.created_at;
    new.updated_by := (select auth.uid());
    -- Two changes within one tick of a coarse clock must not share a stamp: the edit form's lock compares it.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  elsif by_api then
    new.created_by := (select auth.uid());
    new.updated_by := new.created_by;
    new.created_at := clock_timestamp();
    new.updated_at := new.created_at;
  end if;
  return new;
end
$$;

comment on function private.stamp_candidato() is
  'Stamps authorship and time, whatever the client sent; keeps id and creation as they were; refuses (23514) an API role that leaves out or clears the photo. Curated inserts by the owner keep their own dates.';

revoke execute on function private.stamp_candidato() from public, anon, authenticated, service_role;

-- Only direct statements: when an account is erased, the foreign key clears created_by and updated_by from inside a
-- trigger, and that must neither be undone nor stamped.
create trigger stamp_candidato
  before insert or update on public.candidatos_presidencia_2026
  for each row when (pg_trigger_depth() = 0)
  execute function private.stamp_candidato();
