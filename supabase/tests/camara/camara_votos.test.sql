-- Written whole or not at all, and corrected with the Chamber.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(29);

select private.gravar_deputados('[{"id":10,"nome":"Ana","siglaPartido":"PX","siglaUf":"SP"},{"id":11},{"id":12}]', 'novos', now());
select private.gravar_votacoes('[{"id":"10-1","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado."}]', 'api', now());
select private.gravar_deputados(jsonb_agg(jsonb_build_object('id', 100 + n)), 'novos', now()) from generate_series(1, 15) as n;
select private.gravar_votos(
  jsonb_agg(jsonb_build_object('votacao', '10-1', 'deputado', 100 + n, 'voto', case
    when n <= 5 then 'Sim' when n <= 9 then 'Não' when n <= 12 then 'Abstenção' when n <= 14 then 'Obstrução' else 'Artigo 17' end)),
  '{10-1}', true
) from generate_series(1, 15) as n;
select results_eq(
  'select sim, nao, abstencao, obstrucao, presidiu from public.camara_votacoes',
  $$values (5::smallint, 4::smallint, 3::smallint, 2::smallint, 1::smallint)$$, 'each label has a count of its own'
);
delete from public.camara_votacoes;
select private.gravar_votacoes('[{"id":"20-1","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado o Projeto de Lei nº 1. Sim: 9; Não: 9."}]', 'api', now());
select is(
  private.gravar_votos(
    '[{"votacao":"20-1","deputado":10,"voto":"Sim"},{"votacao":"20-1","deputado":10,"voto":"Sim"},
      {"votacao":"20-1","deputado":11,"voto":"Sim"},{"votacao":"20-1","deputado":11,"voto":"Não"}]', '{}', true
  ), 1, 'a repeated vote is written once, and two different ones of one person are not'
);
select is(
  private.gravar_orientacoes(
    '[{"votacao":"20-1","bancada":"PX","orientacao":"Sim"},{"votacao":"20-1","bancada":"PX","orientacao":"Sim"},
      {"votacao":"20-1","bancada":"PY","orientacao":"Sim"},{"votacao":"20-1","bancada":"PY","orientacao":"Não"}]'
  ), 1, 'nor two different orientations of one bench'
);
select throws_ok(
  $$select private.gravar_despesas_mes('[{"deputado":10,"ano":2026,"mes":1,"tipo":"A","valor":1,"documentos":1},
    {"deputado":10,"ano":2026,"mes":1,"tipo":"A","valor":2,"documentos":1}]')$$, '21000', null, 'two different sums are refused'
);
delete from public.camara_votacoes;
select private.gravar_votacoes('[{"id":"20-1","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado o Projeto de Lei nº 1. Sim: 9; Não: 9."}]', 'api', now());
create temporary table roll as select id from public.camara_votacoes;
grant select on roll to anon;

select is(
  private.gravar_votos(
    '[{"votacao":"20-1","deputado":10,"voto":"Sim","partido":"PX"},{"votacao":"20-1","deputado":11,"voto":"Não","partido":null},
      {"votacao":"20-1","deputado":12,"voto":"Artigo 17","partido":null}]', '{20-1}', true
  ), 3, 'votes are written'
);
select results_eq(
  'select tem_votos, sim, nao, abstencao, obstrucao, presidiu from public.camara_votacoes',
  $$values (true, 1::smallint, 1::smallint, 0::smallint, 0::smallint, 1::smallint)$$, 'and counted, whatever the text says'
);
select is(
  private.gravar_votos('[{"votacao":"20-1","deputado":10,"voto":"Sim","partido":null}]', '{}', true), 0,
  'the same again changes nothing, and the party of the day stays'
);
select is(
  private.gravar_votos(
    '[{"votacao":"20-1","deputado":10,"voto":"Não","partido":"PX"},{"votacao":"20-1","deputado":11,"voto":"Não","partido":null}]', '{20-1}', true
  ), 2, 'a corrected roll call changes one vote and loses another'
);
select results_eq(
  'select sim, nao, presidiu from public.camara_votacoes', $$values (0::smallint, 2::smallint, 0::smallint)$$, 'and is counted again'
);
select is(private.gravar_votos('[]', '{20-1}', true), 0, 'an empty answer removes nothing');
select lives_ok($$select private.gravar_votos('[{"votacao":"20-1","deputado":10,"voto":"Não"}]', '{}', false)$$, 'a source without who presided');
select results_eq('select presidiu from public.camara_votacoes', array[null::smallint], 'leaves that unknown');
select is(
  private.gravar_votacoes('[{"id":"20-1","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado o Projeto de Lei nº 1. Sim: 7; Não: 9."}]', 'api', now()),
  1, 'a corrected text'
);
select results_eq('select sim, nao from public.camara_votacoes', $$values (0::smallint, 2::smallint)$$, 'does not touch counted votes');

