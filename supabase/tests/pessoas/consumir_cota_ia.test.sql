-- The service role counts, per user and day, up to the limit.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(19);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'other@example.org');
insert into private.uso_ia (user_id, dia, n) values
  ('00000000-0000-4000-8000-00000000000b', (now() at time zone 'America/Sao_Paulo')::date - 1, 5),
  ('00000000-0000-4000-8000-00000000000b', (now() at time zone 'America/Sao_Paulo')::date - 30, 5),
  ('00000000-0000-4000-8000-00000000000b', (now() at time zone 'America/Sao_Paulo')::date - 31, 5);

set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select is(public.consumir_cota_ia('00000000-0000-4000-8000-00000000000a', 3), true, format('analysis %s of 3 fits', n))
from generate_series(1, 3) as n;
select is(public.consumir_cota_ia('00000000-0000-4000-8000-00000000000a', 3), false, 'the fourth does not');
select is(public.consumir_cota_ia('00000000-0000-4000-8000-00000000000a', 3), false, 'and asking again does not help');
select is(public.consumir_cota_ia('00000000-0000-4000-8000-00000000000a', 4), true, 'a larger limit lets one more in');
select is(public.consumir_cota_ia('00000000-0000-4000-8000-00000000000b', 1), true, 'one user''s quota is not another''s, nor yesterday''s today''s');
select is(public.consumir_cota_ia('00000000-0000-4000-8000-00000000000b', 0), false, 'a limit of zero lets nothing in');
select is(public.consumir_cota_ia('00000000-0000-4000-8000-00000000000b', -1), false, 'nor does a negative one');
select is(public.consumir_cota_ia('00000000-0000-4000-8000-00000000000b', null), false, 'nor a missing one');
select throws_ok(
  $$select public.consumir_cota_ia('00000000-0000-4000-8000-0000000000ff', 3)$$, '23503', null, 'an unknown user has no quota'
);

reset role;
select results_eq(
  $$select n from private.uso_ia where user_id = '00000000-0000-4000-8000-00000000000a'$$, array[4],
  'only the analyses let in are counted, in one row of the day'
);
select results_eq(
  $$select dia - (now() at time zone 'America/Sao_Paulo')::date from private.uso_ia
    where user_id = '00000000-0000-4000-8000-00000000000b' order by dia$$,
  array[-30, -1, 0], 'counters older than 30 days are gone'
);

set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select throws_ok(act, '42501', null, claim) from (values
  ($$select public.consumir_cota_ia('00000000-0000-4000-8000-00000000000a', 100)$$,
    'a user cannot give the own quota a limit'),
  ($$select public.consumir_cota_ia('00000000-0000-4000-8000-00000000000b', 1)$$, 'nor spend somebody else''s'),
  ($$update private.uso_ia set n = 0$$, 'nor reset the counter'),
  ('select n from private.uso_ia', 'nor read it')
) as refused (act, claim);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok(
  $$select public.consumir_cota_ia('00000000-0000-4000-8000-00000000000a', 1)$$, '42501', null,
  'a visitor cannot call it'
);

reset role;
set local "request.jwt.claims" = '';
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is_empty(
  $$select 1 from private.uso_ia where user_id = '00000000-0000-4000-8000-00000000000a'$$,
  'an erased account takes its counters with it'
);

select * from finish();
rollback;
