-- Every check on sources, mentions, reviews and registers, on both sides.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(109);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status, tse_sq) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A', 'archived', null),
  ('00000000-0000-4000-8000-0000000000f2', 'Bia', 'https://example.org/b.jpg', 'PB', 'Partido B', 'active', '280000000001');
insert into public.fontes (id, titulo, veiculo, tipo, url) values
  ('00000000-0000-4000-a000-000000000001', 'Perfil', 'Jornal', 'imprensa', 'https://example.org/1'),
  ('00000000-0000-4000-a000-000000000002', 'Outro', 'Jornal', 'imprensa', 'https://example.org/2');

-- The constraint's name, nothing when accepted; leaves nothing behind.
create function pg_temp.refusal(statement text) returns text language plpgsql as $$
declare
  broken text;
begin
  execute statement;
  raise exception 'accepted' using errcode = 'P0001';
exception
  when integrity_constraint_violation then
    get stacked diagnostics broken = constraint_name;
    return broken;
  when raise_exception then
    if sqlerrm = 'accepted' then
      return null;
    end if;
    raise;
end
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Mentions and reviews, as the owner writes them: what no function may let through.
select is(
  pg_temp.refusal(format(
    $$insert into public.candidatos_fontes values ('00000000-0000-4000-8000-0000000000f1', %L, '00000000-0000-4000-a000-000000000001', %s)$$,
    field, place
  )), broken, format('a source of %s at place %s: %s', field, place, coalesce(broken, 'accepted'))
)
from (values
  ('nome', 1, null),
  ('nome', 9, null),
  ('nome', 0, 'candidatos_fontes_posicao_valid'),
  ('nome', 10, 'candidatos_fontes_posicao_valid'),
  ('resultado_1turno', 1, null),
  ('updated_by', 1, 'candidatos_fontes_campo_known'),
  ('', 1, 'candidatos_fontes_campo_known')
) as edge (field, place, broken);
insert into public.candidatos_fontes values
  ('00000000-0000-4000-8000-0000000000f1', 'nome', '00000000-0000-4000-a000-000000000001', 1);
select is(
  pg_temp.refusal(
    $$insert into public.candidatos_fontes values ('00000000-0000-4000-8000-0000000000f1', 'nome', '00000000-0000-4000-a000-000000000002', 1)$$
  ), 'candidatos_fontes_posicao_key', 'a place of a fact is held by one source'
);
select is(
  pg_temp.refusal(
    $$insert into public.candidatos_fontes values ('00000000-0000-4000-8000-0000000000f1', 'nome', '00000000-0000-4000-a000-000000000001', 2)$$
  ), 'candidatos_fontes_pkey', 'a source is listed once under a fact'
);
select is(
  pg_temp.refusal(
    $$insert into public.candidatos_fontes values ('00000000-0000-4000-8000-0000000000f1', 'idade', '00000000-0000-4000-a000-000000000001', 1)$$
  ), null, 'and the same place and source under another'
);
select is(
  pg_temp.refusal(format(
    $$insert into public.candidatos_revisoes values ('00000000-0000-4000-8000-0000000000f1', %L, '2026-11-21', %L, %L)$$, field, sure, caveat
  )), broken, format('a review with %s: %s', what, coalesce(broken, 'accepted'))
)
from (values
  ('nome', 'alta', null, 'alta', null),
  ('nome', 'media', null, 'media', null),
  ('nome', 'baixa', null, 'baixa', null),
  ('nome', 'nenhuma', null, 'nenhuma', null),
  ('nome', null, null, 'nothing weighed', null),
  ('nome', 'média', null, 'an accent', 'candidatos_revisoes_confianca_known'),
  ('nome', '', null, 'an empty confidence', 'candidatos_revisoes_confianca_known'),
  ('status', null, null, 'a field without sources', 'candidatos_revisoes_campo_known'),
  ('nome', null, repeat('ã', 300), 'a caveat of 300 characters', null),
  ('nome', null, repeat('a', 301), 'a caveat of 301 characters', 'candidatos_revisoes_ressalva_valid'),
  ('nome', null, '  ', 'a caveat of spaces', 'candidatos_revisoes_ressalva_valid'),
  ('nome', null, U&'A\200bB', 'a caveat with a zero-width space', 'candidatos_revisoes_ressalva_valid')
) as edge (field, sure, caveat, what, broken);

