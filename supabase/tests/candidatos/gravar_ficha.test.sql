-- Writers, edits that need sources, audit rows, and public history.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(74);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, inclinacao_politica, status) values
  ('00000000-0000-4000-9000-000000000001', 'Ana Ativa', 'https://example.org/a.jpg', 'PA', 'Partido A', 'Centro', 'active'),
  ('00000000-0000-4000-9000-000000000002', 'Bia Excluída', 'https://example.org/b.jpg', 'PB', 'Partido B', null, 'deleted');
insert into public.fontes (id, titulo, veiculo, tipo, url) values
  ('00000000-0000-4000-a000-000000000001', 'Perfil', 'Jornal', 'imprensa', 'https://example.org/perfil'),
  ('00000000-0000-4000-a000-000000000002', 'Programa', 'Campanha', 'partido_ou_campanha', 'https://example.org/programa');

create function pg_temp.seen() returns timestamptz language sql as $$
  select updated_at from public.candidatos_presidencia_2026 where id = '00000000-0000-4000-9000-000000000001'
$$;
create function pg_temp.save(data jsonb, sources jsonb default '[]', note text default null) returns text language plpgsql as $$
begin
  perform public.gravar_ficha('00000000-0000-4000-9000-000000000001', pg_temp.seen(), data, sources, note);
  return 'saved';
exception when others then
  return coalesce(nullif(sqlstate, 'P0001') || ' ', '') || sqlerrm;
end
$$;
create function pg_temp.sourced(field text, variadic ids text[]) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object(
    'campo', field, 'fontes', (select coalesce(jsonb_agg('00000000-0000-4000-a000-00000000000' || id), '[]') from unnest(ids) as id where id <> '')
  ))
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- The table of sources.
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok($$insert into public.fontes (titulo, veiculo, tipo) values ('abc', 'de', 'outra')$$, '42501', null, 'a visitor adds no source');
select is((select count(*)::integer from public.fontes), 2, 'but reads all');
select throws_ok('select * from public.audit_ocultacoes', '42501', null, 'and does not read who hid what');
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","user_metadata":{"role":"admin"}}';
select throws_ok($$insert into public.fontes (titulo, veiculo, tipo) values ('abc', 'de', 'outra')$$, '42501', null, 'nor does a user');
select is(pg_temp.save('{}'), '42501 administrators only', 'a user saves no record');
select throws_ok(
  $$select public.ocultar_do_publico(gen_random_uuid(), 'ofensa')$$, '42501', 'administrators only', 'and hides nothing'
);
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select lives_ok($$insert into public.fontes (titulo, veiculo, tipo) values ('Livro', 'Editora', 'outra')$$, 'an administrator adds one');
select throws_ok(act, code, null, claim) from (values
  ($$insert into public.fontes (titulo, veiculo, tipo, url) values ('Perfil', 'de', 'outra', 'https://example.org/perfil')$$,
    '23505', 'a title of an address is listed once'),
  ($$insert into public.fontes (titulo, veiculo, tipo, url) values ('abc', 'de', 'outra', 'http://example.org/')$$,
    '23514', 'over https'),
  ($$insert into public.fontes (titulo, veiculo, tipo) values ('abc', 'de', 'blog')$$, '23514', 'of a known kind'),
  ('delete from public.fontes', '42501', 'none is deleted'),
  ($$insert into public.candidatos_fontes values ('00000000-0000-4000-9000-000000000001', 'nome', '00000000-0000-4000-a000-000000000001', 1)$$,
    '42501', 'and the table of mentions takes nothing by itself')
) as refused (act, code, claim);

