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
