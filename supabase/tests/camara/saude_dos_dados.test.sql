-- For everybody: failures by step, people's sets by their rows.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(30);

select is(
  (select array[registros, com_partido, linhas_fora, desistencias] from public.saude_dos_dados() where conjunto = 'votos'), '{0,0,0,0}',
  'before the first reading nothing is counted'
);
select is((select sum(linhas_fora + desistencias) from public.saude_dos_dados()), 0::bigint, 'nor left out, of any set');

select private.gravar_deputados('[{"id":10,"nome":"Ana","siglaPartido":"PX","siglaUf":"SP"}]', 'lista', now());
select private.gravar_votacoes(
  '[{"id":"20-1","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado. Sim: 9; Não: 9."},
    {"id":"20-2","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado. Sim: 8; Não: 9."},
    {"id":"20-3","data":"2026-05-21","siglaOrgao":"PLEN","descricao":"Aprovado."}]', 'api', now()
);
select private.gravar_votos(
  '[{"votacao":"20-1","deputado":10,"voto":"Sim","partido":"PX"},{"votacao":"20-1","deputado":11,"voto":"Não","partido":null}]', '{20-1}', true
) from (select private.gravar_deputados('[{"id":11}]', 'novos', now())) as known;

create function pg_temp.of_set(p_set text) returns jsonb language sql as $$
  select to_jsonb(s) from public.saude_dos_dados() as s where s.conjunto = p_set;
$$;
grant execute on function pg_temp.of_set(text) to anon;
create function pg_temp.failed(p_set text, p_at timestamptz) returns void language sql as $$
  select private.anotar_sincronizacao(p_set, p_at, 0, 0, null, 'formato', 'api');
$$;

set local role anon;
select results_eq(
  'select conjunto from public.saude_dos_dados()',
  array['candidaturas', 'turno_1', 'turno_2', 'deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos',
    'destinos', 'eleitos', 'lista_de_deputados', 'perfis', 'despesas_uma_a_uma', 'discursos', 'proposicoes', 'noticias'],
  'every set, always in the same order'
);
select is(pg_temp.of_set('votacoes') - array['conjunto', 'fonte'],
  '{"dados_ate":null,"lido_em":null,"origem":null,"falhas":0,"registros":2,"com_votos":1,"com_partido":null,"linhas_fora":0,"desistencias":0}',
  'nominal roll calls, and of those the ones with votes; nothing is known of a set that was never read');
select is(pg_temp.of_set('votos') -> 'registros', '2', 'votes');
select is(pg_temp.of_set('votos') -> 'com_partido', '1', 'and how many have the party of the day');
select is(pg_temp.of_set('deputados') -> 'registros', '1', 'deputies in exercise alone');
select is(pg_temp.of_set('turno_1') -> 'lido_em', 'null', 'a round whose result is not published was not read');
select is(pg_temp.of_set('eleitos') -> 'registros', 'null', 'no list, no number');
reset role;

update public.camara_votacoes set votos_fora = 1, orientacoes_fora = 2, assunto_fora = 0 where id_camara = '20-1';
update public.camara_votacoes set assunto_fora = 1 where id_camara = '20-2';
select is(
  (select array_agg(linhas_fora order by conjunto) from public.saude_dos_dados() where conjunto in ('votos', 'orientacoes', 'votacoes')),
  '{2,1,1}', 'of each set the rows that its roll calls lack, down to one'
);
update public.camara_votacoes set votos_fora = 0, orientacoes_fora = 0, assunto_fora = 0;

select private.anotar_sincronizacao('votos', now() - interval '9 hours', 1, 1, '2026-05-21', null, 'api');
select pg_temp.failed('votos', now() - interval '10 hours');
select is(pg_temp.of_set('votos') -> 'falhas', '0', 'a failure before the last good reading is over');
select pg_temp.failed('votos', now() - interval '8 hours') from generate_series(1, 10);
select is(pg_temp.of_set('votos') -> 'falhas', '1', 'ten refused batches of one step are one failure');
select pg_temp.failed('votos', now() - n * interval '1 hour') from generate_series(1, 7) as n;
select is(pg_temp.of_set('votos') -> 'falhas', '5', 'at most five are counted');
select is(pg_temp.of_set('votos') ->> 'dados_ate', '2026-05-21', 'the day of the last good reading stays');

-- A step that read a part is no reading of the whole.
select private.anotar_sincronizacao('votos', now() - interval '30 minutes', 9, 9, '2026-06-01', null, 'arquivo', false);
select is(pg_temp.of_set('votos') - array['conjunto', 'fonte', 'lido_em', 'registros', 'com_votos', 'com_partido', 'linhas_fora', 'desistencias'],
  '{"dados_ate":"2026-05-21","origem":"api","falhas":0}', 'a part that was read later is a step that went well, and makes no set newer');