-- Which edits need a source.
select throws_ok(
  $$update public.candidatos_presidencia_2026 set inclinacao_politica = 'Direita' where id = '00000000-0000-4000-9000-000000000001'$$,
  'P0001', 'fonte_obrigatoria', 'by the table, a leaning without a source is refused'
);
select is(
  pg_temp.save('{"profissao":"Médica","inclinacao_politica":"Centro"}'), 'saved', 'a leaning that stays as it was is not asked about'
);
select is(pg_temp.save('{"inclinacao_politica":"Direita"}'), 'fonte_obrigatoria', 'one that is edited is');
select is(
  pg_temp.save('{"inclinacao_politica":"Direita"}', pg_temp.sourced('inclinacao_politica', '2')), 'fonte_obrigatoria',
  'the campaign alone is no source of a leaning'
);
select is((select count(*)::integer from public.candidatos_fontes), 0, 'and nothing of a refused save stays');
select is(pg_temp.save('{"bens_declarados":10}'), 'fonte_obrigatoria', 'declared assets need one');
select is(pg_temp.save('{"situacao_registro":"Deferido"}'), 'fonte_obrigatoria', 'a registration does');
select is(
  pg_temp.save('{"historico_eleitoral":[{"cargo":"Vereadora","ano_inicio":2001,"ano_fim":2004}]}'), 'fonte_obrigatoria', 'a mandate does'
);
select is(pg_temp.save('{"bens_declarados":10}', pg_temp.sourced('bens_declarados', '2')), 'saved', 'where the campaign counts');
select matches(pg_temp.save('{"bens_declarados":-1}', pg_temp.sourced('bens_declarados', '1')), '^23514 .*candidatos_bens_declarados_valid', 'less than nothing is refused');
select matches(pg_temp.save('{"id":"00000000-0000-4000-9000-000000000009"}'), '^42501 ', 'an id cannot be saved');
select matches(pg_temp.save('{"tse_sq":"abc"}'), '^23514 .*candidatos_tse_sq_valid', 'nor a number that is none');
select is(
  pg_temp.save(
    '{"inclinacao_politica":"Direita"}',
    jsonb_set(jsonb_set(pg_temp.sourced('inclinacao_politica', '2', '1'), '{0,confianca}', '"media"'), '{0,ressalva}', '"Há quem diga centro."'),
    ' Nova fonte. '
  ), 'saved', 'with a source of the press it is saved'
);
select results_eq(
  $$select fonte_id::text, posicao::integer from public.candidatos_fontes where campo = 'inclinacao_politica' order by posicao$$,
  $$values ('00000000-0000-4000-a000-000000000002', 1), ('00000000-0000-4000-a000-000000000001', 2)$$, 'its sources in order'
);
create function pg_temp.doubts() returns text language sql as $$
  select concat_ws(': ', confianca, ressalva) from public.candidatos_revisoes where campo = 'inclinacao_politica'
$$;
select is(pg_temp.doubts(), 'media: Há quem diga centro.', 'with how sure it is, and what speaks against it');
select is(
  pg_temp.save('{}', pg_temp.sourced('inclinacao_politica', '2')), 'fonte_obrigatoria', 'the one that counts cannot be taken away'
);
select is(pg_temp.save('{"inclinacao_politica":null}', pg_temp.sourced('inclinacao_politica', '')), 'saved', 'unless the fact goes too');
select is(pg_temp.doubts(), '', 'with which goes what was said of it');
select throws_ok(
  $$select public.gravar_ficha('00000000-0000-4000-9000-000000000001', '2020-01-01', '{}')$$, 'P0001', 'ficha_mudou',
  'who read an older record is told'
);
select lives_ok(
  $$select public.gravar_fontes('00000000-0000-4000-9000-000000000001', pg_temp.seen(), 'profissao', '{00000000-0000-4000-a000-000000000001}')$$,
  'one field''s sources are saved alone'
);
select throws_ok(
  $$select public.gravar_fontes('00000000-0000-4000-9000-000000000001', pg_temp.seen(), 'updated_by', '{}')$$, '23514', null,
  'of a field that has any'
);
reset role;
select throws_ok(
  $$delete from public.fontes where id = '00000000-0000-4000-a000-000000000001'$$, '23503', null, 'a source in use cannot go, for the owner neither'
);
select results_eq(
  $$select nota, changes ? 'inclinacao_politica', changes ? 'fontes_de_inclinacao_politica' from public.audit_log
    where entity = 'candidatos_presidencia_2026' and action = 'update' order by created_at$$,
  $$values (null, false, false), (null, false, false), ('Nova fonte.', true, true), (null, true, true), (null, false, false)$$,
  'each save has one entry, with its note'
);

