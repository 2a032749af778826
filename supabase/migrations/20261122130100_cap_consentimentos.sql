create function private.cap_consents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cap constant integer := 200;
  owner_id uuid;
  total integer;
begin
  for owner_id in select distinct i.user_id from inserted as i order by i.user_id loop
    -- Two statements of one user wait for each other, so that the second counts the rows of the first.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner_id::text, 0));
    select count(*) into total from public.consentimentos as c where c.user_id = owner_id;
    if total > cap then
      raise exception 'at most % consents per user', cap using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.cap_consents() is
  'Refuses (23514) the statement that would give a user more than 200 consents, revoked ones included: they are evidence, so none makes room for another. Revoking stays possible at the cap.';
revoke execute on function private.cap_consents() from public, anon, authenticated, service_role;

create trigger cap_consents
  after insert on public.consentimentos
  referencing new table as inserted
  for each statement execute function private.cap_consents();