set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';

-- Publications.
select is(
  pg_temp.refusal(format(
    'insert into public.fontes (titulo, veiculo, tipo, url, publicada_em, consultada_em) values (%L, %L, %L, %L, %L, %L)',
    titulo, veiculo, tipo, url, published, opened
  )), broken, format('a publication with %s: %s', what, coalesce(broken, 'accepted'))
)
from (values
  ('abc', 'de', 'oficial', null, null, null, 'the least', null),
  (repeat('ã', 300), repeat('ã', 120), 'academica', 'https://example.org/3', '2026-01-01', '2026-01-01', 'the most', null),
  ('abc', 'de', 'partido_ou_campanha', null, null, null, 'the campaign', null),
  ('abc', 'de', 'enciclopedia', null, null, null, 'an encyclopedia', null),
  ('ab', 'de', 'outra', null, null, null, 'a title of 2 characters', 'fontes_titulo_valid'),
  (' ab ', 'de', 'outra', null, null, null, 'a title of 2 characters between spaces', 'fontes_titulo_valid'),
  (repeat('a', 301), 'de', 'outra', null, null, null, 'a title of 301 characters', 'fontes_titulo_valid'),
  (U&'ab\202ec', 'de', 'outra', null, null, null, 'a title that turns around', 'fontes_titulo_valid'),
  ('abc', 'd', 'outra', null, null, null, 'an outlet of 1 character', 'fontes_veiculo_valid'),
  ('abc', repeat('a', 121), 'outra', null, null, null, 'an outlet of 121 characters', 'fontes_veiculo_valid'),
  ('abc', 'de', 'blog', null, null, null, 'an unknown kind', 'fontes_tipo_known'),
  ('abc', 'de', 'Oficial', null, null, null, 'a kind in capitals', 'fontes_tipo_known'),
  ('abc', 'de', 'outra', 'http://example.org/3', null, null, 'plain http', 'fontes_url_valid'),
  ('abc', 'de', 'outra', '', null, null, 'an empty address', 'fontes_url_valid'),
  ('abc', 'de', 'outra', 'javascript:alert(1)', null, null, 'a script', 'fontes_url_valid'),
  ('Perfil', 'de', 'outra', 'https://example.org/1', null, null, 'a title and an address that there are', 'fontes_url_titulo_key'),
  ('abc', 'de', 'outra', 'https://example.org/1', null, null, 'another title of an address that there is', null),
  ('abc', 'de', 'outra', null, '1899-12-31', null, 'a day before 1900', 'fontes_publicada_em_valid'),
  ('abc', 'de', 'outra', null, '2026-01-02', '2026-01-01', 'a reading before it was published', 'fontes_consultada_em_valid'),
  ('abc', 'de', 'outra', null, null, '0026-11-01', 'a reading in a year of two digits', 'fontes_consultada_em_valid')
) as edge (titulo, veiculo, tipo, url, published, opened, what, broken);
select throws_ok(
  format('insert into public.fontes (titulo, veiculo, tipo, %I) values (''abc'', ''de'', ''outra'', ''2100-01-01'')', field),
  '23514', null, format('%s is no day to come', field)
)
from unnest(array['publicada_em', 'consultada_em']) as field;

