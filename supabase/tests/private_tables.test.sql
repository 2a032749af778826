-- Counters and caches: closed to every API role, whole in themselves.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(48);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'user@example.org');
create temporary table attacks as
  select person, claims, relation, attack
  from (values
    ('anon', '{"role":"anon"}'),
    ('authenticated', '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}'),
    ('service_role', '{"role":"service_role"}')
  ) as p (person, claims),
  unnest(array['private.uso_ia', 'private.limite_taxa', 'private.cache_http']) as relation,
  unnest(array['select count(*) from %s', 'delete from %s', 'truncate %s', 'insert into %s select * from %1$s']) as attack;
grant select on attacks to anon, authenticated, service_role;

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok(format(attack, relation), '42501', null, format('anon is refused: ' || attack, relation))
from attacks where person = 'anon';
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select throws_ok(format(attack, relation), '42501', null, format('a user is refused: ' || attack, relation))
from attacks where person = 'authenticated';
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok(format(attack, relation), '42501', null, format('the service role is refused: ' || attack, relation))
from attacks where person = 'service_role';
reset role;
set local "request.jwt.claims" = '';

select throws_ok(statement, '23514', null, what)
from (values
  ($$insert into private.uso_ia (user_id, dia, n) values ('00000000-0000-4000-8000-00000000000a', '2026-10-01', -1)$$,
    'a counter of analyses is not negative'),
  ($$insert into private.limite_taxa (chave, janela) values ('', now())$$, 'a rate key is not empty'),
  ($$insert into private.limite_taxa (chave, janela) values (repeat('a', 201), now())$$, 'a rate key has at most 200 characters'),
  ($$insert into private.limite_taxa (chave, janela, n) values ('a', now(), -1)$$, 'a counter of calls is not negative'),
  ($$insert into private.cache_http (chave) values ('')$$, 'a cache key is not empty'),
  ($$insert into private.cache_http (chave) values (repeat('a', 2049))$$, 'a cache key has at most 2048 characters'),
  ($$insert into private.cache_http (chave, corpo) values ('a', '{}')$$, 'a cached answer has its times'),
  ($$insert into private.cache_http (chave, obtido_em, fresco_ate) values ('a', now(), now())$$, 'times have their answer')
) as edge (statement, what);
select lives_ok(statement, what)
from (values
  ($$insert into private.limite_taxa (chave, janela) values (repeat('a', 200), now())$$, 'a rate key of 200 characters is kept'),
  ($$insert into private.cache_http (chave, reservado_ate) values (repeat('a', 2048), now())$$,
    'a first fetch is claimed by a row without a body'),
  ($$insert into private.cache_http (chave, corpo, obtido_em, fresco_ate) values ('b', '{}', now(), now())$$,
    'an answer is kept with its times')
) as edge (statement, what);
select throws_ok(
  $$insert into private.limite_taxa (chave, janela) values (repeat('a', 200), now())$$, '23505', null,
  'a window of a key is one row'
);

select * from finish();
rollback;
