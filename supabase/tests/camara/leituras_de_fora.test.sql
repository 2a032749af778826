-- Per set: the source, a copy, or nothing; never for whom.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(22);

create function pg_temp.said(p_set text) returns jsonb language sql as $$
  select jsonb_build_object('ate', s.dados_ate, 'lido', (s.lido_em at time zone 'America/Sao_Paulo')::date, 'origem', s.origem, 'falhas', s.falhas)
  from public.saude_dos_dados() as s where s.conjunto = p_set;
$$;
create function pg_temp.today() returns date language sql as $$ select (now() at time zone 'America/Sao_Paulo')::date; $$;
create function pg_temp.says(p_ate date, p_lido date, p_origem text, p_falhas integer) returns jsonb language sql as $$
  select jsonb_build_object('ate', p_ate, 'lido', p_lido, 'origem', p_origem, 'falhas', p_falhas);
$$;
create function pg_temp.answers(p_path text, p_body jsonb) returns void language sql as $$
  select public.gravar_cache_http('https://dadosabertos.camara.leg.br/api/v2' || p_path, p_body, 60, 3600);
$$;
create function pg_temp.copy_answers(p_path text, p_day text) returns void language sql as $$
  select public.gravar_cache_http('copia-da-camara:' || p_path,
    jsonb_build_object('conteudo', jsonb_build_object('dados', '[]'::jsonb, 'origem', jsonb_build_object('tipo', 'snapshot', 'dadosDe', p_day))), 60, 3600);
$$;

select is(pg_temp.said('discursos'), pg_temp.says(null, null, null, 0), 'nothing is claimed of a source that was never asked');
select pg_temp.answers('/deputados/10/discursos?itens=50', '{"conteudo": {"dados": [], "origem": {"tipo": "camara"}}}');
select is(pg_temp.said('discursos'), pg_temp.says(null, pg_temp.today(), 'api', 0), 'the source itself answered');
select is(pg_temp.said('proposicoes') ->> 'origem', null, 'which says nothing of another set');

select pg_temp.copy_answers('/proposicoes?autor=10', '2025-12-22');
select is(pg_temp.said('proposicoes'), pg_temp.says('2025-12-22', pg_temp.today(), 'copia', 0), 'a copy answered, up to its day');
select pg_temp.copy_answers('/deputados/10', '2026-08-22'), pg_temp.copy_answers('/deputados/11', '2025-03-21'), pg_temp.copy_answers('/deputados/12', '2026-01-13');
select is(pg_temp.said('perfis') ->> 'ate', '2025-03-21', 'of copies of several days the oldest rules');
update private.leituras_de_fora set copia_em = copia_em - interval '2 days' where conjunto = 'perfis';
select is(pg_temp.said('perfis') ->> 'lido', (pg_temp.today() - 2)::text, 'the day of the last answer is told, not that of the question');
select pg_temp.copy_answers('/deputados/10', '2026-08-22');
select is(pg_temp.said('perfis') ->> 'ate', '2026-08-22', 'another day''s copy starts anew');

select pg_temp.copy_answers('/deputados/10/discursos?itens=50', '2024-04-10');
select is(pg_temp.said('discursos'), pg_temp.says('2024-04-10', pg_temp.today(), 'ambas', 0), 'both on one day are told as both');
update private.leituras_de_fora set copia_em = copia_em - interval '2 days' where conjunto = 'discursos';
select is(pg_temp.said('discursos'), pg_temp.says(null, pg_temp.today(), 'api', 0), 'the newer day rules');
update private.leituras_de_fora set ao_vivo_em = ao_vivo_em - interval '3 days' where conjunto = 'discursos';
select is(pg_temp.said('discursos'), pg_temp.says('2024-04-10', pg_temp.today() - 2, 'copia', 0), 'whoever it is of');