-- What everybody reads of it.
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select nota from public.audit_log', '42501', null, 'the audit itself stays closed');
select results_eq(
  $$select ato, papel, nota from public.historico_da_ficha('00000000-0000-4000-9000-000000000001', null, 50) where nota is not null or ato = 'create'$$,
  $$values ('update', 'Curadoria', 'Nova fonte.'), ('create', 'Carga inicial', null)$$, 'the history tells act, role and note, newest first'
);
select is(
  (select count(*)::integer from public.historico_da_ficha('00000000-0000-4000-9000-000000000001') as h
   where to_jsonb(h)::text ~ '00000000-0000-4000-8000|example\.org"?.*@|@example'), 0, 'and no account'
);
select is_empty(
  $$select * from public.historico_da_ficha('00000000-0000-4000-9000-000000000002')$$, 'of a record that is hidden it tells nothing'
);
-- Acts of one instant: pages of one entry each must skip none.
reset role;
insert into public.audit_log (entity, entity_id, action, created_at)
  select 'candidatos_presidencia_2026', '00000000-0000-4000-9000-000000000001', 'update', '2026-01-01' from generate_series(1, 3);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq(
  $$with recursive pages as (
      (select h.* from public.historico_da_ficha('00000000-0000-4000-9000-000000000001', null, 1) as h)
      union all
      select h.* from pages
      cross join lateral public.historico_da_ficha('00000000-0000-4000-9000-000000000001', pages.quando, 1, pages.entrada) as h
    ) select entrada from pages$$,
  $$select entrada from public.historico_da_ficha('00000000-0000-4000-9000-000000000001', null, 50)$$,
  'and a page that ends among acts of one instant skips none'
);
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select throws_ok(
  $$select public.ocultar_do_publico((select id from public.audit_log where nota is not null), 'vergonha')$$, '23514', null,
  'an entry is hidden for a known reason only'
);
select public.ocultar_do_publico((select id from public.audit_log where nota is not null), 'dado_pessoal');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq(
  $$select ato, nota, mudancas, oculto_por from public.historico_da_ficha('00000000-0000-4000-9000-000000000001') where oculto_por is not null$$,
  $$values ('update', null::text, null::jsonb, 'dado_pessoal')$$, 'of a hidden entry it tells the reason alone'
);
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select public.ocultar_do_publico((select id from public.audit_log where nota is not null), null);
select is(
  (select count(*)::integer from public.audit_log where entity = 'audit_ocultacoes'), 2, 'hiding and showing again are acts of their own'
);

-- A source states a value: another value wants its sources anew.
create function pg_temp.patch(changes text, condition text default 'nome = ''Ana Ativa''') returns text language plpgsql as $$
begin
  execute format('update public.candidatos_presidencia_2026 set %s where %s', changes, condition);
  return 'saved';
exception when others then
  return sqlerrm;
