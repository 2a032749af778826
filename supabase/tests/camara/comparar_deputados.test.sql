-- Deputies side by side: what our tables know of one to four of them.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(19);

delete from public.cota_limites where uf = 'AC';
insert into public.cota_limites (uf, desde, ate, valor_mensal, ato, fonte_url, valor_no_ato) values
  ('AC', '2026-02-20', null, 200, 'Ato 244', 'https://example.org/244', false);
select private.gravar_deputados(
  '[{"id":910,"nome":"Élio","siglaPartido":"PX","siglaUf":"AC"},{"id":911,"nome":"Dora","siglaPartido":"PX","siglaUf":"AC"}]', 'novos', now()
);
select private.gravar_despesas_mes(
  '[{"deputado":910,"ano":2026,"mes":1,"tipo":"A","valor":10.01,"documentos":2,"ate":"2026-01-20"}]'
);
insert into public.destinos_deputados (deputado_id, destino, fonte_titulo, fonte_url, revisado_em)
values (911, 'reeleito', 'Lista de exemplo', 'https://example.org/', '2026-10-08');
insert into public.camara_votacoes (id_camara, dia, titulo, ementa, descricao, aprovada, tem_votos, sim, nao, origem, lido_em)
select '99200' || n || '-1', date '2095-01-31' + n, 'PL ' || n || '/2095', 'Institui', 'Aprovado.', true, true, 1, 0, 'api', now()
from generate_series(1, 2) as n;
insert into public.camara_votos (votacao_id, deputado_id, voto, partido_sigla)
select v.id, 910, case when v.id_camara = '992001-1' then 1 else 5 end, 'PX'
from public.camara_votacoes as v where v.id_camara in ('992001-1', '992002-1');

create temp table compared on commit drop as
  select * from comparar_deputados(array[911, 910, 999999], 2026);
select results_eq(
  'select deputado_id, nome, partido_sigla, uf, votos from compared order by deputado_id',
  $$values (910, 'Élio', 'PX', 'AC', 1), (911, 'Dora', 'PX', 'AC', 0)$$,
  'everybody compares who is known, presiding is no vote, and of nobody else anything is said'
);
select is((select (despesas ->> 'total')::numeric from compared where deputado_id = 910), 10.01, 'the year''s total');
select is(
  (select despesas ->> 'total' from compared where deputado_id = 911), null, 'no document is no amount, not zero'
);
select is(
  (select (despesas -> 'limites' -> 0 ->> 'valor')::numeric from compared where deputado_id = 911), 200::numeric, 'with the state''s limit'
);
select ok((select not despesas ? 'deputados' from compared where deputado_id = 910), 'others of the state stay out');
select is((select destino ->> 'destino' from compared where deputado_id = 911), 'reeleito', 'what became of one');
select is((select destino from compared where deputado_id = 910), null, 'which may not be known');
select is((select projetos from compared where deputado_id = 910), null, 'no year of bills is counted yet');
select is((select (despesas ->> 'ano')::integer from compared where deputado_id = 911), 2026, 'of the newest year of somebody');
select private.gravar_despesas_mes(
  '[{"deputado":910,"ano":2025,"mes":1,"tipo":"A","valor":5,"documentos":1,"ate":"2025-01-20"},
    {"deputado":911,"ano":2025,"mes":1,"tipo":"A","valor":6,"documentos":1,"ate":"2025-01-20"},
    {"deputado":911,"ano":2024,"mes":1,"tipo":"A","valor":7,"documentos":1,"ate":"2024-01-20"}]'
);
select results_eq(
  $$select deputado_id, (despesas ->> 'ano')::integer, (despesas ->> 'total')::numeric from comparar_deputados(array[911, 910], 2027)$$,
  $$values (910, 2025, 5::numeric), (911, 2025, 6::numeric)$$,
  'the newest year in which each has expenses stands for all'
);
select is(
  (select (despesas ->> 'ano')::integer from comparar_deputados(array[911, 999999], 2024)), 2024,
  'up to the asked one, whoever is not known aside'
);
select private.gravar_projetos_ano(2024, '2024-12-20', '[{"deputado":910,"quantidade":9}]');
select private.gravar_projetos_ano(2025, '2025-12-22', '[{"deputado":910,"quantidade":3}]');
insert into public.camara_projetos_ano values (911, 2027, 1, '2027-02-02');
select results_eq(
  'select deputado_id, projetos from comparar_deputados(array[911, 910], 2026)',
  $$values (910, '{"ano":2025,"quantidade":3,"dados_ate":"2025-12-22"}'::jsonb),
    (911, '{"ano":2025,"quantidade":null,"dados_ate":null}'::jsonb)$$,
  'the newest counted year up to the asked one stands for all, and who is not in it is not known'
);
select throws_ok('select comparar_deputados(null, 2026)', '22023', 'one_to_four_deputies');
select throws_ok('select comparar_deputados(array[1,2,3,4,5], 2026)', '22023', 'one_to_four_deputies');
select throws_ok('select comparar_deputados(array[1,1], 2026)', '22023', 'repeated_deputy');
select throws_ok('select comparar_deputados(array[1,-2], 2026)', '22023', 'invalid_deputy');
select throws_ok('select comparar_deputados(array[1], null)', '22023', 'invalid_year');
select throws_ok('select comparar_deputados(array[1], 1999)', '22023', 'invalid_year');
select throws_ok('select comparar_deputados(array[1], 2101)', '22023', 'invalid_year');

select * from finish();
rollback;
