-- One turn, one transaction, bad batches refused whole, service role only.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(65);

set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
create temporary table task as select public.pegar_passo_camara('2026-05-22', 30) as t;
select is(t ->> 'tarefa', 'deputados', 'the deputies come first') from task;
select is(public.pegar_passo_camara('2026-05-22', 30), null, 'nobody else gets a turn meanwhile');
select throws_ok(
  $$select public.gravar_passo_camara(gen_random_uuid(), 'deputados', '[]', null, 0, 'api')$$, '55000', null,
  'another turn writes nothing'
);
select is(
  public.gravar_passo_camara(
    (t ->> 'turno')::uuid, 'deputados',
    '[{"chave":"deputados","linhas":[{"id":10,"nome":"Ana","siglaPartido":"PX","siglaUf":"SP"}]}]', null, 1, 'api'
  ), '{"gravados":1,"recusados":0}', 'the holder writes'
) from task;
select throws_ok(
  format($$select public.gravar_passo_camara(%L, 'deputados', '[]', null, 0, 'api')$$, t ->> 'turno'), '55000', null,
  'and only once'
) from task;

update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(t - 'turno', '{"tarefa":"lista","de":"2023-02-01","ate":"2023-03-02"}', 'then the list, from the beginning of the legislature') from task;
select is(public.falhar_passo_camara((t ->> 'turno')::uuid, 'lista', 'upstream_timeout', 'api')::text, '', 'it took too long') from task;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(t ->> 'ate', '2023-02-15', 'so half as many days are asked for') from task;
reset role;
update private.leitura_camara set dia = '2025-12-28', turno_ate = '-infinity', janela = 30;
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(t ->> 'ate', '2025-12-31', 'never beyond the end of a year') from task;
reset role;
update private.leitura_camara set dia = '2026-05-19', turno = null, turno_ate = '-infinity';
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(t ->> 'ate', '2026-05-22', 'nor beyond today') from task;

select is(
  public.gravar_passo_camara(
    (t ->> 'turno')::uuid, 'lista',
    '[{"chave":"dia:2026-05-19","linhas":[{"id":"20-1","data":"2026-05-19","siglaOrgao":"PLEN","descricao":"Aprovado o Projeto. Sim: 1; Não: 0."}]},
      {"chave":"dia:2026-05-20","linhas":[{"id":"20-2","data":"2026-05-20","siglaOrgao":"PLEN","descricao":"Aprovado."},{"id":"x","data":"2026-05-20","siglaOrgao":"PLEN","descricao":"Aprovado."}]},
      {"chave":"dia:2026-05-21","linhas":[{"id":"20-3","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado."}]}]',
    '2026-05-22', 4, 'api'
  ), '{"gravados":2,"recusados":1}', 'of three days the one with a bad row is refused whole'
) from task;
reset role;
select results_eq(
  'select id_camara from public.camara_votacoes order by 1', array['20-1', '20-3'], 'the others are written'
);
select results_eq('select dia from private.leitura_camara', array['2026-05-20'::date], 'and the list goes on at the bad day');
select results_eq(
  $$select situacao, codigo_erro from public.sincronizacoes where conjunto = 'votacoes' order by id desc limit 2$$,
  $$values ('ok', null), ('erro', 'sql_23514')$$, 'both are on record'
);
select results_eq(
  $$select dados_ate from public.sincronizacoes where conjunto = 'deputados'$$, $$select (now() at time zone 'America/Sao_Paulo')::date$$,
  'the list of deputies is of the day in Brasília on which it was read'
);
select is(private.votacoes_a_ler(10), '[{"id":"20-1","semTitulo":true,"semTemas":true}]', 'votes are wanted of the nominal roll call alone');

