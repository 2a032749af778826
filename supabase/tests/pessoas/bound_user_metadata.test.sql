-- Tokens carry what people say of themselves: it stays small.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(5);

create function pg_temp.saying(bytes integer) returns jsonb language sql as $$
  select jsonb_build_object('name', repeat('x', bytes - length('{"name": ""}')))
$$;
insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org', '{"name": "Ana"}');
select lives_ok(
  $$insert into auth.users (id, raw_user_meta_data) values ('00000000-0000-4000-8000-00000000000b', pg_temp.saying(4096))$$,
  'an account may say 4096 bytes of itself'
);
select throws_ok(
  $$insert into auth.users (id, raw_user_meta_data) values ('00000000-0000-4000-8000-00000000000c', pg_temp.saying(4097))$$,
  '23514', null, 'and no byte more when it is made'
);
select throws_ok(
  $$update auth.users set raw_user_meta_data = pg_temp.saying(200000) where id = '00000000-0000-4000-8000-00000000000a'$$,
  '23514', null, 'nor later'
);
-- The table is the service's: who migrates may not disable its triggers.
create temp table kept as
  select pg_get_functiondef('private.bound_user_metadata()'::regprocedure) as definition;
create or replace function private.bound_user_metadata() returns trigger language plpgsql as
  'begin return new; end';
update auth.users set raw_user_meta_data = pg_temp.saying(5000) where id = '00000000-0000-4000-8000-00000000000a';
do 'begin execute (select definition from kept); end';
select lives_ok(
  $$update auth.users set raw_user_meta_data = raw_user_meta_data, last_sign_in_at = now()
    where id = '00000000-0000-4000-8000-00000000000a'$$,
  'who said more before still signs in'
);
select lives_ok(
  $$update auth.users set raw_user_meta_data = '{"name": "Ana"}' where id = '00000000-0000-4000-8000-00000000000a'$$,
  'and may say less'
);

select * from finish();
rollback;
