-- Calls per key, for the service role only.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(15);

insert into private.limite_taxa (chave, janela, n) values
  ('old', now() - interval '49 hours', 5), ('yesterday', now() - interval '47 hours', 5),
  ('ahead', now() + interval '1 year', 5);

set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select is(public.contar_chamada('a', 3, 3600), true, format('call %s of 3 fits', n)) from generate_series(1, 3) as n;
select is(public.contar_chamada('a', 3, 3600), false, 'the fourth does not');
select is(public.contar_chamada('a', 4, 3600), true, 'a larger limit lets one more in');
select is(public.contar_chamada('b', 1, 3600), true, 'one key''s limit is not another''s');
select is(public.contar_chamada('b', limite, 3600), false, 'no limit lets nothing in')
from unnest(array[0, -1, null]) as limite;
reset role;
select results_eq(
  $$select chave, n from private.limite_taxa order by chave$$, $$values ('a', 4), ('b', 1), ('yesterday', 5)$$,
  'only what was let in is counted, and what is not of the last 48 hours is gone'
);
update private.limite_taxa set janela = janela - interval '1 hour' where chave = 'a';
set local role service_role;
select is(public.contar_chamada('a', 1, 3600), true, 'the next window starts from zero');

reset role;
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok(call, '42501', null, 'a visitor is refused: ' || call)
from unnest(array[$$select public.contar_chamada('a', 1, 1)$$]) as call;
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select throws_ok(call, '42501', null, 'a user is refused: ' || call)
from unnest(array[$$select public.contar_chamada('a', 1, 1)$$]) as call;
select throws_ok('select n from private.limite_taxa', '42501', null, 'nor may a user read the counters');
reset role;
set local "request.jwt.claims" = '';
select is(
  (select n from private.limite_taxa where chave = 'b'), 1, 'what was refused is not counted'
);

select * from finish();
rollback;