end
$$;
grant execute on function pg_temp.patch(text, text) to authenticated;
select is(
  pg_temp.save('{"inclinacao_politica":"Direita"}', pg_temp.sourced('inclinacao_politica', '1')), 'saved', 'a leaning is stated again'
);
select is(pg_temp.save('{"inclinacao_politica":"Esquerda"}'), 'fonte_obrigatoria', 'another leaning does not keep the old source');
select is(
  pg_temp.save('{"inclinacao_politica":"Esquerda"}', pg_temp.sourced('inclinacao_politica', '1')), 'fonte_obrigatoria', 'nor when it is named again'
);
select is(
  pg_temp.save('{"inclinacao_politica":"Esquerda"}', pg_temp.sourced('inclinacao_politica', '1', '2')), 'fonte_obrigatoria',
  'nor with the campaign''s beside it'
);
select is(pg_temp.patch('inclinacao_politica = ''Esquerda'''), 'fonte_obrigatoria', 'and the table refuses it as well');
select lives_ok(
  $$insert into public.fontes (titulo, veiculo, tipo) values ('Novo perfil', 'Jornal', 'imprensa')$$, 'a new publication'
);
select is(
  pg_temp.save(
    '{"inclinacao_politica":"Esquerda"}',
    jsonb_build_array(jsonb_build_object(
      'campo', 'inclinacao_politica', 'fontes', (select jsonb_agg(id) from public.fontes where titulo = 'Novo perfil')
    ))
  ), 'saved', 'states it'
);
select is(pg_temp.save('{"bens_declarados":11}'), 'fonte_obrigatoria', 'another sum does not keep the old source');
select is(pg_temp.save('{"profissao":"Juíza"}'), 'fonte_obrigatoria', 'any other value that has a source neither');
select is(pg_temp.save('{"profissao":"Juíza"}', pg_temp.sourced('profissao', '1')), 'saved', 'it is saved with its sources said anew');
-- Plain updates carry no sources: changed values lose theirs, per record.
create function pg_temp.facts_of(p_candidate text) returns text[] language sql as $$
  select array(
    select cf.campo from public.candidatos_fontes as cf join public.candidatos_presidencia_2026 as c on c.id = cf.candidato_id
    where c.nome = p_candidate and cf.campo in ('profissao', 'partido_sigla', 'nome_completo')
    union all select r.campo from public.candidatos_revisoes as r join public.candidatos_presidencia_2026 as c on c.id = r.candidato_id
    where c.nome = p_candidate and r.campo in ('profissao', 'partido_sigla', 'nome_completo') order by 1
  )
$$;
grant execute on function pg_temp.facts_of(text) to authenticated;
select pg_temp.save('{"nome_completo":"Ana Ativa Inteira"}', pg_temp.sourced('nome_completo', '1') || pg_temp.sourced('partido_sigla', '2', '1'));
insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome, profissao, status)
  values ('Eva Nova', 'https://example.org/e.jpg', 'PE', 'Partido E', 'Juíza', 'archived');
select public.gravar_fontes(c.id, c.updated_at, 'partido_sigla', array['00000000-0000-4000-a000-000000000001'::uuid])
from public.candidatos_presidencia_2026 as c where c.nome = 'Eva Nova';
select is(
  pg_temp.patch('profissao = ''Atriz'', partido_sigla = ''PZ''', 'nome in (''Ana Ativa'', ''Eva Nova'')'), 'saved',
  'by the table, values with a source are changed'
);
select is(pg_temp.facts_of('Ana Ativa'), array['nome_completo', 'nome_completo'], 'which have none now, nor a caveat; the others keep theirs');
select is(pg_temp.facts_of('Eva Nova'), '{}'::text[], 'of every record');
select results_eq(
  $$select array(select key from jsonb_object_keys(l.changes) as key where key like 'fontes_de_%' order by key),
      l.changes #> '{fontes_de_partido_sigla,before,fontes}', l.changes #> '{fontes_de_partido_sigla,after,fontes}'
    from public.audit_log as l join public.candidatos_presidencia_2026 as c on c.id = l.entity_id
    where l.changes -> 'profissao' ->> 'after' = 'Atriz' order by c.nome$$,
  $$values (array['fontes_de_partido_sigla', 'fontes_de_profissao'], '["Programa", "Perfil"]'::jsonb, '[]'::jsonb),
    (array['fontes_de_partido_sigla'], '["Perfil"]', '[]')$$,
  'the history of each tells what it lost, in its order'
);
select is(
  pg_temp.patch('nome_completo = nome_completo, bio_summary = ''Resumo''') || array_to_string(pg_temp.facts_of('Ana Ativa'), ''),
  'savednome_completonome_completo', 'the same value again keeps its source'
);
select is(pg_temp.patch('bens_declarados = 12'), 'fonte_obrigatoria', 'a fact that needs a source is refused as before');
select is(
  pg_temp.save('{"nome_completo":"Ana A. Inteira"}'), 'fonte_obrigatoria', 'and a save with sources after a plain update is asked for them'
);
select is(pg_temp.save('{"profissao":null}'), 'saved', 'a value that goes wants none');
-- Columns that tell a part of a fact.
select is(
  pg_temp.save('{"situacao_registro":"Deferido","situacao_registro_em":"2026-09-01"}', pg_temp.sourced('situacao_registro', '1'))
    || ' ' || pg_temp.patch('situacao_registro_em = ''2026-09-02'''), 'saved fonte_obrigatoria', 'a registration of another day is another one'
);
create function pg_temp.parts_sourced() returns text[] language sql as $$
  select array(select campo from public.candidatos_fontes where campo in ('coalition', 'pautas_defendidas', 'vice_nome') order by 1)