select throws_ok(
  $$select private.gravar_votos('[{"votacao":"20-1","deputado":10,"voto":"Sim"},{"votacao":"20-1","deputado":11,"voto":"Talvez"}]', '{}', true)$$,
  '23502', null, 'an unknown vote refuses the batch'
);
select results_eq('select voto from public.camara_votos where deputado_id = 10', array[2::smallint], 'whole');
select throws_ok(
  $$select private.gravar_votos('[{"votacao":"20-1","deputado":99,"voto":"Sim"}]', '{}', true)$$, '23503', null, 'as does an unknown person'
);
select throws_ok(
  $$select private.gravar_votos('[{"votacao":"20-9","deputado":10,"voto":"Sim"}]', '{}', true)$$, '23503', null, 'or an unknown roll call'
);

select is(
  private.gravar_orientacoes('[{"votacao":"20-1","bancada":"Solidaried","orientacao":"Sim"},{"votacao":"20-1","bancada":"GOV.","orientacao":"Não"},{"votacao":"9-9","bancada":"X","orientacao":"Sim"}]'),
  2, 'orientations of known roll calls are written'
);
select results_eq(
  'select bancada_chave from public.camara_orientacoes order by 1', array['governo', 'solidariedade'], 'each bench in one spelling'
);
select throws_ok(
  $$select private.gravar_orientacoes('[{"votacao":"20-1","bancada":"X","orientacao":"Talvez"}]')$$, '23514', null, 'an unknown orientation is refused'
);

select is(
  private.gravar_despesas_mes('[{"deputado":10,"ano":2026,"mes":0,"tipo":"TELEFONIA","valor":-3.5,"documentos":1,"ate":null}]'), 1,
  'a month that is not known is 0, a refund stays negative'
);
select throws_ok(
  $$select private.gravar_despesas_mes('[{"deputado":10,"ano":2026,"mes":13,"tipo":"TELEFONIA","valor":1,"documentos":1}]')$$, '23514', null,
  'no thirteenth month'
);

insert into public.sincronizacoes (conjunto, iniciou_em, situacao, origem) values
  ('votos', now() - interval '200 days', 'ok', 'api'), ('despesas', now() - interval '200 days', 'ok', 'api'),
  ('votos', now() - interval '100 days', 'ok', 'api');
select lives_ok(
  $$select private.anotar_sincronizacao('votos', now(), 5, 0, null, 'camara_504', 'api')$$, 'a failed reading is recorded with its code'
);
select results_eq(
  'select conjunto, situacao, now()::date - iniciou_em::date from public.sincronizacoes order by conjunto, situacao',
  $$values ('despesas', 'ok', 200), ('votos', 'erro', 0), ('votos', 'ok', 100)$$,
  'and those of 90 days ago go, but for the last good one'
);
select throws_ok(
  $$select private.anotar_sincronizacao('votos', now(), 5, 0, null, 'Deu errado!', 'api')$$, '23514', null, 'a code is a code'
);

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq('select count(*)::integer from public.camara_votos', array[2], 'a visitor reads the votes');
select throws_ok('insert into public.camara_votos select id, 12, 1 from roll', '42501', null, 'and writes none');
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select throws_ok('delete from public.sincronizacoes', '42501', null, 'nor forgets a reading');

select * from finish();
rollback;
