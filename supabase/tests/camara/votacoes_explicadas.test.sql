-- One administrator writes, another publishes; readers see no accounts.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(59);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org'),
  ('00000000-0000-4000-8000-00000000000d', 'colleague@example.org');
insert into public.user_roles (user_id, role) values
  ('00000000-0000-4000-8000-00000000000c', 'admin'), ('00000000-0000-4000-8000-00000000000d', 'admin');
insert into public.camara_deputados (id, nome, lido_em) values
  (900001, 'Deputada 1', now()), (900002, 'Deputada 2', now());
insert into public.camara_votacoes (id_camara, dia, titulo, ementa, descricao, aprovada, tem_votos, sim, nao, origem, lido_em) values
  ('990001-1', '2095-02-01', 'PL 1/2095', 'Institui a educação.', 'Aprovado o Projeto.', true, true, 4, 2, 'api', now()),
  ('990002-1', '2095-02-02', 'PL 2/2095', 'Altera a lei.', 'Aprovado o Projeto.', true, true, 4, 2, 'api', now()),
  ('990003-1', '2095-02-03', 'PL 3/2095', 'Altera a lei.', 'Aprovado o Projeto.', true, false, null, null, 'api', now());
create temporary table roll_call as
select row_number() over (order by dia)::integer as n, id from public.camara_votacoes where id_camara like '99000%';
insert into public.camara_votos (votacao_id, deputado_id, voto) select id, 900001, 1 from roll_call where n < 3;
insert into public.camara_votos (votacao_id, deputado_id, voto) select id, 900002, 2 from roll_call where n = 1;
grant select on roll_call to anon, authenticated;

create function pg_temp.number(n integer) returns integer language sql as 'select id from roll_call as r where r.n = $1';
create function pg_temp.seen() returns timestamptz language sql security definer as
  'select updated_at from public.votacoes_explicadas where votacao_id = pg_temp.number(1)';
create function pg_temp.today() returns date language sql as $$ select (now() at time zone 'America/Sao_Paulo')::date $$;
create function pg_temp.state() returns text language sql security definer as
  'select situacao from public.votacoes_explicadas where votacao_id = pg_temp.number(1)';
create function pg_temp.told(act text, more jsonb default '{}', seen timestamptz default pg_temp.seen(), n integer default 1)
returns text language plpgsql as $$
declare
  whole constant jsonb := '{"titulo_claro":"Projeto de educação","sim_significa":"Aprovava o projeto de educação.","nao_significa":"Rejeitava o projeto de educação.","fonte_titulo":"Câmara dos Deputados","fonte_url":"https://www.camara.leg.br/","fonte_data":"2026-02-01","principal":true}';
begin
  if act = 'gravar' then perform public.gravar_explicacao(pg_temp.number(n), whole || more, seen);
  elsif act = 'enviar' then perform public.enviar_explicacao(pg_temp.number(n), seen);
  elsif act = 'publicar' then perform public.publicar_explicacao(pg_temp.number(n), seen);
  else perform public.retirar_explicacao(pg_temp.number(n), seen);
  end if;
  return 'done';
exception when others then
  return coalesce(nullif(sqlstate, 'P0001') || ' ', '') || sqlerrm;
end
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select matches(pg_temp.told('gravar'), '^42501 ', 'a visitor writes nothing');
select throws_ok('select public.explicacoes_do_painel()', '42501', null, 'nor reads the panel''s list');
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","user_metadata":{"role":"admin"}}';
select is(pg_temp.told('gravar'), '42501 administrators only', 'nor does a user write');
select is(pg_temp.told('enviar'), '42501 administrators only', 'or send');
select is(pg_temp.told('publicar'), '42501 administrators only', 'or publish');
select is(pg_temp.told('retirar'), '42501 administrators only', 'or take back');
select throws_ok('select public.explicacoes_do_painel()', '42501', null, 'or read the panel''s list');
select throws_ok('select public.fila_de_explicacoes()', '42501', null, 'or its queue');
select throws_ok('delete from public.votacoes_explicadas', '42501', null, 'by the table neither');

