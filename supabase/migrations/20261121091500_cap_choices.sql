create function private.cap_choices() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cap constant integer := 2000;
  owner_id uuid;
  total integer;
begin
  for owner_id in select distinct i.user_id from inserted as i order by i.user_id loop
    -- Two statements of one user wait for each other, so that the second counts the rows of the first.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner_id::text, 0));
    execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name)
      into total using owner_id;
    if total > cap then
      raise exception 'at most % choices per user', cap using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;

comment on function private.cap_choices() is
  'Refuses (23514, as any rule about a row; a limit of the server would answer 500) the statement that would give a user more than 2000 choices in one table. It runs after the insert, so changing an existing choice by upsert stays possible at the cap.';

revoke execute on function private.cap_choices() from public, anon, authenticated, service_role;

create trigger cap_choices
  after insert on public.usuario_candidatos_relacao
  referencing new table as inserted
  for each statement execute function private.cap_choices();
create trigger cap_choices
  after insert on public.usuario_deputados_relacao
  referencing new table as inserted
  for each statement execute function private.cap_choices();
