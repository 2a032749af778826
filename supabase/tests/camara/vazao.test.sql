-- All instances' permits at a service: speed and number, service role only.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(29);

set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
create temporary table places as
  select n, place ->> 'id' as id, (place ->> 'esperaMs')::integer as wait_ms
  from jsonb_array_elements(public.trocar_lugares('out', 15, 8, 45000, '{}', 0, 0, 0, 0, 20)) with ordinality as p (place, n);
select results_eq('select count(*)::integer from places', array[8], 'of twenty that are wanted eight leave at once');
select results_eq('select count(distinct id)::integer from places', array[8], 'each place is one');
select results_eq('select max(wait_ms) <= 1 from places', array[true], 'all of them now');
select is(public.trocar_lugares('out', 15, 8, 45000, '{}', 0, 0, 0, 0, 1), '[]', 'a ninth waits');
select is(
  jsonb_array_length(public.trocar_lugares('out', 15, 8, 45000, array['00000000-0000-4000-8000-000000000000'], 0, 0, 0, 0, 1)),
  0, 'and a place that nobody has frees none'
);
select is(
  jsonb_array_length(public.trocar_lugares('elsewhere', 15, 8, 45000, '{}', 0, 0, 0, 0, 3)), 3,
  'another service has its own places'
);
select is(
  jsonb_array_length(
    public.trocar_lugares('out', 15, 8, 45000, (select array_agg(id) from places where n <= 2), 2, 0, 0, 0, 5)
  ), 2, 'two that are given back let two leave'
);

reset role;
update private.vazao set ocupados = (
  select jsonb_object_agg(key, now() - interval '1 second') from jsonb_object_keys(ocupados) as key
), proxima = '-infinity';
set local role service_role;
select is(
  jsonb_array_length(public.trocar_lugares('out', 15, 8, 45000, '{}', 0, 0, 0, 0, 8)), 8,
  'the places of an instance that died are free after their time'
);

reset role;
update private.vazao set ocupados = '{}', proxima = clock_timestamp() + interval '500 milliseconds' where chave = 'out';
set local role service_role;
create temporary table later as
  select n, (place ->> 'esperaMs')::integer as wait_ms
  from jsonb_array_elements(public.trocar_lugares('out', 15, 8, 45000, '{}', 0, 0, 0, 0, 8)) with ordinality as p (place, n);
select results_eq('select count(*)::integer from later', array[8], 'those whose turn is later');
select is_empty(
  $$select 1 from later as a join later as b on b.n = a.n + 1 where b.wait_ms - a.wait_ms not between 65 and 68$$,
  'leave a fifteenth of a second after the one before'
);

reset role;
update private.vazao set ocupados = '{}', proxima = '-infinity';
set local role service_role;
select lives_ok($$select public.trocar_lugares('out', 15, 8, 45000, '{}', 0, 0, 3, 0, 0)$$, 'refused for being too many');
select lives_ok($$select public.trocar_lugares('out', 15, 8, 45000, '{}', 5, 0, 1, 0, 0)$$, 'another that left with them');
reset role;
select results_eq(
  $$select ritmo, lugares from private.vazao where chave = 'out'$$, $$values (7.5::float8, 4::float8)$$,
  'both are halved, once'
);
update private.vazao set ajustada_em = now() - interval '2 seconds';
set local role service_role;
select lives_ok($$select public.trocar_lugares('out', 15, 8, 45000, '{}', 5, 1, 0, 0, 0)$$, 'a slow answer later');
reset role;
select results_eq(
  $$select ritmo, lugares from private.vazao where chave = 'out'$$, $$values (5.625::float8, 3::float8)$$,
  'lowers both by a quarter'
);
set local role service_role;
select is(
  jsonb_array_length(public.trocar_lugares('out', 15, 8, 45000, '{}', 8, 0, 0, 0, 9)), 4,
  'good answers raise both again, step by step'
);
select lives_ok($$select public.trocar_lugares('out', 15, 8, 45000, '{}', 1000, 0, 0, 0, 0)$$, 'and many of them');
reset role;
select results_eq(
  $$select ritmo, lugares from private.vazao where chave = 'out'$$, $$values (15::float8, 8::float8)$$,
  'never beyond the most'
);
update private.vazao set ajustada_em = '-infinity', ritmo = 1, lugares = 1, ocupados = '{}', proxima = '-infinity';
update private.vazao set lugares = 1.5, ocupados = '{}', proxima = '-infinity';
select public.trocar_lugares('out', 1, 8, 45000, '{}', 0, 0, 0, 0, 1);
select results_eq(
  $$select proxima - trocada_em from private.vazao where chave = 'out'$$, array[interval '1 second'],
  'half a place lets nobody leave before their turn'
);
update private.vazao set ajustada_em = '-infinity', ritmo = 1, lugares = 1, ocupados = '{}', proxima = '-infinity';
set local role service_role;
select is(
  public.trocar_lugares('out', 15, 8, 45000, '{}', 0, 0, 1, 5000, 1), '[]',
  'a pause that the service asks for keeps everybody away'
);
reset role;
select results_eq(
  $$select ritmo, lugares from private.vazao where chave = 'out'$$, $$values (1::float8, 1::float8)$$,
  'and one a second is the least'
);
select results_eq(
  $$select proxima - ajustada_em from private.vazao where chave = 'out'$$, array[interval '5 seconds'], 'for as long as it asks'
);

-- The clock was a year ahead and is set back.
update private.vazao set ritmo = 15, lugares = 8, ocupados = (
  select jsonb_object_agg(n, now() + interval '1 year') from generate_series(1, 8) as n
), proxima = now() + interval '1 year', ajustada_em = now() + interval '1 year', trocada_em = now() + interval '1 year';
set local role service_role;
select is(
  jsonb_array_length(public.trocar_lugares('out', 15, 8, 45000, '{}', 0, 0, 1, 0, 8)), 4, 'calls leave when the clock was set back'
);
reset role;
select results_eq(
  $$select ritmo, lugares from private.vazao where chave = 'out'$$, $$values (7.5::float8, 4::float8)$$, 'and a refusal counts again'
);
select throws_ok(act, '23514', null, claim) from (values
  ($$insert into private.vazao (chave, ritmo, lugares) values ('', 1, 1)$$, 'a service has a name'),
  ($$insert into private.vazao (chave, ritmo, lugares) values ('a', 0, 1)$$, 'a rhythm of nothing is none')
) as refused (act, claim);

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok(
  $$select public.trocar_lugares('a', 1, 1, 1, '{}', 0, 0, 0, 0, 1)$$, '42501', null, 'a visitor takes no place'
);
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select throws_ok(
  $$select public.trocar_lugares('a', 1, 1, 1, '{}', 0, 0, 0, 0, 1)$$, '42501', null, 'nor does a user'
);
select throws_ok('select 1 from private.vazao', '42501', null, 'who may not read them either');

select * from finish();
rollback;
