-- One's own row is readable, none writable; it counts at once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(29);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org'),
  ('00000000-0000-4000-8000-00000000000d', 'colleague@example.org');
insert into public.user_roles (user_id, role) values
  ('00000000-0000-4000-8000-00000000000c', 'admin'), ('00000000-0000-4000-8000-00000000000d', 'admin');

-- user, who claims the role wherever a token could carry it
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","user_metadata":{"is_admin":true,"role":"admin"},"app_metadata":{"role":"admin","roles":["admin"]}}';
select is(private.is_admin(), false, 'metadata of a token makes nobody an administrator');
select is_empty('select 1 from public.user_roles', 'a user without a role reads no row');
select throws_ok(act, '42501', null, claim) from (values
  ($$insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000a', 'admin')$$,
    'a user cannot take the role'),
  ($$update public.user_roles set user_id = '00000000-0000-4000-8000-00000000000a'$$, 'nor take over somebody''s row'),
  ('delete from public.user_roles', 'nor remove the administrators')
) as refused (act, claim);

-- administrator
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select is(private.is_admin(), true, 'a row makes an administrator');
select results_eq(
  'select user_id, role from public.user_roles',
  $$values ('00000000-0000-4000-8000-00000000000c'::uuid, 'admin')$$,
  'an administrator reads the own row and no colleague''s'
);
select throws_ok(act, '42501', null, claim) from (values
  ($$insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000a', 'admin')$$,
    'an administrator cannot appoint another'),
  ($$update public.user_roles set role = 'admin'$$, 'nor change a role'),
  ('delete from public.user_roles', 'nor dismiss one'),
  ('truncate public.user_roles', 'nor empty the table')
) as refused (act, claim);

-- a session of nobody, visitor
set local "request.jwt.claims" = '{"role":"authenticated"}';
select is(private.is_admin(), false, 'a token without a subject is no administrator');
set local "request.jwt.claims" = '';
select is(private.is_admin(), false, 'nor is a role without a token');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon","sub":"00000000-0000-4000-8000-00000000000c"}';
select throws_ok('select 1 from public.user_roles', '42501', null, 'a visitor is refused the table');
select throws_ok('select private.is_admin()', '42501', null, 'and the question');
select throws_ok(
  $$insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000a', 'admin')$$,
  '42501', null, 'a visitor cannot appoint an administrator'
);

-- service role: appoints and dismisses
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select lives_ok(
  $$insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000a', 'admin')$$,
  'the service role appoints an administrator'
);
select throws_ok(act, code, null, claim) from (values
  ($$insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000a', 'admin')$$, '23505',
    'once'),
  ($$insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000a', 'owner')$$, '23514',
    'admin is the only role'),
  ($$insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-0000000000ff', 'admin')$$, '23503',
    'only an account can hold it'),
  ($$update public.user_roles set role = 'admin'$$, '42501', 'roles are given and taken, not changed')
) as refused (act, code, claim);
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select is(private.is_admin(), true, 'the appointment counts at the next statement of the same token');
reset role;
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-00000000000a'),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-00000000000c');
create function pg_temp.is_admin_in(session text) returns boolean language plpgsql as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', '00000000-0000-4000-8000-00000000000a', 'session_id', session
  )::text, true);
  return private.is_admin();
end
$$;
grant execute on function pg_temp.is_admin_in(text) to authenticated;
set local role authenticated;
select is(pg_temp.is_admin_in('00000000-0000-4000-8000-0000000000d1'), true, 'in a session that is open');
select is(pg_temp.is_admin_in('00000000-0000-4000-8000-0000000000d2'), false, 'not in that of somebody else');
select is(pg_temp.is_admin_in('00000000-0000-4000-8000-0000000000d3'), false, 'nor in one that was ended');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select isnt_empty(
  $$delete from public.user_roles where user_id = '00000000-0000-4000-8000-00000000000a' returning 1$$,
  'the service role dismisses an administrator'
);
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select is(private.is_admin(), false, 'so does the dismissal');
select is_empty(
  $$select 1 from public.audit_log$$, 'and what only administrators read is closed again'
);

-- erasure
reset role;
set local "request.jwt.claims" = '';
delete from auth.users where id = '00000000-0000-4000-8000-00000000000c';
select is_empty(
  $$select 1 from public.user_roles where user_id = '00000000-0000-4000-8000-00000000000c'$$,
  'an erased account holds no role'
);

select * from finish();
rollback;
