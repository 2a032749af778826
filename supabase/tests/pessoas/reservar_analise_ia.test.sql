-- One at a time, one a minute, daily limits; returned or run out.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(43);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'third@example.org');
create temporary table today as select (now() at time zone 'America/Sao_Paulo')::date as day;
create temporary table turns (id integer, answer jsonb);
grant select, insert on turns to service_role;

-- one at a time
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
insert into turns select 1, public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 5, 60, 120);
select is((select answer ->> 'resultado' from turns where id = 1), 'reservada', 'the first analysis gets a turn');
select matches((select answer ->> 'vez' from turns where id = 1), '^[0-9a-f-]{36}$', 'and the turn has a name');
insert into turns select 2, public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 5, 0, 120);
select is((select answer ->> 'resultado' from turns where id = 2), 'em_andamento', 'a second waits for the first');
select ok((select (answer ->> 'espera_s')::int between 119 and 120 from turns where id = 2), 'for as long as a turn lasts');
select is((select answer -> 'vez' from turns where id = 2), null, 'and gets no turn');
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000b', 3, 5, 60, 120) ->> 'resultado'), 'reservada',
  'somebody else does not wait for it'
);
reset role;
select results_eq(
  $$select n from private.uso_ia where user_id = '00000000-0000-4000-8000-00000000000a'$$, array[1],
  'a refusal is not counted'
);
select results_eq('select n from private.orcamento_ia', array[2], 'everybody''s day counts both turns');

-- only the holder gives a turn back
set local role service_role;
select lives_ok(
  $$select public.soltar_analise_ia('00000000-0000-4000-8000-00000000000a', gen_random_uuid())$$,
  'a turn that is not there is given back without an error'
);
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 5, 0, 120) ->> 'resultado'), 'em_andamento',
  'and the one that is stays'
);
select public.soltar_analise_ia(
  '00000000-0000-4000-8000-00000000000b', (select (answer ->> 'vez')::uuid from turns where id = 1)
);
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 5, 0, 120) ->> 'resultado'), 'em_andamento',
  'nor is it given back in another user''s name'
);
select public.soltar_analise_ia(
  '00000000-0000-4000-8000-00000000000a', (select (answer ->> 'vez')::uuid from turns where id = 1)
);
reset role;
select results_eq(
  $$select vez is null and vez_ate is null, n from private.uso_ia where user_id = '00000000-0000-4000-8000-00000000000a'$$,
  $$values (true, 1)$$, 'given back, the turn is over and stays counted'
);

-- one a minute
set local role service_role;
insert into turns select 3, public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 5, 60, 120);
select is((select answer ->> 'resultado' from turns where id = 3), 'intervalo', 'the next begins a minute later');
select ok((select (answer ->> 'espera_s')::int between 59 and 60 from turns where id = 3), 'and is told how much later');
reset role;
update private.uso_ia set iniciada_em = clock_timestamp() - interval '61 seconds'
where user_id = '00000000-0000-4000-8000-00000000000a';
set local role service_role;
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 5, 60, 120) ->> 'resultado'), 'reservada',
  'a minute later it does'
);

-- who holds a turn dies
reset role;
update private.uso_ia set vez_ate = clock_timestamp() - interval '1 second', iniciada_em = clock_timestamp() - interval '2 minutes'
where user_id = '00000000-0000-4000-8000-00000000000a';
set local role service_role;
insert into turns select 4, public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 5, 60, 120);
select is((select answer ->> 'resultado' from turns where id = 4), 'reservada', 'a turn that ran out keeps nobody waiting');
select public.soltar_analise_ia(
  '00000000-0000-4000-8000-00000000000a', (select (answer ->> 'vez')::uuid from turns where id = 4)
);

-- so many a day
reset role;
update private.uso_ia set iniciada_em = null;
set local role service_role;
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 5, 60, 120)),
  '{"resultado": "cota"}'::jsonb, 'the fourth of three a day is refused'
);
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000c', 0, 5, 60, 120) ->> 'resultado'), 'cota',
  'a limit of zero lets nothing in'
);
reset role;
select results_eq('select n from private.orcamento_ia', array[4], 'who has no quota left takes nothing from everybody''s');
update private.orcamento_ia set n = 5;
set local role service_role;
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000c', 3, 5, 60, 120)),
  '{"resultado": "orcamento"}'::jsonb, 'when everybody''s day is spent nobody gets a turn'
);
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000c', 3, null, 60, 120) ->> 'resultado'), 'orcamento',
  'nor without a limit'
);
reset role;
select results_eq(
  $$select n, vez is null, iniciada_em is null from private.uso_ia where user_id = '00000000-0000-4000-8000-00000000000c'$$,
  $$values (0, true, true)$$, 'and the own quota is not spent by it'
);
select results_eq('select n from private.orcamento_ia', array[5], 'nor everybody''s beyond its limit');