select private.anotar_sincronizacao('votacoes', now() - interval '20 hours', 1, 1, '2026-05-21', null, 'api');
update public.sincronizacoes set terminou_em = iniciou_em;
select is((pg_temp.of_set('votos') ->> 'lido_em')::timestamptz, now() - interval '20 hours', 'votes are as old as the list of roll calls');
select is(pg_temp.of_set('orientacoes') -> 'lido_em', 'null', 'a list read alone makes no orientations read');
update public.sincronizacoes set iniciou_em = iniciou_em - interval '100 days' where inteira;
select private.anotar_sincronizacao('votos', now(), 1, 1, '2026-06-02', null, 'api', false);
select is(pg_temp.of_set('votos') ->> 'dados_ate', '2026-05-21', 'the last whole reading is kept however old it is');

select private.anotar_sincronizacao('projetos', now(), 5, 2, '2025-12-22', null, 'arquivo');
select is(pg_temp.of_set('projetos') - array['conjunto', 'lido_em'],
  '{"dados_ate":"2025-12-22","origem":"arquivo","fonte":null,"falhas":0,"registros":null,"com_votos":null,"com_partido":null,"linhas_fora":0,"desistencias":0}',
  'counts of bills are a set of the Chamber');
select private.anotar_sincronizacao('projetos', now() - interval '1 day', 4, 2, '2025-12-21', null, 'arquivo');
select results_eq(
  $$select dados_ate from public.saude_dos_dados() where conjunto = 'projetos'$$, array['2025-12-22'::date],
  'of two whole readings the last alone is told'
);

insert into public.eleitos_camara (legislatura, uf, nome_urna, partido_sigla, fontes) values (58, 'SP', 'ANA FICTÍCIA', 'PX', '{lista}');
select is(pg_temp.of_set('eleitos') - array['conjunto', 'lido_em', 'fonte', 'falhas', 'linhas_fora', 'desistencias'],
  '{"dados_ate":null,"origem":"copia","registros":1,"com_votos":null,"com_partido":null}', 'a list that nobody compared is a copy');
insert into public.destinos_deputados (deputado_id, destino, fonte_titulo, fonte_url, revisado_em, situacao) values
  (10, 'reeleito', 'Fonte', 'https://example.org/', '2026-10-08', 'conferido');
select is(pg_temp.of_set('destinos') - array['conjunto', 'lido_em', 'fonte', 'falhas', 'linhas_fora', 'desistencias'],
  '{"dados_ate":null,"origem":"painel","registros":1,"com_votos":null,"com_partido":null}', 'what was compared is not; no source says its day');
insert into public.destinos_deputados (deputado_id, destino, fonte_titulo, fonte_url, revisado_em, situacao) values
  (11, 'reeleito', 'Fonte', 'https://example.org/', '2026-10-08', 'preliminar');
select is(pg_temp.of_set('destinos') ->> 'origem', 'copia', 'one row compared makes no set compared');
update public.destinos_deputados set revisado_em = '2026-11-20', situacao = 'conferido' where deputado_id = 11;
select is((pg_temp.of_set('destinos') ->> 'lido_em')::timestamptz, '2026-10-08 00:00-03', 'nor read later');

insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome, status, fonte, dados_ate, tse_sq)
select 'Fictícia ' || n, 'https://example.org/a.jpg', 'PX', 'Partido X', case n when 3 then 'deleted' else 'active' end, 'TSE', date '2026-10-08' + n,
  '28000000000' || n
from generate_series(1, 3) as n;
insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome)
values ('Nova', 'https://example.org/a.jpg', 'PX', 'Partido X');
set local role anon;
select is(pg_temp.of_set('candidaturas') -> 'registros', '2', 'registered candidacies on the ballot');
select is(pg_temp.of_set('candidaturas') ->> 'dados_ate', '2026-10-09', 'with the oldest day of what can be seen');
reset role;
insert into public.candidatos_revisoes (candidato_id, campo, revisado_em)
select c.id, 'numero_urna', c.dados_ate from public.candidatos_presidencia_2026 as c where c.dados_ate is not null;
set local role anon;
select is((pg_temp.of_set('candidaturas') ->> 'lido_em')::timestamptz, '2026-10-09 00:00-03', 'and the oldest comparison of it');
reset role;
update public.turnos_presidencia set situacao = 'apurado', validos = 100, fonte_titulo = 'TSE', fonte_url = 'https://example.org/', fonte_data = '2026-10-05'
where turno = 1;
set local role anon;
select is(pg_temp.of_set('turno_1') - array['conjunto', 'lido_em', 'falhas', 'com_votos', 'com_partido', 'linhas_fora', 'desistencias'],
  '{"dados_ate":"2026-10-05","origem":"painel","fonte":"TSE","registros":100}'::jsonb,
  'a published round with its source and valid votes');
select is((pg_temp.of_set('turno_1') ->> 'lido_em')::timestamptz, '2026-10-05 00:00-03', 'as it was read on that day in Brasília');
select is(pg_temp.of_set('turno_2') -> 'registros', 'null', 'and the other is not known yet');
select * from finish();
rollback;
