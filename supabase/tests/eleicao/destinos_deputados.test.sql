-- What became of deputies: everybody reads, administrators save through the function alone.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(19);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');

create function pg_temp.save(more jsonb, seen timestamptz default null) returns text language plpgsql as $$
begin
  perform public.gravar_destino(101, seen, '{"destino":"reeleito","fonte_titulo":"TSE","fonte_url":"https://tse.jus.br/","revisado_em":"2026-10-08","situacao":"preliminar"}'::jsonb || more);
  return 'saved';
exception when others then
  return coalesce(nullif(sqlstate, 'P0001') || ' ', '') || sqlerrm;
end
$$;
grant execute on function pg_temp.save(jsonb, timestamptz) to authenticated;

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok($$select public.gravar_destino(101, null, '{}')$$, '42501', null, 'a visitor saves nothing');
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","user_metadata":{"role":"admin"}}';
select is(pg_temp.save('{}'), '42501 administrators only', 'nor does a user');
select throws_ok(
  $$insert into public.destinos_deputados (deputado_id, destino, fonte_titulo, fonte_url, revisado_em)
    values (1, 'reeleito', 'TSE', 'https://tse.jus.br/', '2026-10-08')$$, '42501', null, 'by the table neither'
);

set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select throws_ok('delete from public.destinos_deputados', '42501', null, 'an administrator has no way by the table either');
select matches(pg_temp.save('{"destino":"vencedor"}'), '^23514 .*destinos_destino_known', 'an unknown fate is refused');
select matches(pg_temp.save('{"fonte_url":"http://tse.jus.br"}'), '^23514 .*destinos_fonte_url_valid', 'a source is https');
select matches(pg_temp.save('{"fonte_titulo":null}'), '^23502 ', 'no fate without source');
select matches(pg_temp.save('{"cargo":"Senador(a)"}'), '^23514 .*destinos_cargo_valid', 'the Chamber is no other office');
select matches(pg_temp.save('{"destino":"outro_cargo_eleito"}'), '^23514 .*destinos_cargo_valid', 'another office has a name');
select is(pg_temp.save('{"revisado_em":"2999-01-01"}'), 'destino_dia', 'no source was read on a day to come');
select matches(pg_temp.save('{"revisado_em":"0026-10-08"}'), '^23514 .*destinos_revisado_em_valid', 'nor in a year of two digits');
select is(pg_temp.save('{}', now()), 'destino_mudou', 'nobody corrects what is not there');
select is(
  pg_temp.save(jsonb_build_object('revisado_em', (now() at time zone 'America/Sao_Paulo')::date)), 'saved',
  'a whole one is saved, read today at the latest'
);
select is(pg_temp.save('{}'), 'destino_mudou', 'a second one that knows of none is refused');
select is(
  pg_temp.save('{"situacao":"conferido"}', (select updated_at from public.destinos_deputados where deputado_id = 101)),
  'saved', 'who read it may confirm it'
);
select is(
  pg_temp.save('{}', (select updated_at - interval '1 microsecond' from public.destinos_deputados where deputado_id = 101)),
  'destino_mudou', 'who read it before that may not'
);
reset role;
select results_eq(
  $$select action, changes -> 'situacao' ->> 'after', entity_id::text from public.audit_log where entity = 'destinos_deputados' order by created_at$$,
  $$values ('create', 'preliminar', '00000000-0000-4000-b000-000000000101'), ('update', 'conferido', '00000000-0000-4000-b000-000000000101')$$,
  'each save has its entry'
);
select is(
  (select updated_by from public.destinos_deputados where deputado_id = 101), '00000000-0000-4000-8000-00000000000c'::uuid, 'and its author'
);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq('select destino from public.destinos_deputados', array['reeleito'], 'everybody reads it');

select * from finish();
rollback;
