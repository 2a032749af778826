-- The public reading of what two deputies voted differently.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(18);

insert into public.camara_deputados (id, nome, lido_em)
select 910000 + n, 'Deputada ' || n, now() from generate_series(1, 3) as n;
insert into public.camara_votacoes (id_camara, dia, titulo, ementa, descricao, aprovada, tem_votos, sim, nao, origem, lido_em)
select '99100' || n || '-1', date '2095-01-31' + n, 'PL ' || n || '/2095', 'Institui a educação ' || n,
  'Aprovado o Requerimento de Urgência.', true, true, 4, 2, 'api', now()
from generate_series(1, 6) as n;
create temporary table roll_call as
select row_number() over (order by dia)::integer as n, id from public.camara_votacoes where id_camara like '99100%';
grant select on roll_call to anon;

-- 1 to 3: different; 4: same; 5: one presided; 6: one record.
insert into public.camara_votos (votacao_id, deputado_id, voto, partido_sigla)
select r.id, 910000 + v.deputy, v.vote, 'PAX'
from (
  values (1, 1, 1), (1, 2, 2), (2, 1, 3), (2, 2, 4), (3, 1, 2), (3, 2, 1), (4, 1, 1), (4, 2, 1),
    (5, 1, 5), (5, 2, 1), (6, 1, 1)
) as v (n, deputy, vote)
join roll_call as r on r.n = v.n;
insert into public.votacoes_explicadas
  (votacao_id, titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, situacao, publicada_em)
select id, 'Título em palavras ' || n, 'Aprovava o pedido de urgência.', 'Rejeitava o pedido de urgência.', 'Câmara',
  'https://www.camara.leg.br/', '2026-10-01', case n when 1 then 'rascunho' else 'publicada' end, case n when 1 then null else now() end
from roll_call where n in (1, 2, 4);

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';

select results_eq(
  'select r.n, v.voto_a::integer, v.voto_b::integer, v.total from public.votos_diferentes(910001, 910002) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (3, 2, 1, 3), (2, 3, 4, 3), (1, 1, 2, 3)',
  'newest first; equal votes, who presided and who has no record count for nothing'
);
select results_eq(
  'select tipo, titulo, ementa from public.votos_diferentes(910001, 910002, p_limite => 1)',
  $$values ('urgencia', 'PL 3/2095', 'Institui a educação 3')$$, 'each with what it was about'
);
select results_eq(
  'select r.n, v.titulo_claro from public.votos_diferentes(910001, 910002) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  $$values (3, null), (2, 'Título em palavras 2'), (1, null)$$, 'each with its own explanation, where that is published'
);
select results_eq(
  'select r.n, v.voto_a::integer, v.voto_b::integer from public.votos_diferentes(910002, 910001) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (3, 1, 2), (2, 4, 3), (1, 2, 1)', 'each vote is that of the one named first and second'
);
select results_eq(
  'select r.n, v.total from public.votos_diferentes(910001, 910002, p_limite => 1) as v join roll_call as r on r.id = v.votacao_id',
  'values (3, 3)', 'no more than asked for, and the total stays'
);
select results_eq(
  'select r.n, v.total from public.votos_diferentes(910001, 910002, (select id from roll_call where n = 3)) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (2, 3), (1, 3)', 'the next ones come after a roll call'
);
select is_empty('select from public.votos_diferentes(910001, 910002, -1)', 'after an unknown roll call there is nothing');
select is_empty('select from public.votos_diferentes(910001, 910003)', 'nothing with who never voted');
select throws_ok('select public.votos_diferentes(910001, 910001)', '22023', 'repeated_deputy');
select throws_ok('select public.votos_diferentes(0, 910001)', '22023', 'invalid_deputy');
select throws_ok('select public.votos_diferentes(910001, -1)', '22023', 'invalid_deputy');
select throws_ok('select public.votos_diferentes(null, 910001)', '22023', 'invalid_deputy');
select throws_ok('select public.votos_diferentes(910001, null)', '22023', 'invalid_deputy');
select throws_ok('select public.votos_diferentes(1, 2, p_limite => 51)', '22023', 'invalid_limit');
select throws_ok('select public.votos_diferentes(1, 2, p_limite => 0)', '22023', 'invalid_limit');
select throws_ok('select public.votos_diferentes(1, 2, p_limite => null)', '22023', 'invalid_limit');
select throws_ok($$select public.votos_em_comum('{1,dois}')$$, '22P02', null, 'a text is no deputy');
select throws_ok('select public.votos_em_comum(array[1,null])', '22023', 'invalid_deputy', 'nobody is no deputy');

select * from finish();
rollback;
