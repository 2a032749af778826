-- One call reads, counts and claims; what is kept counts for nobody.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(7);

set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
create function pg_temp.ask(address text, caller text) returns jsonb language sql as $$
  select public.abrir_cache_http(address, 60000, caller, 2, 3600)
$$;
create temporary table first as select pg_temp.ask('a', 'x') as answer;
select is(answer - 'reserva', '{"corpo":null,"obtidoEm":null,"fresco":false,"reservado":false,"passa":true}', 'a new address has no answer') from first;
select isnt(answer ->> 'reserva', null, 'and is claimed') from first;
select is(pg_temp.ask('a', 'y'), '{"corpo":null,"obtidoEm":null,"fresco":false,"reservado":true,"reserva":null,"passa":true}', 'once');
select pg_temp.ask('b', 'x');
select is(pg_temp.ask('c', 'x'), '{"corpo":null,"obtidoEm":null,"fresco":false,"reservado":false,"reserva":null,"passa":false}', 'beyond the limit nothing passes');
select is(public.ler_cache_http('c'), null, 'nor is claimed');
select public.gravar_cache_http('a', '{"n":1}', 60, 60);
select is(
  pg_temp.ask('a', 'x') - 'obtidoEm', '{"corpo":{"n":1},"fresco":true,"reservado":false,"reserva":null,"passa":true}', 'what is kept is for everybody'
);
select is(pg_temp.ask('d', 'y') ->> 'passa', 'true', 'and counts for nobody');

select * from finish();
rollback;
