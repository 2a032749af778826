-- Contradicting votes are told of the roll call and counted nowhere.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(20);

select is(private.totais_diferem(said, 9::smallint, 8::smallint, 1::smallint, 0::smallint), expected, said)
from (values
  (false, 'Aprovado o Projeto. Sim: 9; Não: 8; Abstenção: 1; Total: 18.'),
  (false, 'Aprovado o Projeto.'),
  (true, 'Aprovado o Projeto. Sim: 8; Não: 9.'),
  (true, 'Aprovado o Projeto. SIM: 9; NÃO: 7.'),
  (true, 'Aprovado o Projeto. Sim: 9; não: 8; abstenção: 2.'),
  (true, 'Aprovado o Projeto. Sim: 9; Não: 8; Obstrução: 3.')
) as known (expected, said);

-- Five alike but for the last; only the first text tells it.
select private.gravar_deputados(
  (select jsonb_agg(jsonb_build_object('id', 940000 + n, 'nome', 'Deputada ' || n, 'siglaPartido', 'PAX', 'siglaUf', 'AC')) from generate_series(1, 5) as n),
  'novos', now()
);
select private.gravar_votacoes(
  '[{"id":"940-1","data":"2095-02-01","siglaOrgao":"PLEN","descricao":"Aprovado o Projeto. Sim: 4; não: 1; total: 5."},
    {"id":"940-2","data":"2095-03-01","siglaOrgao":"PLEN","descricao":"Rejeitada a Emenda. Sim: 1; não: 4; total: 5."}]', 'api', now()
);
select private.gravar_votos(
  (
    select jsonb_agg(jsonb_build_object('votacao', r.id, 'deputado', 940000 + n, 'voto', case n when 5 then 'Não' else 'Sim' end, 'partido', 'PAX'))
    from generate_series(1, 5) as n cross join (values ('940-1'), ('940-2')) as r (id)
  ), '{940-1,940-2}', true
);

-- A list is cut unless the text counts both as it does.
select is(
  private.texto_confirma(
    '940-1', (select jsonb_agg(jsonb_build_object('voto', v)) from unnest(array_fill('Sim'::text, array[sim]) || array_fill('Não'::text, array[nao])) as v)
  ), expected, format('%s Sim and %s Não for the 4 and 1 of the text', sim, nao)
) from (values (4, 1, true), (4, 2, false), (3, 1, false), (1, 4, false)) as counted (sim, nao, expected);

select is(private.texto_confirma('940-404', '[]'), false, 'nothing confirms the list of a roll call that is not here');

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq(
  $$select id_camara, sim, nao, sim_no_texto, nao_no_texto, totais_diferem from public.camara_votacoes where id_camara like '940-%' order by 1$$,
  $$values ('940-1', 4::smallint, 1::smallint, 4::smallint, 1::smallint, false), ('940-2', 4::smallint, 1::smallint, 1::smallint, 4::smallint, true)$$,
  'a roll call has both totals and says that they differ'
);
select results_eq(
  'select id_camara, totais_diferem from public.votacoes_nominais(p_ano => 2095)', $$values ('940-2', true), ('940-1', false)$$,
  'the list of roll calls has it and says so'
);
select results_eq(
  'select id_camara, total from public.votos_do_deputado(940001)', $$values ('940-1', 1)$$, 'the list of a deputy leaves the vote out'
);
select results_eq(
  'select registros, ultimo, votacoes, jsonb_array_length(meses) from public.resumo_de_votos(940001)',
  $$values (1, date '2095-02-01', 1, 1)$$, 'as does the sum'
);
select results_eq(
  'select iguais, votacoes from public.maioria_do_partido(940001)', 'values (1, 1)', 'the majority of the party'
);
select results_eq(
  'select em_comum, iguais from public.votos_em_comum(array[940001, 940005])', 'values (1, 0)', 'what two have in common'
);
select results_eq(
  'select id_camara, total from public.votos_diferentes(940001, 940005)', $$values ('940-1', 1)$$, 'what they voted differently'
);
select results_eq(
  'select votos from public.comparar_deputados(array[940001], 2095)', 'values (1)', 'and the comparison'
);
reset role;
select private.gravar_votacoes(
  '[{"id":"940-2","data":"2095-03-01","siglaOrgao":"PLEN","descricao":"Rejeitada a Emenda. Sim: 4; não: 1; total: 5."}]', 'api', now()
);
select is(
  (select total from public.votos_do_deputado(940001) limit 1), 2, 'a text that the Chamber corrected brings the votes back'
);

select * from finish();
rollback;