$$;
select is(
  pg_temp.save(
    '{"coalition":"Frente","vice_nome":"Vera Vice","pautas_defendidas":["Uma"]}',
    pg_temp.sourced('coalition', '1') || pg_temp.sourced('vice_nome', '1') || pg_temp.sourced('pautas_defendidas', '1')
  ) || ' ' || array_length(pg_temp.parts_sourced(), 1), 'saved 3', 'a coalition, a running mate and an agenda have sources'
);
select is(
  pg_temp.patch('coligacao_partidos = ''{PA,PB}'', vice_partido = ''PB'', pautas_detalhe = ''[{"tema":"saúde","texto":"Mais postos."}]''')
    || ' ' || coalesce(array_length(pg_temp.parts_sourced(), 1), 0), 'saved 0', 'which go with the parties and the themes'
);

-- The doors of the ballot.
select is(
  pg_temp.patch('status = ''archived''') || ' ' || pg_temp.save('{"historico_eleitoral":[{"cargo":"Vereadora","ano_inicio":2001,"ano_fim":2004}]}')
    || ' ' || pg_temp.patch('status = ''active'''), 'saved saved fonte_obrigatoria',
  'a fact that an archived record got without a source does not come to the ballot with it'
);
select is(
  pg_temp.save('{"status":"active"}', pg_temp.sourced('historico_eleitoral', '1')), 'saved', 'with a source it does'
);
select is(
  pg_temp.patch('historico_eleitoral = ''[]'''), 'fonte_obrigatoria', 'an emptied history says that there was no office, so it wants one too'
);
select throws_ok(
  $$insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome, inclinacao_politica)
    values ('Cid Novo', 'https://example.org/c.jpg', 'PC', 'Partido C', 'Direita')$$,
  'P0001', 'fonte_obrigatoria', 'nor does a new record'
);
insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome, status)
  values ('Davi Novo', 'https://example.org/d.jpg', 'PD', 'Partido D', 'archived');
select is(
  pg_temp.patch('status = ''active''', 'nome = ''Davi Novo'''), 'saved', 'what only holds the default of a column states nothing'
);

-- A source that changes its kind.
select throws_ok(
  $$update public.fontes set tipo = 'partido_ou_campanha' where titulo = 'Novo perfil'$$, 'P0001', 'fonte_unica_da_inclinacao',
  'the only source of a leaning does not become the campaign''s'
);
select is(pg_temp.patch('status = ''archived'''), 'saved', 'an archived record is public as well');
select throws_ok(
  $$update public.fontes set tipo = 'partido_ou_campanha' where titulo = 'Novo perfil'$$, 'P0001', 'fonte_unica_da_inclinacao',
  'and keeps the only source of its leaning'
);
select is(
  pg_temp.save('{}', jsonb_build_array(jsonb_build_object(
    'campo', 'inclinacao_politica', 'fontes', (select jsonb_agg(id) from public.fontes where titulo in ('Novo perfil', 'Perfil'))
  ))), 'saved', 'with another one'
);
select lives_ok($$update public.fontes set tipo = 'partido_ou_campanha' where titulo = 'Novo perfil'$$, 'it may');

select * from finish();
rollback;