-- across midnight
update private.orcamento_ia set n = 0;
insert into private.uso_ia (user_id, dia, n, iniciada_em, vez, vez_ate)
select '00000000-0000-4000-8000-00000000000b', day - 1, 1, clock_timestamp() - interval '30 seconds',
  gen_random_uuid(), clock_timestamp() + interval '1 minute' from today;
update private.uso_ia set vez = null, vez_ate = null, iniciada_em = null, n = 0
where user_id = '00000000-0000-4000-8000-00000000000b' and dia = (select day from today);
set local role service_role;
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000b', 3, 5, 0, 120) ->> 'resultado'), 'em_andamento',
  'a turn taken before midnight is still one at a time'
);
reset role;
update private.uso_ia set vez = null, vez_ate = null where user_id = '00000000-0000-4000-8000-00000000000b';
set local role service_role;
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000b', 3, 5, 60, 120) ->> 'resultado'), 'intervalo',
  'and the minute does not end with the day'
);

-- old counters go
reset role;
insert into private.orcamento_ia (dia, n) select day - 30, 1 from today union all select day - 31, 1 from today;
update private.uso_ia set iniciada_em = null;
set local role service_role;
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000b', 3, 5, 60, 120) ->> 'resultado'), 'reservada',
  'the next day has its own quota'
);
select throws_ok(
  $$select public.reservar_analise_ia('00000000-0000-4000-8000-0000000000ff', 3, 5, 60, 120)$$, '23503', null,
  'an unknown user gets no turn'
);
reset role;
select results_eq(
  'select o.dia - t.day from private.orcamento_ia as o, today as t order by o.dia', array[-30, 0],
  'numbers older than 30 days are gone'
);

-- whole in themselves
select throws_ok(act, '23514', null, claim) from (values
  ($$update private.uso_ia set vez = gen_random_uuid(), vez_ate = null$$, 'a turn has its end'),
  ('insert into private.orcamento_ia (dia, n) values (''2026-10-01'', -1)', 'a number of analyses is not negative')
) as refused (act, claim);

-- unseen analyses spare the user, up to ten a day, never the budget
update private.uso_ia set n = 3, vez = '00000000-0000-4000-8000-0000000000f1', vez_ate = clock_timestamp() + interval '1 minute'
where user_id = '00000000-0000-4000-8000-00000000000c';
insert into private.uso_ia (user_id, dia, n, vez, vez_ate)
select '00000000-0000-4000-8000-00000000000c', day, 3, '00000000-0000-4000-8000-0000000000f1', clock_timestamp() + interval '1 minute'
from today on conflict do nothing;
create temporary table spent as select sum(n) as n from private.orcamento_ia;
set local role service_role;
select public.soltar_analise_ia(
  '00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-0000000000f1', false
);
reset role;
select results_eq(
  $$select n, devolvidas, vez is null from private.uso_ia where user_id = '00000000-0000-4000-8000-00000000000c'$$,
  $$values (2, 1, true)$$, 'an analysis that was not shown is taken out of the count'
);
select results_eq('select sum(n) from private.orcamento_ia', 'select n from spent', 'but stays in everybody''s budget');
update private.uso_ia set vez = '00000000-0000-4000-8000-0000000000f2', vez_ate = clock_timestamp() + interval '1 minute', devolvidas = 10
where user_id = '00000000-0000-4000-8000-00000000000c';
set local role service_role;
select public.soltar_analise_ia(
  '00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-0000000000f2', false
);
reset role;
select results_eq(
  $$select n, devolvidas, vez is null from private.uso_ia where user_id = '00000000-0000-4000-8000-00000000000c'$$,
  $$values (2, 10, true)$$, 'after ten of a day it stays counted, and the turn is over all the same'
);
select throws_ok('update private.uso_ia set devolvidas = 11', '23514', null, 'nobody has more than ten taken out');
select throws_ok('update private.uso_ia set devolvidas = -1', '23514', null, 'nor fewer than none');

-- nobody else
select throws_ok(format('set local role %I; %s', person, attack), '42501', null, format('%s is refused: %s', person, attack))
from unnest(array['anon', 'authenticated']) as person,
unnest(array[
  $$select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 99, 99, 0, 1)$$,
  $$select public.soltar_analise_ia('00000000-0000-4000-8000-00000000000a', gen_random_uuid())$$
]) as attack;
set local role service_role;
select throws_ok(attack, '42501', null, 'the service role is refused: ' || attack)
from unnest(array[
  'select n from private.orcamento_ia', 'update private.orcamento_ia set n = 0', 'select private.gastar_orcamento_ia(1)'
]) as attack;

-- The clock was a year ahead and is set back.
reset role;
update private.uso_ia set iniciada_em = now() + interval '1 year', vez = gen_random_uuid(), vez_ate = now() + interval '1 year', n = 0
where user_id = '00000000-0000-4000-8000-00000000000a';
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select is(
  (select public.reservar_analise_ia('00000000-0000-4000-8000-00000000000a', 3, 1000, 60, 120) ->> 'resultado'), 'reservada',
  'an analysis that began on a day to come holds up none'
);

select * from finish();
rollback;