set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(t -> 'votacoes', '[{"id":"20-1","semTitulo":true,"semTemas":true}]', 'they come before the rest of the list') from task;
select is(
  public.gravar_passo_camara(
    (t ->> 'turno')::uuid, 'votos',
    '[{"chave":"votos:20-1","votacao":"20-1","titulo":"PL 1/2026","temas":["Saúde"],"votos":[{"votacao":"20-1","deputado":11,"voto":"Sim","partido":"PY"}],
       "pessoas":[{"id":11,"nome":"Rui","siglaPartido":"PY","siglaUf":"RJ"}],
       "orientacoes":[{"votacao":"20-1","bancada":"Governo","orientacao":"Sim"}]}]', null, 1, 'api'
  ), '{"gravados":2,"recusados":0}', 'votes, a new deputy and an orientation'
) from task;
reset role;
select results_eq(
  'select titulo, temas, sim, presidiu, tem_votos, com_partido, origem from public.camara_votacoes where id_camara = ''20-1''',
  $$values ('PL 1/2026', array['Saúde'], 1::smallint, 0::smallint, true, 1::smallint, 'api')$$, 'the roll call has them, and that nobody presided'
);
select results_eq('select partido_sigla from public.camara_votos', array['PY'], 'with the party of the day');
select results_eq(
  $$select conjunto from public.sincronizacoes where situacao = 'ok' order by id desc limit 2$$, array['orientacoes', 'votos'],
  'both sets are on record'
);
select is(private.votacoes_a_ler(10), null, 'nothing more is wanted now');
update private.lotes_camara set tentado_em = now() - interval '7 hours';
select is(private.votacoes_a_ler(10), '[{"id":"20-1","semTitulo":false,"semTemas":false}]', 'the last session days are read again later');

select is(private.anotar_lote('votos:20-1', true), 1::smallint, 'a refusal is counted');
select is(private.anotar_lote('votos:20-1', false), 0::smallint, 'and forgotten after a good reading');
update private.lotes_camara set recusas = 4 where chave = 'votos:20-1';
select is(private.anotar_lote('votos:20-1', true), 5::smallint, 'after the fifth');
update private.lotes_camara set tentado_em = now() - interval '1 year';
select is(private.votacoes_a_ler(10), null, 'it is not asked for again');

update private.leitura_camara set dia = '2026-05-23';
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(t ->> 'de', '2026-05-19', 'a pass that is over begins again at the third last session day') from task;
reset role;
update private.leitura_camara set turno_ate = now() - interval '1 second';
set local role service_role;
select isnt(public.pegar_passo_camara('2026-05-22', 30), null, 'a turn whose holder died is given away');
reset role;

-- Repeated rows add nothing, yet both sets were read well.
update private.leitura_camara set turno_ate = '-infinity';
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(
  public.gravar_passo_camara(
    (t ->> 'turno')::uuid, 'votos',
    '[{"chave":"votos:20-1","votacao":"20-1","votos":[{"votacao":"20-1","deputado":11,"voto":"Sim","partido":"PY"}],"pessoas":[],
       "orientacoes":[{"votacao":"20-1","bancada":"Governo","orientacao":"Sim"}]}]', null, 1, 'api'
  ), '{"gravados":0,"recusados":0}', 'the same again changes nothing'
) from task;
reset role;
select results_eq(
  $$select conjunto, lidos, gravados from public.sincronizacoes order by id desc limit 2$$,
  $$values ('orientacoes', 1, 0), ('votos', 1, 0)$$, 'and is a good reading of orientations too'
);
select results_eq(
  $$select temas from public.camara_votacoes where id_camara = '20-1'$$, $$values (array['Saúde'])$$, 'subjects that are not told again stay'
);

