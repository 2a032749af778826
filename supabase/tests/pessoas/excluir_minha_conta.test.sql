-- One's own account, freshly signed in, wholly; the audit log stays.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(27);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'stranger@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A');
insert into public.usuario_candidatos_relacao (user_id, candidato_id) values
  ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1'),
  ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-0000000000f1');
insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome) values
  ('00000000-0000-4000-8000-00000000000a', '101', 'Dora'), ('00000000-0000-4000-8000-00000000000b', '101', 'Dora');
insert into public.consentimentos (user_id, finalidade, versao) values
  ('00000000-0000-4000-8000-00000000000a', 'escolhas', '1'), ('00000000-0000-4000-8000-00000000000b', 'escolhas', '1');
insert into private.uso_ia (user_id, dia, n) values ('00000000-0000-4000-8000-00000000000a', '2026-10-01', 2);

create function pg_temp.session(person text, amr jsonb) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', '00000000-0000-4000-8000-00000000000' || person, 'amr', amr
  )::text, true)
$$;
create function pg_temp.signed_in(method text, seconds_ago integer) returns jsonb language sql as $$
  select jsonb_build_object('method', method, 'timestamp', floor(extract(epoch from now()))::bigint - seconds_ago)
$$;
grant execute on function pg_temp.session(text, jsonb), pg_temp.signed_in(text, integer) to authenticated;
set local role authenticated;

-- a sign-in that is not fresh, or not told
create temporary table sessions as select * from (values
  (null::jsonb, 'no sign-in times'),
  ('null', 'a null instead of sign-in times'),
  ('[]', 'an empty list of sign-ins'),
  ('{}', 'an object instead of a list'),
  ('"password"', 'a text instead of a list'),
  ('["password"]', 'methods without times'),
  ('[{"method": "password"}]', 'a method without its time'),
  ('[{"method": "password", "timestamp": "9999999999"}]', 'a time that is a text'),
  (jsonb_build_array(pg_temp.signed_in('password', 901)), 'a sign-in older than 15 minutes'),
  (jsonb_build_array(pg_temp.signed_in('password', 86400), pg_temp.signed_in('otp', 1000)), 'two old sign-ins')
) as s (amr, what);
select throws_ok(
  format('select pg_temp.session(''a'', %L), public.excluir_minha_conta()', amr),
  '42501', 'a sign-in of the last 15 minutes is required', format('a token with %s erases nothing', what)
)
from sessions;
select pg_temp.session('a', jsonb_build_array(pg_temp.signed_in('password', 901)));
select throws_ok(
  'select private.apagar_conta()', '42501', 'a sign-in of the last 15 minutes is required',
  'the helper behind it asks the same'
);
select set_config(
  'request.jwt.claims', (current_setting('request.jwt.claims')::jsonb
    || jsonb_build_object('session_id', gen_random_uuid(), 'amr', jsonb_build_array(pg_temp.signed_in('password', 1))))::text, true
);
select throws_ok(
  'select private.apagar_conta()', '42501', 'a sign-in of the last 15 minutes is required', 'a session that was ended erases nothing'
);
set local "request.jwt.claims" = '{"role":"authenticated"}';
select throws_ok('select public.excluir_minha_conta()', '42501', 'no session', 'a token without a subject erases nothing');
select throws_ok(
  $$delete from auth.users where id = '00000000-0000-4000-8000-00000000000a'$$, '42501', null,
  'nobody deletes an account by its row'
);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select public.excluir_minha_conta()', '42501', null, 'a visitor cannot call it');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok('select public.excluir_minha_conta()', '42501', null, 'nor can the service role');
reset role;
select is(
  (select count(*) from auth.users where id::text like '00000000-0000-4000-8000-00000000000_'), 3::bigint,
  'after all of these attempts every account stands'
);

-- a fresh sign-in
set local role authenticated;
select pg_temp.session('a', jsonb_build_array(pg_temp.signed_in('otp', 5000), pg_temp.signed_in('password', 899)));
select lives_ok('select public.excluir_minha_conta()', 'a sign-in of the last 15 minutes erases the account');
reset role;
select is(
  (
    select l.mode from pg_locks as l
    where l.locktype = 'advisory' and l.pid = pg_backend_pid() and l.granted
      and (l.classid::bigint << 32) | l.objid::bigint
        = hashtextextended('escolhas00000000-0000-4000-8000-00000000000a', 0)
  ),
  'ExclusiveLock', 'it went alone, behind the saves of choices that were on their way'
);
select results_eq(
  $$select right(id::text, 1) from auth.users where id::text like '00000000-0000-4000-8000-00000000000_' order by id$$,
  array['b', 'c'], 'that account and no other'
);
select is_empty(
  format('select 1 from %s where user_id = ''00000000-0000-4000-8000-00000000000a''', relation),
  format('nothing of the person is left in %s', relation)
)
from unnest(array[
  'public.usuario_candidatos_relacao', 'public.usuario_deputados_relacao', 'public.consentimentos', 'private.uso_ia'
]) as relation;
select is(
  (select count(*) from public.usuario_candidatos_relacao where user_id = '00000000-0000-4000-8000-00000000000b')
  + (select count(*) from public.usuario_deputados_relacao where user_id = '00000000-0000-4000-8000-00000000000b')
  + (select count(*) from public.consentimentos where user_id = '00000000-0000-4000-8000-00000000000b'),
  3::bigint, 'another person''s rows are untouched'
);

-- an administrator leaves, the history stays
set local role authenticated;
select pg_temp.session('c', jsonb_build_array(pg_temp.signed_in('oauth', 0)));
update public.candidatos_presidencia_2026 set bio_summary = 'x' where id = '00000000-0000-4000-8000-0000000000f1';
select lives_ok('select public.excluir_minha_conta()', 'an administrator erases the own account');
reset role;
select is(
  (select string_agg(a.action || ' by ' || coalesce(a.actor_id::text, 'system'), ', ' order by a.created_at)
   from public.audit_log a where a.entity_id = '00000000-0000-4000-8000-0000000000f1'),
  'create by system, update by 00000000-0000-4000-8000-00000000000c',
  'the audit log keeps the bare identifier, and the erasure itself is no act on a candidate'
);

select * from finish();
rollback;