set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select throws_ok(
  $$update public.votacoes_explicadas set situacao = 'publicada'$$, '42501', null, 'an administrator has no way by the table either'
);
select is(pg_temp.told('gravar', '{"fonte_url":null}'), 'explicacao_sem_fonte', 'the source is whole');
select is(pg_temp.told('gravar', '{"fonte_url":"http://camara.leg.br"}'), 'explicacao_sem_fonte', 'and its address https');
select is(
  pg_temp.told('gravar', jsonb_build_object('fonte_data', pg_temp.today() + 1)), '23514 fonte_data is a day to come',
  'no source is of a day to come in Brasília'
);
select is(pg_temp.told('gravar', '{"titulo_claro":"Curto"}'), 'explicacao_titulo', 'a title has ten characters');
select is(pg_temp.told('gravar', jsonb_build_object('titulo_claro', repeat('x', 121))), 'explicacao_titulo', 'and no more than 120');
select is(pg_temp.told('gravar', '{"sim_significa":"Aprovava."}'), 'explicacao_sim', 'what Sim meant has twenty');
select is(pg_temp.told('gravar', jsonb_build_object('nao_significa', repeat('x', 281))), 'explicacao_nao', 'what Não meant no more than 280');
select is(
  pg_temp.told('gravar', jsonb_build_object('sim_significa', repeat('x', 61), 'nao_significa', repeat('y', 40))),
  'explicacao_desigual', 'more than half as long again is refused'
);
select is(pg_temp.told('gravar', n => 3, seen => null), 'votacao_nao_nominal', 'a symbolic one is not explained');
select is((select count(*)::integer from public.fila_de_explicacoes(p_texto => '/2095 pl')), 2, 'both nominal ones wait in the queue');
select is((select count(*)::integer from public.fila_de_explicacoes(p_texto => '/2096')), 0, 'where a text that neither has finds none');
select is(
  pg_temp.told('gravar', jsonb_build_object('sim_significa', repeat('x', 60), 'nao_significa', repeat('y', 40), 'fonte_data', pg_temp.today())),
  'done', 'half as long again is kept, with a source of today'
);
select results_eq(
  $$select votacao_id, total from public.fila_de_explicacoes(p_texto => '/2095')$$,
  'select pg_temp.number(2), 1', 'what somebody began is not in the queue'
);
select is(pg_temp.told('gravar', seen => null), 'explicacao_mudou', 'a save that knows of none is refused');
select is(pg_temp.told('gravar'), 'done', 'who read it changes it');
select is(pg_temp.told('publicar'), 'explicacao_situacao', 'a draft is not published');
select is(pg_temp.told('enviar'), 'done', 'it is sent to review');
select is(pg_temp.told('enviar'), 'done', 'and again, which is no act');
select is(pg_temp.told('publicar'), 'explicacao_propria', 'not by its author');

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select is_empty('select titulo_claro from public.votacoes_explicadas', 'until it is published nobody reads it');
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000d"}';
select results_eq(
  'select situacao, redigida_por from public.explicacoes_do_painel() where votacao_id = pg_temp.number(1)',
  $$values ('em_revisao', '00000000-0000-4000-8000-00000000000c'::uuid)$$, 'another administrator sees whose it is'
);
select is(pg_temp.told('publicar', seen => '2020-01-01'), 'explicacao_mudou', 'and publishes only what was read');
select is(pg_temp.told('publicar'), 'done', 'then publishes it');
select is(pg_temp.told('publicar'), 'explicacao_situacao', 'once');

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq(
  'select titulo_claro, principal from public.votacoes_explicadas', $$values ('Projeto de educação', true)$$, 'everybody reads it'
);
select throws_ok('select redigida_por from public.votacoes_explicadas', '42501', null, 'without its author');
select throws_ok('select revista_por from public.votacoes_explicadas', '42501', null, 'or its reviewer');
select results_eq(
  'select titulo_claro, sim_significa from public.votos_do_deputado(900001)',
  $$values (null, null), ('Projeto de educação', 'Aprovava o projeto de educação.')$$, 'a deputy''s records tell it'
);
select results_eq(
  'select votacao_id, total from public.votos_do_deputado(900001, p_so_principais => true)',
  'select pg_temp.number(1), 1', 'and are filtered by the principal ones'
);
select is(
  (select count(*) from public.votos_do_deputado(900001, p_so_principais => null)), 2::bigint, 'where that is asked for'
);
select results_eq(
  $$select votacao_id, titulo_claro from public.votacoes_nominais(p_texto => 'projeto de EDUCACAO')$$,
  $$select pg_temp.number(1), 'Projeto de educação'$$, 'the list of roll calls finds its title'
);
select results_eq(
  'select votacao_id, titulo_claro from public.votos_diferentes(900001, 900002)',
  $$select pg_temp.number(1), 'Projeto de educação'$$, 'and so does what two deputies voted differently'
);