-- A bench that the Chamber renamed or took back is told no more.
update private.leitura_camara set turno_ate = '-infinity';
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(
  public.gravar_passo_camara(
    (t ->> 'turno')::uuid, 'votos',
    '[{"chave":"votos:20-1","votacao":"20-1","votos":[{"votacao":"20-1","deputado":11,"voto":"Sim","partido":"PY"}],"pessoas":[],
       "orientacoes":[{"votacao":"20-1","bancada":"Maioria","orientacao":"Sim"}]}]', null, 1, 'api'
  ), '{"gravados":1,"recusados":0}', 'an orientation of another bench'
) from task;
reset role;
select results_eq('select bancada from public.camara_orientacoes', array['Maioria'], 'takes the place of the one that is gone');
update private.leitura_camara set turno_ate = '-infinity';
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select public.gravar_passo_camara(
  (t ->> 'turno')::uuid, 'votos',
  '[{"chave":"votos:20-1","votacao":"20-1","votos":[{"votacao":"20-1","deputado":11,"voto":"Sim","partido":"PY"}],"pessoas":[],
     "orientacoes":[]}]', null, 1, 'api'
) from task;
reset role;
select results_eq('select bancada from public.camara_orientacoes', array['Maioria'], 'and stays when an answer tells none');

-- Votes that the Chamber does not publish.
select private.gravar_votacoes('[{"id":"20-9","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado. Sim: 9; Não: 9."}]', 'api', now());
update private.leitura_camara set turno_ate = '-infinity';
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(
  public.gravar_passo_camara(
    (t ->> 'turno')::uuid, 'votos',
    '[{"chave":"votos:20-9","votacao":"20-9","votos":[],"pessoas":[],"orientacoes":[{"votacao":"20-9","bancada":"PX","orientacao":"Sim"}]}]',
    null, 0, 'api'
  ), '{"gravados":1,"recusados":0}', 'no votes of a roll call that never had any are no refusal'
) from task;
reset role;
select results_eq(
  $$select conjunto, situacao from public.sincronizacoes order by id desc limit 2$$,
  $$values ('orientacoes', 'ok'), ('votos', 'ok')$$, 'nor a failure of the step'
);
select results_eq(
  $$select recusas from private.lotes_camara where chave = 'votos:20-9'$$, array[1::smallint], 'but they are not asked for without end'
);
update private.leitura_camara set turno_ate = '-infinity';
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select is(
  public.gravar_passo_camara(
    (t ->> 'turno')::uuid, 'votos',
    '[{"chave":"votos:20-1","votacao":"20-1","votos":[],"pessoas":[],"orientacoes":[]}]', null, 0, 'api'
  ), '{"gravados":0,"recusados":1}', 'no votes of a roll call that had them are refused'
) from task;
reset role;
select results_eq(
  $$select conjunto, codigo_erro from public.sincronizacoes order by id desc limit 1$$, $$values ('votos', 'sql_02000')$$, 'and a failure'
);
select is((select count(*) from public.camara_votos), 1::bigint, 'they stay');
select throws_ok(
  $$select private.gravar_lote_de_votos('{"votacao":"20-404","votos":[],"pessoas":[],"orientacoes":[]}', 'api')$$, '02000', null,
  'none of a roll call that is not here are refused as well'
);

-- An unreadable list is tried five times, then once a day.
create function pg_temp.try_deputies(p_code text) returns text language plpgsql as $$
declare
  task jsonb;
begin
  update private.leitura_camara set turno_ate = '-infinity';
  update public.sincronizacoes set iniciou_em = iniciou_em - interval '2 hours' where conjunto = 'deputados';
  task := public.pegar_passo_camara('2026-05-22', 30);
  if task ->> 'tarefa' = 'deputados' and p_code = 'lista_curta' then
    perform public.falhar_passo_camara((task ->> 'turno')::uuid, 'deputados', p_code, 'api');
  elsif task ->> 'tarefa' = 'deputados' then
    perform public.gravar_passo_camara(
      (task ->> 'turno')::uuid, 'deputados', jsonb_build_array(jsonb_build_object('chave', 'deputados', 'falha', p_code)), null, 0, 'api'
    );
  end if;
  return task ->> 'tarefa';
