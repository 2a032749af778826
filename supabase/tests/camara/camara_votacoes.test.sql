-- Everybody reads, nobody writes by API; their text is worked out here.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(46);

select is(
  private.gravar_deputados(
    '[{"id":10,"nome":"Ângela Ação","siglaPartido":"PX","siglaUf":"SP","urlFoto":"https://example.org/1.jpg","idLegislatura":57},
      {"id":11,"nome":"Beto","siglaPartido":"PY","siglaUf":"RJ","urlFoto":"http://example.org/2.jpg","idLegislatura":57}]',
    'lista', '2026-08-22'
  ), 2, 'a list of people is written'
);
select results_eq(
  'select nome_busca, foto_url, em_exercicio from public.camara_deputados order by id',
  $$values ('angela acao', 'https://example.org/1.jpg', true), ('beto', null::text, true)$$,
  'with a name to search for, and without a photo that is not https'
);
select is(
  private.gravar_deputados('[{"id":10,"nome":"Ângela Ação","siglaPartido":"PZ","siglaUf":"SP","urlFoto":null,"idLegislatura":57}]', 'lista', '2026-08-23'),
  1, 'the next list'
);
select results_eq(
  'select id, partido_sigla, em_exercicio from public.camara_deputados order by id', $$values (10, 'PZ', true), (11, 'PY', false)$$,
  'changes the party, and who is not in it left office'
);
select is(private.gravar_deputados('[{"id":10,"nome":"Outra"},{"id":12}]', 'novos', now()), 1, 'of voters only the unknown one is added');
select private.gravar_deputados('[{"id":10,"nome":"Ângela","siglaPartido":"PV","siglaUf":"RJ"},{"id":11,"nome":"Beto Novo","siglaPartido":"PW","siglaUf":"RJ"}]', 'pessoas', now());
select results_eq(
  'select nome, partido_sigla from public.camara_deputados where id in (10, 11) order by id',
  $$values ('Ângela Ação', 'PZ'), ('Beto Novo', 'PW')$$, 'a voter''s record corrects who left office, and nobody who sits'
);
select throws_ok($$select private.gravar_deputados('[]', 'x', now())$$, '22023', null, 'no other mode');
select throws_ok(
  $$select private.gravar_deputados('[{"id":13,"nome":"A","siglaPartido":"P","siglaUf":"SP"},{"id":14,"siglaUf":"São Paulo"}]', 'pessoas', now())$$,
  '23514', null, 'one bad row refuses the batch'
);
select is_empty('select 1 from public.camara_deputados where id = 13', 'whole');

select is(
  private.gravar_votacoes(
    '[{"id":"20-2","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Rejeitado o Requerimento. Sim: 94; não: 228; total: 322.","aprovacao":null},
      {"id":"20-1","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Mantido o texto.","aprovacao":null,"proposicaoObjeto":"PL 1/2026"}]',
    'api', '2026-05-22'
  ), 2, 'roll calls are written'
);
select results_eq(
  'select id_camara, titulo, aprovada, nominal, sim::integer, nao::integer, legislatura::integer from public.camara_votacoes order by id',
  $$values ('20-1', 'PL 1/2026', null::boolean, false, null::integer, null::integer, 57), ('20-2', null, false, true, 94, 228, 57)$$,
  'in the order of the day, with what their text says and nothing more'
);
select is(
  private.gravar_votacoes('[{"id":"20-1","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Mantido o texto.","titulo":null}]', 'api', now()),
  0, 'the same again changes nothing, and what is not told again stays'
);
select is(
  private.gravar_votacoes(
    '[{"id":"20-9","data":"2026-05-20","siglaOrgao":"PLEN","descricao":"Aprovado o texto."},
      {"id":"20-9","data":"2026-05-20","dataHoraRegistro":"2026-05-21T00:40:00","siglaOrgao":"PLEN","descricao":"Rejeitado o texto."}]',
    'api', now()
  ), 1, 'a repeated one is written once, also where it was recorded after midnight'
);
select results_eq(
  $$delete from public.camara_votacoes where id_camara = '20-9' returning descricao$$, array['Rejeitado o texto.'],
  'as the last row says'
);
select throws_ok(act, code, null, claim) from (values
  ($$select private.gravar_votacoes('[{"id":"20-3","data":"2026-05-21","siglaOrgao":"CCJC","descricao":"a"}]', 'api', now())$$,
    '22023', 'the plenary only'),
  ($$select private.gravar_votacoes('[{"id":"abc","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"a"}]', 'api', now())$$,
    '23514', 'an identifier of another shape is refused'),
  ($$select private.gravar_votacoes('[{"id":"20-3","data":"ontem","siglaOrgao":"PLEN","descricao":"a"}]', 'api', now())$$,
    '22007', 'as is a day that is none'),
  ($$select private.gravar_votacoes('[{"id":"20-3","data":"2026-05-21","siglaOrgao":"PLEN"}]', 'api', now())$$, '23502',
    'and a roll call without its text')
) as refused (act, code, claim);

