-- E-mails of accounts with audit entries, for administrators alone.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(9);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org'),
  ('00000000-0000-4000-8000-00000000000d', 'colleague@example.org');
insert into public.user_roles (user_id, role) values
  ('00000000-0000-4000-8000-00000000000c', 'admin'),
  ('00000000-0000-4000-8000-00000000000d', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome)
  values ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A');

-- administrator
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select is(public.autores_da_auditoria(), '{}'::jsonb, 'acts of the system alone name nobody');
update public.candidatos_presidencia_2026 set coalition = 'x' where id = '00000000-0000-4000-8000-0000000000f1';
select is(
  public.autores_da_auditoria(), '{"00000000-0000-4000-8000-00000000000c": "admin@example.org"}'::jsonb,
  'an administrator who acted is named; one who did not, and the users, are not'
);
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000d"}';
select is(
  public.autores_da_auditoria(), '{"00000000-0000-4000-8000-00000000000c": "admin@example.org"}'::jsonb,
  'another administrator reads the same'
);

-- user
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select is(public.autores_da_auditoria(), '{}'::jsonb, 'a user is told nobody');
select is(private.autores_da_auditoria(), '{}'::jsonb, 'nor behind the public function');

-- visitor, service role
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select public.autores_da_auditoria()', '42501', null, 'a visitor is refused');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok('select public.autores_da_auditoria()', '42501', null, 'the service role has no use for it');

-- A role taken back ends it at once; an erased account is an identifier again.
reset role;
delete from public.user_roles where user_id = '00000000-0000-4000-8000-00000000000c';
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select is(public.autores_da_auditoria(), '{}'::jsonb, 'who is no administrator any more is told nobody');
reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000c';
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000d"}';
select is(public.autores_da_auditoria(), '{}'::jsonb, 'an erased account is not named');

select * from finish();
rollback;