end
$$;
delete from public.sincronizacoes where conjunto = 'deputados';
select results_eq(
  $$select pg_temp.try_deputies(case when n % 2 = 0 then 'formato' else 'lista_curta' end) = 'deputados' from generate_series(1, 7) as n$$,
  array[true, true, true, true, true, false, false], 'five tries, an hour apart'
);
update public.sincronizacoes set iniciou_em = iniciou_em - interval '20 hours' where conjunto = 'deputados';
select is(pg_temp.try_deputies('formato'), 'deputados', 'the next day''s list is tried again');
select is(private.anotar_lote('deputados', false), 0::smallint, 'a good one is');
select is(pg_temp.try_deputies('formato'), 'deputados', 'followed by tries again');

select throws_ok($$insert into private.lotes_camara (chave, tentado_em) values ('tudo', now())$$, '23514', null, 'a batch is a day or a roll call');
select throws_ok($$insert into private.leitura_camara (unica, dia) values (false, now())$$, '23514', null, 'there is one cursor');
-- The clock was a year ahead and is set back.
reset role;
update private.leitura_camara set turno_desde = now() + interval '1 year', turno_ate = now() + interval '1 year';
update private.lotes_camara set tentado_em = now() + interval '1 year', recusas = 0;
update public.sincronizacoes set iniciou_em = now() + interval '1 year', terminou_em = now() + interval '1 year';
select isnt(private.votacoes_a_ler(10), null, 'what was tried on a day to come is tried again');
set local role service_role;
select is(
  public.pegar_passo_camara('2026-05-22', 30) ->> 'tarefa', 'deputados', 'nor do a turn and a list of that day hold anybody up'
);


-- Refused or dead steps halve; a lone item ends after five tries.
create function pg_temp.refuse_list() returns text language plpgsql as $$
declare
  task jsonb;
begin
  task := public.pegar_passo_camara('2026-05-22', 30);
  perform public.falhar_passo_camara((task ->> 'turno')::uuid, 'lista', 'recusado', 'api');
  return concat_ws('|', task ->> 'de', task ->> 'ate');
end
$$;
reset role;
delete from public.sincronizacoes;
select private.anotar_sincronizacao('deputados', now(), 1, 1, null, null, 'api');
update private.lotes_camara set tentado_em = now(), recusas = 0;
update private.leitura_camara set turno = null, turno_desde = '-infinity', turno_ate = '-infinity', dia = '2026-05-11', janela = 30;
set local role service_role;
select results_eq(
  'select pg_temp.refuse_list() from generate_series(1, 4)',
  array['2026-05-11|2026-05-22', '2026-05-11|2026-05-16', '2026-05-11|2026-05-13', '2026-05-11|2026-05-11'],
  'a list that is refused whole is asked for by half as many days, down to one'
);
select results_eq('select pg_temp.refuse_list() from generate_series(1, 5)',
  array['2026-05-11|2026-05-11', '2026-05-11|2026-05-11', '2026-05-11|2026-05-11', '2026-05-11|2026-05-11', '2026-05-12|2026-05-12'],
  'which is given up after five tries'
);
reset role;
select results_eq(
  $$select recusas, motivo from private.lotes_camara where chave = 'dia:2026-05-11'$$, $$values (5::smallint, 'recusado')$$, 'with the reason'
);
select is((select count(*) from public.sincronizacoes where codigo_erro = 'recusado'), 9::bigint, 'every refusal is on record');
select is((select desistencias from public.saude_dos_dados() where conjunto = 'votacoes'), 1, 'and told');
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
reset role;
update private.leitura_camara set turno_ate = now() - interval '1 second';
set local role service_role;
select isnt(public.pegar_passo_camara('2026-05-22', 30), null, 'the turn of a step that killed its holder is given away');
reset role;
select results_eq(
  'select codigo_erro from public.sincronizacoes order by id desc limit 1', array['turno_perdido'], 'and its loss is on record'
);

