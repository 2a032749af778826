-- Two fictitious accounts for demonstrations on this machine, both with the password "pauta-aberta-2026". They are not in
-- supabase/seed.sql, so that no hosted project ever carries an administrator whose password is public.
-- Safe to run again: an account that exists is left as it is.

insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change_token_new, email_change, created_at, updated_at
)
select
  '00000000-0000-0000-0000-000000000000', demo.id, 'authenticated', 'authenticated', demo.email,
  extensions.crypt('pauta-aberta-2026', extensions.gen_salt('bf', 10)), now(),
  jsonb_build_object('provider', 'email', 'providers', demo.providers), jsonb_build_object('name', demo.name),
  '', '', '', '', now(), now()
from (
  values
    ('0a0c1b4e-5f7d-4c55-9d7e-0e6d1f5a0001'::uuid, 'usuario@pautaaberta.local', 'Usuária de Demonstração', '["email"]'::jsonb),
    ('0a0c1b4e-5f7d-4c55-9d7e-0e6d1f5a0002'::uuid, 'admin@pautaaberta.local', 'Administrador de Demonstração', '["email", "google"]'::jsonb)
) as demo (id, email, name, providers)
where not exists (select 1 from auth.users as u where u.email = demo.email);

insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select
  u.id::text, u.id,
  jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', true, 'phone_verified', false),
  'email', now(), now(), now()
from auth.users as u
where u.email in ('usuario@pautaaberta.local', 'admin@pautaaberta.local')
on conflict (provider_id, provider) do nothing;

-- The administrator enters with Google; the local page that plays Google offers this identity.
insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select
  '100000000000000000002', u.id,
  jsonb_build_object(
    'iss', 'https://accounts.google.com', 'sub', '100000000000000000002', 'email', u.email, 'email_verified', true,
    'phone_verified', false, 'name', u.raw_user_meta_data ->> 'name', 'full_name', u.raw_user_meta_data ->> 'name'
  ),
  'google', now(), now(), now()
from auth.users as u
where u.email = 'admin@pautaaberta.local'
on conflict (provider_id, provider) do nothing;

insert into public.user_roles (user_id, role)
select u.id, 'admin' from auth.users as u where u.email = 'admin@pautaaberta.local'
on conflict (user_id, role) do nothing;
