-- Shared cache of public services: fresh, old and claimed answers, for the service role only.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(42);

set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select is(public.ler_cache_http('https://example.org/a'), null, 'nothing is kept of an address that nobody asked for');
select isnt(public.reservar_cache_http('https://example.org/a', 60000), null, 'the first caller claims the fetch');
select is(public.reservar_cache_http('https://example.org/a', 60000), null, 'the second does not');
select is(
  public.ler_cache_http('https://example.org/a') - 'obtidoEm',
  '{"corpo": null, "fresco": false, "reservado": true}', 'a first fetch under way has no answer yet'
);
select cmp_ok(
  public.gravar_cache_http('https://example.org/a', '{"dados": [1]}', 60, 3600), '>=', now(), 'an answer is kept with its moment'
);
select is(
  public.ler_cache_http('https://example.org/a') - 'obtidoEm',
  '{"corpo": {"dados": [1]}, "fresco": true, "reservado": false}', 'and read fresh, the claim ended'
);
select is(public.reservar_cache_http('https://example.org/a', 60000), null, 'a fresh answer needs no fetch');

reset role;
update private.cache_http set fresco_ate = now() - interval '1 second' where chave = 'https://example.org/a';
set local role service_role;
select is(
  public.ler_cache_http('https://example.org/a') - 'obtidoEm',
  '{"corpo": {"dados": [1]}, "fresco": false, "reservado": false}', 'past its freshness the answer is still served'
);
create temporary table claims as
  select 1 as turn, public.reservar_cache_http('https://example.org/a', 60000) as claim;
select isnt(claim, null, 'one caller claims the refresh') from claims;
select is(public.reservar_cache_http('https://example.org/a', 60000), null, 'and only one');
select lives_ok(
  $$select public.soltar_cache_http('https://example.org/a', '2020-01-01', 0)$$, 'a claim that is not the present one'
);
reset role;
select is(
  (select reservado_ate from private.cache_http where chave = 'https://example.org/a'), (select claim from claims),
  'does not change somebody else''s'
);
set local role service_role;
select lives_ok(
  $$select public.soltar_cache_http('https://example.org/a', claim, 30000) from claims$$, 'a failed refresh is given back'
);
select is(
  public.ler_cache_http('https://example.org/a') - 'obtidoEm',
  '{"corpo": {"dados": [1]}, "fresco": false, "reservado": true}', 'the old answer stays, and nobody tries again for a while'
);

reset role;
update private.cache_http set reservado_ate = now() - interval '1 second' where chave = 'https://example.org/a';
set local role service_role;
select isnt(public.reservar_cache_http('https://example.org/a', 60000), null, 'after it the refresh is free again');
reset role;
update private.cache_http set reservado_ate = clock_timestamp() + interval '11 minutes' where chave = 'https://example.org/a';
set local role service_role;
select isnt(public.reservar_cache_http('https://example.org/a', 60000), null, 'also of a claim that a clock set back would keep for long');
select lives_ok(
  $$select public.gravar_cache_http('https://example.org/a', '{"dados": [2]}', 60, 3600)$$, 'the refresh succeeds'
);
select is(
  public.ler_cache_http('https://example.org/a') -> 'corpo', '{"dados": [2]}', 'and replaces the answer'
);

select isnt(public.reservar_cache_http('https://example.org/b', 60000), null, 'another address has its own claim');
reset role;
create temporary table first_claim as select reservado_ate from private.cache_http where chave = 'https://example.org/b';
grant select on first_claim to service_role;
set local role service_role;
select lives_ok(
  $$select public.soltar_cache_http('https://example.org/b', reservado_ate, 30000) from first_claim$$,
  'a first fetch that failed is given back'
);
select is(public.ler_cache_http('https://example.org/b'), null, 'and leaves nothing behind');
select isnt(public.reservar_cache_http('https://example.org/b', 60000), null, 'so the next caller tries at once');

reset role;
update private.cache_http set guardar_ate = now() - interval '1 second';
set local role service_role;
select is(public.ler_cache_http('https://example.org/a'), null, 'an answer past its keeping is not served');
select lives_ok($$select public.gravar_cache_http('https://example.org/c', '{}', 60, 3600)$$, 'the next answer kept');
reset role;
select results_eq(
  'select chave from private.cache_http', array['https://example.org/c'], 'erases what nobody may serve any more'
);
insert into private.cache_http (chave, corpo, obtido_em, fresco_ate, guardar_ate)
values ('https://example.org/d', '{}', now(), now() - interval '2 hours', now() - interval '1 hour');
set local role service_role;
create temporary table late as select public.reservar_cache_http('https://example.org/d', 60000) as claim;
select isnt(claim, null, 'what is kept no longer can be fetched anew') from late;
select lives_ok($$select public.soltar_cache_http('https://example.org/d', claim, 30000) from late$$, 'and when that fails');
reset role;
select is_empty($$select 1 from private.cache_http where chave = 'https://example.org/d'$$, 'it is gone, without a pause');

-- The clock was a year ahead and is set back.
insert into private.cache_http (chave, corpo, obtido_em, fresco_ate, guardar_ate, reservado_ate)
select 'https://example.org/e', '{}', ahead, ahead + interval '1 minute', ahead + interval '1 hour', ahead + interval '1 minute'
from (select now() + interval '1 year' as ahead) as clock;
set local role service_role;
select is(
  public.ler_cache_http('https://example.org/e') - 'obtidoEm', '{"corpo": {}, "fresco": false, "reservado": false}',
  'an answer of a day to come is neither fresh nor under way'
);
select isnt(public.reservar_cache_http('https://example.org/e', 60000), null, 'and may be fetched anew');
reset role;

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok(call, '42501', null, 'a visitor is refused: ' || call)
from unnest(array[
  $$select public.ler_cache_http('a')$$, $$select public.reservar_cache_http('a', 1)$$,
  $$select public.gravar_cache_http('a', '{}', 1, 1)$$, $$select public.soltar_cache_http('a', now(), 1)$$
]) as call;
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select throws_ok(call, '42501', null, 'a user is refused: ' || call)
from unnest(array[
  $$select public.ler_cache_http('a')$$, $$select public.reservar_cache_http('a', 1)$$,
  $$select public.gravar_cache_http('a', '{}', 1, 1)$$, $$select public.soltar_cache_http('a', now(), 1)$$
]) as call;

reset role;
set local "request.jwt.claims" = '';
select throws_ok(
  $$update private.cache_http set guardar_ate = null$$, '23502', null, 'every row has an end'
);

delete from private.cache_http;
alter table private.cache_http disable trigger cap_cache_http;
insert into private.cache_http (chave, corpo, obtido_em, fresco_ate)
select 'https://example.org/' || n, '{}', now() - n * interval '1 second', now()
from generate_series(1, 10050) as n;
alter table private.cache_http enable trigger cap_cache_http;
set local role service_role;
select isnt(public.reservar_cache_http('https://example.org/first', 60000), null, 'a first fetch beyond 10,000 rows');
reset role;
select results_eq(
  'select count(*)::integer from private.cache_http', array[10000], 'leaves the cache at 10,000 rows'
);
select results_eq(
  $$select max(n) from (select substring(chave from '\d+$')::integer as n from private.cache_http) as rows$$, array[9999],
  'the oldest went, the new claim stays'
);

select * from finish();
rollback;
