-- A save that holds rows and asks for the account would be waited for by the erasure, and wait for it.
create or replace function private.apagar_conta() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise exception 'no session' using errcode = '42501';
  end if;
  if coalesce(private.last_sign_in() < now() - interval '15 minutes', true) or not private.sessao_aberta() then
    raise exception 'a sign-in of the last 15 minutes is required'
      using errcode = '42501', hint = 'Sign in again and repeat the call.';
  end if;
  -- The lock of private.queue_choices, alone.
  perform pg_advisory_xact_lock(hashtextextended('escolhas' || (select auth.uid()), 0));
  delete from auth.users as u where u.id = (select auth.uid());
end
$$;
comment on function private.apagar_conta() is
  'Deletes the caller''s account, behind the saves of choices that are on their way; choices, consents, roles and sessions follow by cascade, the audit log stays with the bare identifier. 42501 without a sign-in of the last 15 minutes, or in a session that was ended.';