-- The facts of the registers.
create function pg_temp.theme(variadic names text[]) returns text language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('tema', name, 'texto', 'Texto')), '[]')::text from unnest(names) as name where name <> ''
$$;
select is(
  pg_temp.refusal(format(
    'update public.candidatos_presidencia_2026 set %I = %L where id = ''00000000-0000-4000-8000-0000000000f1''', field, value
  )), broken, format('%s, %s: %s', field, what, coalesce(broken, 'accepted'))
)
from (values
  ('nome_completo', 'Ana', '3 characters', null),
  ('nome_completo', repeat('ã', 160), '160 characters', null),
  ('nome_completo', ' An ', '2 characters between spaces', 'candidatos_nome_completo_valid'),
  ('nome_completo', repeat('a', 161), '161 characters', 'candidatos_nome_completo_valid'),
  ('nome_completo', U&'Ana\200b', 'a zero-width space', 'candidatos_nome_completo_valid'),
  ('data_nascimento', '1992-12-31', 'who turns 35 in the year of taking office at the latest', null),
  ('data_nascimento', '1993-01-01', 'a day too late', 'candidatos_data_nascimento_valid'),
  ('data_nascimento', '1900-01-01', 'the first day', null),
  ('data_nascimento', '1899-12-31', 'the day before it', 'candidatos_data_nascimento_valid'),
  ('escolaridade', repeat('ã', 60), '60 characters', null),
  ('escolaridade', repeat('a', 61), '61 characters', 'candidatos_escolaridade_valid'),
  ('escolaridade', ' ', 'a space', 'candidatos_escolaridade_valid'),
  ('vice_nome', repeat('ã', 120), '120 characters', null),
  ('vice_nome', 'Bi', '2 characters', 'candidatos_vice_nome_valid'),
  ('vice_nome', repeat('a', 121), '121 characters', 'candidatos_vice_nome_valid'),
  ('vice_partido', 'PB', 'without a running mate', 'candidatos_vice_partido_of_vice'),
  ('coligacao_partidos', '{PA}', 'one party', null),
  ('coligacao_partidos', array_fill('PA'::text, array[20])::text, '20 parties', null),
  ('coligacao_partidos', array_fill('PA'::text, array[21])::text, '21 parties', 'candidatos_coligacao_partidos_valid'),
  ('coligacao_partidos', '{}', 'no party', 'candidatos_coligacao_partidos_valid'),
  ('coligacao_partidos', '{P}', 'an abbreviation of 1 character', 'candidatos_coligacao_partidos_valid'),
  ('coligacao_partidos', array[repeat('A', 21)]::text, 'one of 21 characters', 'candidatos_coligacao_partidos_valid'),
  ('coligacao_partidos', '{NULL}', 'a null', 'candidatos_coligacao_partidos_valid'),
  ('situacao_registro', repeat('ã', 60), '60 characters', null),
  ('situacao_registro', repeat('a', 61), '61 characters', 'candidatos_situacao_registro_valid'),
  ('situacao_registro', '', 'an empty text', 'candidatos_situacao_registro_valid'),
  ('situacao_registro_em', '2026-09-11', 'a day of nothing', 'candidatos_situacao_registro_em_valid'),
  ('bens_declarados', '0', 'nothing declared', null),
  ('bens_declarados', '1820760.17', 'cents', null),
  ('bens_declarados', '-0.01', 'less than nothing', 'candidatos_bens_declarados_valid'),
  ('bens_declarados', '999999999999.99', 'the most', null),
  ('bens_declarados', 'NaN', 'no number', 'candidatos_bens_declarados_valid'),
  ('plano_governo_url', 'https://example.org/plano.pdf', 'https', null),
  ('plano_governo_url', 'http://example.org/plano.pdf', 'plain http', 'candidatos_plano_governo_url_valid'),
  ('plano_governo_url', '', 'an empty text', 'candidatos_plano_governo_url_valid'),
  ('ficha_tse_url', 'https://divulgacandcontas.tse.jus.br/divulga/#/candidato/1', 'the court''s subdomain', null),
  ('ficha_tse_url', 'https://tse.jus.br/', 'the court''s host', null),
  ('ficha_tse_url', 'https://falsotse.jus.br/', 'a host that only ends alike', 'candidatos_ficha_tse_url_valid'),
  ('ficha_tse_url', 'https://tse.jus.br.example.org/', 'the host as another''s subdomain', 'candidatos_ficha_tse_url_valid'),
  ('ficha_tse_url', 'http://www.tse.jus.br/', 'plain http', 'candidatos_ficha_tse_url_valid'),
  ('tse_sq', '12345678', '8 digits', null),
  ('tse_sq', repeat('9', 15), '15 digits', null),
  ('tse_sq', '1234567', '7 digits', 'candidatos_tse_sq_valid'),
  ('tse_sq', repeat('9', 16), '16 digits', 'candidatos_tse_sq_valid'),
  ('tse_sq', '28000255248a', 'a letter', 'candidatos_tse_sq_valid'),
  ('tse_sq', '280000000001', 'a number that another has', 'candidatos_tse_sq_key'),
  ('pautas_detalhe', '[]', 'no theme', null),
  (
    'pautas_detalhe',
    pg_temp.theme('economia', 'segurança', 'educação', 'saúde', 'gestão e instituições', 'infraestrutura e moradia'), 'the six themes', null
  ),
  ('pautas_detalhe', pg_temp.theme('saúde', 'saúde'), 'a theme twice', 'candidatos_pautas_detalhe_valid'),
  ('pautas_detalhe', pg_temp.theme('saude'), 'a theme without its accent', 'candidatos_pautas_detalhe_valid'),
  ('pautas_detalhe', pg_temp.theme('cultura'), 'an unknown theme', 'candidatos_pautas_detalhe_valid'),
  ('pautas_detalhe', jsonb_build_array(jsonb_build_object('tema', 'saúde', 'texto', repeat('ã', 240)))::text, '240 characters', null),
  (
    'pautas_detalhe', jsonb_build_array(jsonb_build_object('tema', 'saúde', 'texto', repeat('a', 241)))::text, '241 characters',
    'candidatos_pautas_detalhe_valid'
  ),
  ('pautas_detalhe', '[{"tema": "saúde", "texto": " "}]', 'a space', 'candidatos_pautas_detalhe_valid'),
  ('pautas_detalhe', '[{"tema": "saúde"}]', 'a theme without text', 'candidatos_pautas_detalhe_valid'),
  ('pautas_detalhe', '[{"tema": "saúde", "texto": 1}]', 'a number for a text', 'candidatos_pautas_detalhe_valid'),
  ('pautas_detalhe', '[{"tema": "saúde", "texto": "a", "fonte": "b"}]', 'a key of its own', 'candidatos_pautas_detalhe_valid'),
  ('pautas_detalhe', '{"saúde": "a"}', 'an object', 'candidatos_pautas_detalhe_valid'),
  ('pautas_detalhe', '["saúde"]', 'a text', 'candidatos_pautas_detalhe_valid')
) as edge (field, value, what, broken);
select is(
  pg_temp.refusal(
    $$update public.candidatos_presidencia_2026 set vice_nome = 'Bia', vice_partido = 'PB', situacao_registro = 'Deferido',
      situacao_registro_em = '2026-09-11' where id = '00000000-0000-4000-8000-0000000000f1'$$
  ), null, 'what needs another fact is accepted with it'
);
select is(
  pg_temp.refusal(
    $$update public.candidatos_presidencia_2026 set situacao_registro = 'Deferido', situacao_registro_em = '0026-09-11'
      where id = '00000000-0000-4000-8000-0000000000f1'$$
  ), 'candidatos_situacao_registro_em_valid', 'but no day in a year of two digits'
);
select is(
  pg_temp.refusal(format(
    $$update public.candidatos_presidencia_2026 set vice_nome = 'Bia', vice_partido = %L where id = '00000000-0000-4000-8000-0000000000f1'$$, party
  )), broken, format('the running mate''s party %s', coalesce(broken, 'accepted'))
)
from (values
  (repeat('A', 20), null), ('P', 'candidatos_vice_partido_valid'), (repeat('A', 21), 'candidatos_vice_partido_valid')
) as edge (party, broken);

reset role;
insert into public.fontes (titulo, veiculo, tipo, updated_at) values
  ('Antiga', 'Jornal', 'outra', '2020-01-01'), ('Adiantada', 'Jornal', 'outra', '2999-01-01');
update public.fontes set veiculo = 'Revista' where titulo in ('Antiga', 'Adiantada');
select results_eq(
  $$select titulo, updated_at > '2999-01-01', updated_at >= now() from public.fontes where veiculo = 'Revista' order by 1$$,
  $$values ('Adiantada', true, true), ('Antiga', false, true)$$, 'a change of a source has its own moment, after the one before whatever the clock says'
);

select * from finish();
rollback;