select is(private.tipo_da_votacao(descricao), tipo, descricao)
from (values
  ('urgencia', 'Aprovado o Requerimento de Urgência (Art. 155 do RICD). Sim: 1; Não: 0.'),
  ('urgencia', 'Alteração do Regime de Tramitação desta Proposição em virtude da Aprovação do REQ 1/2026'),
  ('urgencia', 'Aprovado o Requerimento nº 1/2026, dos Srs. Líderes, que solicita urgência (Art. 155).'),
  ('redacao_final', 'Aprovada a Redação Final assinada pela relatora, Dep. Ana (PX/SP).'),
  ('destaque', 'Mantido o texto. Sim: 1; Não: 0.'),
  ('destaque', 'Rejeitada a preferência.'),
  ('emenda', 'Rejeitada a Emenda de Plenário nº 1.'),
  ('recurso', 'Rejeitado o Recurso nº 33/2023, contra a apreciação do Projeto de Lei nº 3.905.'),
  ('requerimento', 'Rejeitado o Requerimento. Sim: 1; Não: 2.'),
  ('texto', 'Aprovado o Projeto de Lei nº 1, de 2025, ressalvados os destaques.'),
  ('texto', 'Aprovada a Subemenda Substitutiva Global ao Projeto de Lei nº 1.'),
  ('texto', 'Aprovada, em segundo turno, a Proposta de Emenda à Constituição nº 39, de 2022.'),
  ('eleicao', E'Votos: \r\nSra. Ana: \r\nSim: 388;\r\nNão: 22.'),
  ('eleicao', 'Eleito o Sr. Beto, como membro do Conselho Nacional de Justiça.'),
  ('eleicao', 'Eleição da Mesa Diretora.'),
  ('secreta', 'Deliberada em votação secreta a perda do mandato.'),
  ('requerimento', 'Rejeitado o Requerimento de votação secreta.'),
  ('outra', 'Apreciado o veto.')
) as known (tipo, descricao);
-- Text alone decides, but for the last, which has votes.
insert into public.camara_votacoes (id_camara, dia, descricao, tem_votos, sim, nao, origem, lido_em) values
  ('30-1', '2026-05-21', 'Aprovado o Projeto. Sim: 9; Não: 8.', false, 9, 8, 'api', now()),
  ('30-2', '2026-05-21', 'Aprovado o Projeto. sim: 9; não: 8.', false, 9, 8, 'api', now()),
  ('30-3', '2026-05-21', 'Votos: Sra. Ana: Sim: 9; Não: 8.', false, 9, 8, 'api', now()),
  ('30-4', '2026-05-21', 'Deliberada em votação secreta a perda do mandato. Sim: 9; Não: 8.', false, 9, 8, 'api', now()),
  ('30-5', '2026-05-21', 'Eleito o Sr. Beto.', true, 9, 8, 'api', now());
select results_eq(
  $$select id_camara from public.camara_votacoes where id_camara like '30-%' and nominal order by 1$$, array['30-1', '30-2', '30-5'],
  'a text that counts votes is of a nominal one, in capitals or not, unless the vote was secret'
);
delete from public.camara_votacoes where id_camara like '30-%';
select is(private.legislatura_em('2023-01-31'), 56::smallint, 'a legislature ends on 31 January');
select is(private.legislatura_em('2027-02-01'), 58::smallint, 'and the next begins on 1 February');

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq('select count(*)::integer from public.camara_votacoes', array[2], 'a visitor reads roll calls');
select results_eq('select count(*)::integer from public.camara_deputados', array[3], 'and deputies');
select throws_ok('update public.camara_votacoes set sim = 0', '42501', null, 'and writes none');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok('delete from public.camara_deputados', '42501', null, 'nor does the service role, but by functions');
select throws_ok($$select private.gravar_votacoes('[]', 'api', now())$$, '42501', null, 'of which this is none');

reset role;
select private.gravar_deputados(
  '[{"id":10,"nome":"Ângela","siglaPartido":"PZ","siglaUf":"SP","idLegislatura":58},{"id":15,"nome":"Nova","siglaPartido":"PZ","siglaUf":"SP","idLegislatura":58}]',
  'lista', '2027-01-15'
);
select results_eq(
  'select id, em_exercicio from public.camara_deputados where id in (10, 15) order by id', $$values (10, true), (15, false)$$,
  'the next legislature, listed early, keeps who sits and seats nobody new'
);
select private.gravar_deputados(
  '[{"id":10,"nome":"Ângela","siglaPartido":"PZ","siglaUf":"SP","idLegislatura":58},{"id":15,"nome":"Nova","siglaPartido":"PZ","siglaUf":"SP","idLegislatura":58}]',
  'lista', '2027-02-01 12:00-03'
);
select is((select em_exercicio from public.camara_deputados where id = 15), true, 'whom its first day does');

select * from finish();
rollback;