set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000d"}';
select is(
  pg_temp.told('gravar', '{"titulo_claro":" Projeto de educação ","fonte_titulo":" Câmara dos Deputados "}'), 'done',
  'a save that changes nothing is no act, nor do spaces around a text'
);
select is(pg_temp.state(), 'publicada', 'and takes nothing off the air');
select is(pg_temp.told('gravar', '{"titulo_claro":"Projeto da educação"}'), 'done', 'a change of a published one');
select is(pg_temp.state(), 'rascunho', 'makes it a draft');
select is(pg_temp.told('enviar') || pg_temp.told('publicar'), 'doneexplicacao_propria', 'of who changed it');
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select is(pg_temp.told('enviar'), 'done', 'who sends the text of another does not become its author');
select is(pg_temp.told('publicar') || pg_temp.told('retirar'), 'donedone', 'the first author is now the second pair of eyes');
select results_eq(
  'select situacao, redigida_por, revista_por from public.explicacoes_do_painel()',
  $$values ('retirada', '00000000-0000-4000-8000-00000000000d'::uuid, '00000000-0000-4000-8000-00000000000c'::uuid)$$,
  'both are still told of what was taken back'
);
select is(pg_temp.told('retirar'), 'explicacao_situacao', 'what is taken back is not taken back again');
reset role;
select bag_eq(
  $$select action, actor_id::text, changes -> 'situacao' ->> 'after' from public.audit_log where entity = 'votacoes_explicadas'$$,
  $$values
    ('create', '00000000-0000-4000-8000-00000000000c', 'rascunho'), ('update', '00000000-0000-4000-8000-00000000000c', null),
    ('update', '00000000-0000-4000-8000-00000000000c', 'em_revisao'), ('update', '00000000-0000-4000-8000-00000000000d', 'publicada'),
    ('update', '00000000-0000-4000-8000-00000000000d', 'rascunho'), ('update', '00000000-0000-4000-8000-00000000000d', 'em_revisao'),
    ('update', '00000000-0000-4000-8000-00000000000c', 'publicada'), ('archive', '00000000-0000-4000-8000-00000000000c', 'retirada')$$,
  'each act has its entry'
);

set local role authenticated;
select is(pg_temp.told('gravar', '{"titulo_claro":"Projeto para a educação"}'), 'done', 'what was taken back is written anew');
reset role;
select is(
  (select action from public.audit_log where changes -> 'titulo_claro' ->> 'after' = 'Projeto para a educação'), 'restore',
  'which brings it back'
);
update public.votacoes_explicadas set situacao = 'em_revisao', redigida_por = null, revista_por = null;
set local role authenticated;
select is(pg_temp.told('gravar', n => 2, seen => null), 'done', 'another roll call gets an explanation of its own');
reset role;
update public.camara_votacoes set dia = '2095-02-01' where id = pg_temp.number(2);
set local role authenticated;
select results_eq(
  'select votacao_id from public.explicacoes_do_painel()', 'select id from roll_call where n < 3 order by id desc',
  'of one day the last roll call is first'
);
select is(pg_temp.told('publicar'), 'explicacao_sem_autor', 'a text that nobody answers for is not published');
select is(pg_temp.told('enviar') || ' ' || pg_temp.told('publicar'), 'done explicacao_propria', 'who takes it over answers for it');
reset role;
delete from public.votacoes_explicadas;
set local role authenticated;
select results_eq(
  $$select votacao_id from public.fila_de_explicacoes(p_texto => '/2095')$$, 'select id from roll_call where n < 3 order by id desc',
  'in the queue too the last roll call of one day is first'
);

select * from finish();
rollback;
