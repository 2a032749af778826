create function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles as r where r.user_id = (select auth.uid()) and r.role = 'admin'
  );
$$;

comment on function private.is_admin() is
  'True when the caller holds the role admin now. Read at every statement, so a revoked role ends at once. Call it in policies as (select private.is_admin()).';

revoke execute on function private.is_admin() from public, anon, service_role;
grant execute on function private.is_admin() to authenticated;