-- Rows left out of a batch that was written.
update private.leitura_camara set turno = null, turno_ate = '-infinity', dia = '2026-05-20';
set local role service_role;
update task set t = public.pegar_passo_camara('2026-05-22', 30);
select public.gravar_passo_camara(
  (t ->> 'turno')::uuid, 'lista',
  '[{"chave":"dia:2026-05-20","fora":2,"linhas":[{"id":"20-7","data":"2026-05-20","siglaOrgao":"PLEN","descricao":"Aprovado."},
    {"id":"20-7","data":"2026-05-20","siglaOrgao":"PLEN","descricao":"Aprovado."}]}]', '2026-05-22', 1, 'api'
) from task;
select is((select linhas_fora from public.saude_dos_dados() where conjunto = 'votacoes'), 2, 'rows that nobody could read are counted');

-- Lists are whole up to today, votes when none remain wanted.
reset role;
create function pg_temp.today() returns date language sql as $$ select (now() at time zone 'America/Sao_Paulo')::date $$;
create function pg_temp.is_whole() returns boolean language sql as $$
  select s.inteira from public.sincronizacoes as s where s.situacao = 'ok' order by s.id desc limit 1
$$;
create function pg_temp.read_list(p_from date, p_to date) returns boolean language plpgsql as $$
declare
  task jsonb;
begin
  update private.leitura_camara set turno = null, turno_ate = '-infinity', dia = p_from, janela = 30;
  task := public.pegar_passo_camara(pg_temp.today(), 30);
  perform public.gravar_passo_camara((task ->> 'turno')::uuid, 'lista', '[]', p_to, 0, 'api');
  return pg_temp.is_whole();
end
$$;
create function pg_temp.read_votes(p_batches jsonb) returns boolean language plpgsql as $$
declare
  task jsonb;
begin
  update private.leitura_camara set turno = null, turno_ate = '-infinity';
  task := public.pegar_passo_camara(pg_temp.today(), 30);
  perform public.gravar_passo_camara((task ->> 'turno')::uuid, 'votos', p_batches, null, 1, 'api');
  return pg_temp.is_whole();
end
$$;
select is(pg_temp.read_list(pg_temp.today() - 9, pg_temp.today() - 1), false, 'a list up to yesterday is a part');
select is(pg_temp.read_list(pg_temp.today() - 1, pg_temp.today()), true, 'up to today it is whole');
update private.lotes_camara set recusas = 5;
select private.gravar_votacoes(
  '[{"id":"30-1","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado. Sim: 1; Não: 0."},
    {"id":"30-2","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado. Sim: 1; Não: 0."}]', 'api', now());
create function pg_temp.votes_of(p_roll_call text) returns jsonb language sql as $$
  select jsonb_build_object('chave', 'votos:' || p_roll_call, 'votacao', p_roll_call, 'pessoas', '[]'::jsonb, 'orientacoes', '[]'::jsonb,
    'votos', jsonb_build_array(jsonb_build_object('votacao', p_roll_call, 'deputado', 11, 'voto', 'Sim', 'partido', 'PY')))
$$;
select is(private.votacoes_a_ler(1) #>> '{0,id}', '30-2', 'the latest are wanted first');
select is(pg_temp.read_votes(jsonb_build_array(pg_temp.votes_of('30-1'))), false, 'votes are a part while others are wanted');
select is(
  pg_temp.read_votes(jsonb_build_array(pg_temp.votes_of('30-1'), '{"chave":"votos:30-2","falha":"formato"}'::jsonb)), false,
  'also while a refused one waits for its next try'
);
-- A clock may tell the same instant twice.
create function pg_temp.wants_just_refused() returns boolean language plpgsql as $$
begin
  update private.lotes_camara set tentado_em = clock_timestamp() where chave = 'votos:30-2';
  return private.votacoes_a_ler(1, interval '0') is not null;
end
$$;
select ok((select bool_and(pg_temp.wants_just_refused()) from generate_series(1, 300)), 'however soon one asks');
select is(pg_temp.read_votes(jsonb_build_array(pg_temp.votes_of('30-2'))), true, 'whole when none is');

select * from finish();
rollback;