select pg_temp.answers('/deputados/10/despesas?ano=2026', '{"conteudo": {"dados": [], "origem": {"tipo": "camara"}}}');
update private.leituras_de_fora set ao_vivo_em = ao_vivo_em - interval '1 hour';
create temporary table claims as select public.reservar_cache_http('https://dadosabertos.camara.leg.br/api/v2/deputados/11/despesas?ano=2026', 60000) as claim;
select is(pg_temp.said('despesas_uma_a_uma') ->> 'falhas', '0', 'a question under way has not failed');
select public.soltar_cache_http('https://dadosabertos.camara.leg.br/api/v2/deputados/11/despesas?ano=2026', claim, 1000) from claims;
select is(pg_temp.said('despesas_uma_a_uma') ->> 'falhas', '1', 'a first question without an answer is told');
update private.leituras_de_fora set falhou_em = null;
update private.cache_http set fresco_ate = now() - interval '1 second' where chave like '%/10/despesas%';
select is(pg_temp.said('despesas_uma_a_uma') ->> 'falhas', '0', 'staleness is no failure');
update claims set claim = public.reservar_cache_http('https://dadosabertos.camara.leg.br/api/v2/deputados/10/despesas?ano=2026', 60000);
select public.soltar_cache_http('https://dadosabertos.camara.leg.br/api/v2/deputados/10/despesas?ano=2026', claim, 1000) from claims;
select is(pg_temp.said('despesas_uma_a_uma') ->> 'falhas', '1', 'nor is a refresh without an answer hidden by what is kept');

-- A busy minute costs one write.
select public.gravar_cache_http('noticias:https://news.example.org/?q=' || n, '{"itens": [], "falhou": true}', 60, 60) from generate_series(1, 2) as n;
select pg_temp.answers('/deputados/' || n, '{"conteudo": {"dados": [], "origem": {"tipo": "camara"}}}') from generate_series(1, 2) as n;
select pg_temp.copy_answers('/deputados/' || n, '2026-08-22') from generate_series(3, 4) as n;
create temporary table minute as select conjunto, ao_vivo_em, copia_em, falhou_em from private.leituras_de_fora;
select public.gravar_cache_http('noticias:https://news.example.org/?q=5', '{"itens": [], "falhou": true}', 60, 60);
select pg_temp.answers('/deputados/5', '{"conteudo": {"dados": [], "origem": {"tipo": "camara"}}}'), pg_temp.copy_answers('/deputados/6', '2026-08-22');
select bag_eq(
  'select conjunto, ao_vivo_em, copia_em, falhou_em from private.leituras_de_fora', 'select * from minute',
  'the same again within a minute is not noted again'
);
update private.leituras_de_fora set falhou_em = falhou_em - interval '61 seconds', ao_vivo_em = ao_vivo_em - interval '61 seconds',
  copia_em = copia_em - interval '61 seconds';
select public.gravar_cache_http('noticias:https://news.example.org/?q=6', '{"itens": [], "falhou": true}', 60, 60);
select pg_temp.answers('/deputados/7', '{"conteudo": {"dados": [], "origem": {"tipo": "camara"}}}'), pg_temp.copy_answers('/deputados/8', '2026-08-22');
select results_eq(
  $$select conjunto from private.leituras_de_fora
    where conjunto in ('noticias', 'perfis') and coalesce(falhou_em, 'infinity') >= now() and coalesce(ao_vivo_em, 'infinity') >= now()
      and coalesce(copia_em, 'infinity') >= now() order by 1$$,
  array['noticias', 'perfis'], 'and is after it'
);
delete from private.leituras_de_fora where conjunto = 'noticias';
update private.leituras_de_fora set ao_vivo_em = null where conjunto = 'perfis';
select pg_temp.answers('/deputados/99', '{"falha": "not_found"}');
select is(pg_temp.said('perfis') ->> 'origem', 'copia', 'nobody is shown what the source does not have');
select pg_temp.answers('/partidos', '{"conteudo": {"dados": [], "origem": {"tipo": "camara"}}}');
select is((select count(*)::integer from private.leituras_de_fora), 4, 'nor is what no set shows noted');
select public.gravar_cache_http('noticias:https://news.example.org/?q=x', '{"itens": [], "copiaAte": "2026-10-10"}', 60, 60);
select is(pg_temp.said('noticias'), pg_temp.says('2026-10-10', pg_temp.today(), 'copia', 0), 'news of a copy go up to its day');
select public.gravar_cache_http('noticias:https://news.example.org/?q=y', '{"itens": [], "falhou": true}', 60, 60);
update private.leituras_de_fora set copia_em = copia_em - interval '1 hour' where conjunto = 'noticias';
select is(pg_temp.said('noticias') ->> 'falhas', '1', 'a feed that failed is no reading');
update private.leituras_de_fora
set ao_vivo_em = now() - interval '10 minutes', falhou_em = now() - interval '30 minutes', copia_em = now() - interval '1 hour'
where conjunto = 'noticias';
select is(pg_temp.said('noticias') ->> 'falhas', '0', 'whoever answered last ends a failure');
set local role anon;
select throws_ok('select * from private.leituras_de_fora', '42501', null, 'only the sum of it is for everybody');
select * from finish();
rollback;
