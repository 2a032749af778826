-- Everybody reads, nobody writes by API; a compared list is whole.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(6);

select lives_ok(
  $$insert into public.eleitos_camara (legislatura, uf, nome_urna, partido_sigla, fontes) values (58, 'AC', 'ANA', 'PA', '{tse}')$$,
  'a preliminary list may be partial'
);
select throws_ok(act, '23514', null, claim) from (values
  ($$update public.eleitos_camara set situacao_lista = 'conferida'$$, 'a compared one may not'),
  ($$insert into public.eleitos_camara (legislatura, uf, nome_urna, partido_sigla, fontes) values (58, 'AC', 'BIA', 'PA', '{}')$$,
    'nobody is elected without a source')
) as refused (act, claim);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq('select nome_urna from public.eleitos_camara', array['ANA'], 'everybody reads the list');
select throws_ok($$update public.eleitos_camara set votos = 1$$, '42501', null, 'a visitor changes nothing');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok($$delete from public.eleitos_camara$$, '42501', null, 'nor does the service role');

select * from finish();
rollback;
