-- A token outlives its session by an hour: whoever signs out of a stolen device waits for nothing.
create function private.sessao_aberta() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select (select auth.jwt()) ->> 'session_id' is null
    or exists (
      select from auth.sessions as s
      where s.id = ((select auth.jwt()) ->> 'session_id')::uuid and s.user_id = (select auth.uid())
    );
$$;
comment on function private.sessao_aberta() is
  'Whether the session that the caller''s token names has not been ended; true for a token that names none.';
revoke execute on function private.sessao_aberta() from public, anon, authenticated, service_role;

create or replace function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles as r where r.user_id = (select auth.uid()) and r.role = 'admin'
  ) and private.sessao_aberta();
$$;
comment on function private.is_admin() is
  'True when the caller holds the role admin now, in a session that is open. Read at every statement, so a revoked role and an ended session end at once. Call it in policies as (select private.is_admin()).';

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
  delete from auth.users as u where u.id = (select auth.uid());
end
$$;
comment on function private.apagar_conta() is
  'Deletes the caller''s account; choices, consents, roles and sessions follow by cascade, the audit log stays with the bare identifier. 42501 without a sign-in of the last 15 minutes, or in a session that was ended.';
