-- Requests for everybody's votes name nobody.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(7);

insert into public.camara_deputados (id, nome, lido_em)
select 910000 + n, 'Deputada ' || n, now() from generate_series(1, 3) as n;
insert into public.camara_votacoes (id_camara, dia, titulo, ementa, descricao, aprovada, tem_votos, sim, nao, origem, lido_em)
select '99200' || n || '-1', date '2095-01-31' + n, 'PL ' || n || '/2095', 'Institui a educação ' || n,
  'Aprovado o Requerimento de Urgência.', true, true, 4, 2, 'api', now()
from generate_series(1, 3) as n;
create temporary table roll_call as
select row_number() over (order by id)::integer as n, id from public.camara_votacoes where id_camara like '99200%';
grant select on roll_call to anon;
insert into public.camara_votos (votacao_id, deputado_id, voto, partido_sigla)
select r.id, 910000 + v.deputy, v.vote, 'PAX'
from (values (1, 3, 2), (1, 1, 1), (2, 2, 5), (2, 3, 4)) as v (n, deputy, vote)
join roll_call as r on r.n = v.n;

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';

select results_eq(
  'select deputados, votos from public.votos_das_votacoes((select array_agg(id) from roll_call where n < 3))',
  $$values ('{910001,910002,910003}'::integer[], '{102,054}'::text[])$$,
  'one digit for each deputy by number, 0 where there is no vote'
);
select results_eq(
  'select array_length(votacoes, 1), votos from public.votos_das_votacoes((select array_agg(id) from roll_call))',
  $$values (3, '{102,054,000}'::text[])$$, 'a roll call without votes has none of anybody'
);
select results_eq(
  'select deputados, votacoes, votos from public.votos_das_votacoes(array[-1])',
  $$values ('{}'::integer[], '{}'::integer[], '{}'::text[])$$, 'an unknown roll call has nothing'
);
select throws_ok('select public.votos_das_votacoes(null)', '22023', 'one_to_fifty_roll_calls');
select throws_ok($$select public.votos_das_votacoes('{}')$$, '22023', 'one_to_fifty_roll_calls');
select throws_ok(
  'select public.votos_das_votacoes(array(select generate_series(1, 51)))', '22023', 'one_to_fifty_roll_calls'
);
reset role;
update public.camara_votacoes set descricao = 'Aprovado o Requerimento. Sim: 9; Não: 9.'
where id = (select id from roll_call where n = 1);
set local role anon;
select results_eq(
  'select deputados, votos from public.votos_das_votacoes((select array_agg(id) from roll_call where n < 3))',
  $$values ('{910002,910003}'::integer[], '{54}'::text[])$$, 'contradicted votes are left out'
);

select * from finish();
rollback;
