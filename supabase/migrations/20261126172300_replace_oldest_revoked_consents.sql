-- Who had given and revoked a consent 200 times could never give it again. The oldest revoked ones now make room; what stands never goes.
create or replace function private.cap_consents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cap constant integer := 200;
  owner_id uuid;
begin
  for owner_id in select distinct i.user_id from inserted as i order by i.user_id loop
    -- Two statements of one user wait for each other, so that the second counts the rows of the first.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner_id::text, 0));
    delete from public.consentimentos as c
    where c.id in (
      select o.id from public.consentimentos as o
      where o.user_id = owner_id and o.revogado_em is not null
        and not exists (select from inserted as i where i.id = o.id)
      order by o.revogado_em, o.id
      limit greatest(0, (select count(*) from public.consentimentos as a where a.user_id = owner_id) - cap)
    );
  end loop;
  return null;
end
$$;
comment on function private.cap_consents() is
  'Keeps at most 200 consents of a user: the oldest revoked ones make room for a new one, those in force never do.';
