-- The platform grants every new object to the API roles; from here on migrations grant.
-- A grant to PUBLIC would survive a revoke from the named roles, so EXECUTE goes everywhere.
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create schema private;

comment on schema private is
  'Helpers, counters and caches that the API never exposes. Keep it out of the exposed schemas.';

revoke all on schema private from public, anon, authenticated, service_role;
-- Policies and checks call helpers as the caller; visitors reach functions that sift for them.
grant usage on schema private to anon, authenticated, service_role;

-- GraphQL would be a second API over the same tables, open to introspection.
drop extension if exists pg_graphql;

create table public.user_roles (
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now(),
  constraint user_roles_pkey primary key (user_id, role),
  constraint user_roles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_roles_role_known check (role in ('admin'))
);

comment on table public.user_roles is
  'Who is an administrator. Rows come from a migration or the service role only; token metadata never grants anything.';
comment on column public.user_roles.user_id is 'The account that holds the role.';
comment on column public.user_roles.role is 'The role; admin is the only one.';
comment on column public.user_roles.created_at is 'When the role was given.';

revoke all on public.user_roles from public, anon, authenticated, service_role;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;
alter table public.user_roles enable row level security;

create policy "users read their own roles" on public.user_roles
  for select to authenticated
  using ((select auth.uid()) = user_id);

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
revoke execute on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;
