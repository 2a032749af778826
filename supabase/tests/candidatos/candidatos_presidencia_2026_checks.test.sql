-- The form's limits on both sides, by an administrator.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(180);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A');
-- Which edits need a source is the matter of another test.
alter table public.candidatos_presidencia_2026 disable trigger require_sources;

set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';

-- accepted: saved, read back as it was written
create function pg_temp.saved(field text, value text) returns text language plpgsql as $$
declare
  kept text;
begin
  execute format(
    'update public.candidatos_presidencia_2026 set %1$I = %2$L
     where id = ''00000000-0000-4000-8000-0000000000f1'' returning %1$I::text', field, value
  ) into kept;
  return kept;
end
$$;

select is(pg_temp.saved(field, value), value, format('%s accepts %s', field, what))
from (values
  ('nome', repeat('a', 3), '3 characters'),
  ('nome', repeat('ã', 120), '120 characters, however many bytes'),
  ('nome', 'D''Ávila <3>', 'apostrophes and angle brackets: a text, not markup'),
  ('nome', U&'A\0301na 🙂', 'an accent written apart and a picture'),
  ('foto_url', 'https://example.org:65535/a', 'the last port'),
  ('partido_sigla', 'PT', '2 characters'),
  ('partido_sigla', repeat('A', 12), '12 characters'),
  ('partido_nome', 'A', '1 character'),
  ('partido_nome', repeat('a', 120), '120 characters'),
  ('partido_cor_hex', '#000000', 'a colour'),
  ('partido_cor_hex', '#aBcDeF', 'a colour in either case'),
  ('status', 'active', 'active'),
  ('status', 'archived', 'archived'),
  ('status', 'deleted', 'deleted'),
  ('estado_origem', 'BR', 'two letters'),
  ('estado_origem', null, 'unknown'),
  ('idade', '35', '35'),
  ('idade', '130', '130'),
  ('idade', null, 'unknown'),
  ('profissao', repeat('a', 120), '120 characters'),
  ('profissao', null, 'unknown'),
  ('inclinacao_politica', repeat('a', 40), '40 characters'),
  ('inclinacao_politica', null, 'unknown'),
  ('pautas_defendidas', '{}', 'an empty list'),
  ('pautas_defendidas', array_fill('a'::text, array[30])::text, '30 items'),
  ('pautas_defendidas', array[repeat('a', 200)]::text, 'an item of 200 characters'),
  ('historico_eleitoral', '[]', 'an empty list'),
  ('historico_eleitoral', '[{"cargo": "Senadora", "ano_fim": null, "ano_inicio": 2019}]', 'a mandate that lasts'),
  ('historico_eleitoral', '[{"cargo": "Prefeita", "ano_fim": 2016, "ano_inicio": 2013}]', 'a mandate that ended'),
  ('historico_eleitoral', (
    select jsonb_agg('{"cargo": "Vereadora", "ano_fim": 2000, "ano_inicio": 1997}'::jsonb)::text from generate_series(1, 50)
  ), '50 mandates'),
  ('link_wikipedia', null, 'nothing'),
  ('link_wikipedia', '', 'an empty text'),
  ('link_wikipedia', 'https://wikipedia.org/wiki/Ana', 'the encyclopedia''s own host'),
  ('link_wikipedia', 'https://pt.wikipedia.org/wiki/Ana_(pol%C3%ADtica)', 'a language''s subdomain'),
  ('link_wikipedia', 'https://pt.m.wikipedia.org/wiki/Ana', 'the mobile subdomain'),
  ('link_site_campanha', null, 'nothing'),
  ('link_site_campanha', '', 'an empty text'),
  ('link_site_campanha', 'https://ana.example.org:8443/?a=b#c', 'an https address with port, query and fragment'),
  ('foto_url', 'https://example.org/' || repeat('a', 2028), 'an address of 2048 characters'),
  ('coalition', null, 'nothing'),
  ('coalition', repeat('a', 200), '200 characters'),
  ('election_year', '1989', '1989'),
  ('election_year', '2100', '2100'),
  ('bio_summary', null, 'nothing'),
  ('bio_summary', repeat('ç', 800), '800 characters'),
  ('bio_summary', E'Duas\nlinhas', 'line ends'),
  ('numero_urna', '10', '10'),
  ('numero_urna', '99', '99'),
  ('foto_credito', repeat('a', 200), '200 characters'),
  ('motivo_fora_da_urna', null, 'nothing'),
  ('motivo_fora_da_urna', repeat('ã', 200), '200 characters')
) as edge (field, value, what);

select throws_ok(
  format('update public.candidatos_presidencia_2026 set %I = %L where id = ''00000000-0000-4000-8000-0000000000f1''', field, value),
  '23514', null, format('%s refuses %s', field, what)
)
from (values
  ('nome', 'ab', '2 characters'),
  ('nome', '  ab  ', '2 characters between spaces'),
  ('nome', U&'\00a0ab\00a0', '2 characters between no-break spaces'),
  ('nome', repeat('a', 121), '121 characters'),
  ('nome', E'Ana\u0007', 'a control character'),
  ('nome', E'Ana\nMaria', 'a line end'),
  ('nome', U&'Ana\200bMaria', 'a zero-width space'),
  ('nome', U&'Ana\200dMaria', 'a zero-width joiner'),
  ('nome', U&'\202eanA', 'a mark that turns the text around'),
  ('nome', U&'\2066Ana\2069', 'an isolated direction'),
  ('nome', U&'Ana\00adMaria', 'a soft hyphen'),
  ('nome', U&'\feffAna', 'a byte order mark'),
  ('nome', U&'Ana\2028Maria', 'a line separator'),
  ('nome', U&'\3164\3164\3164', 'fillers that look like nothing'),
  ('nome', U&'\2800\2800\2800', 'blank patterns'),
  ('nome', U&'Ana\+0e0041', 'a tag character'),
  ('partido_sigla', U&'P\200bT', 'a zero-width space'),
  ('partido_nome', U&'Partido\202e', 'a mark that turns the text around'),
  ('coalition', U&'A\2060B', 'a word joiner'),
  ('profissao', U&'A\200bB', 'a zero-width space'),
  ('inclinacao_politica', U&'Centro\200b', 'a zero-width space'),
  ('pautas_defendidas', array[U&'A\200bB']::text, 'an item with a zero-width space'),
  ('foto_credito', U&'A\202eB', 'a mark that turns the text around'),
  ('bio_summary', U&'Ana\202e', 'a mark that turns the text around'),
  ('foto_url', 'https://example.org:65536/a', 'a port that does not exist'),
  ('foto_url', 'https://127.0.0.1/a', 'a number for a host'),
  ('foto_url', 'https://example.0x7f/a', 'a host that ends in a number'),
  ('foto_url', U&'https://example.org/a\00a0b', 'a no-break space'),
  ('foto_url', U&'https://example.org/a\200bb', 'a zero-width space'),
  ('partido_sigla', 'P', '1 character'),
  ('partido_sigla', ' P ', '1 character between spaces'),
  ('partido_sigla', repeat('A', 13), '13 characters'),
  ('partido_nome', '', 'an empty text'),
  ('partido_nome', '   ', 'spaces'),
  ('partido_nome', repeat('a', 121), '121 characters'),
  ('partido_cor_hex', '000000', 'a colour without #'),
  ('partido_cor_hex', '#00000', '5 digits'),
  ('partido_cor_hex', '#0000000', '7 digits'),
  ('partido_cor_hex', '#00000g', 'a letter that is no digit'),
  ('partido_cor_hex', 'red', 'a colour''s name'),
  ('partido_cor_hex', '#000000;background:url(https://example.org)', 'a style that hides behind a colour'),
  ('partido_cor_hex', E'#000000\n', 'a line end'),
  ('status', '', 'an empty text'),
  ('status', 'Active', 'capitals'),
  ('status', 'published', 'an unknown status'),
  ('estado_origem', 'br', 'small letters'),
  ('estado_origem', 'BRA', '3 letters'),
  ('estado_origem', '', 'an empty text'),
  ('idade', '34', '34'),
  ('idade', '131', '131'),
  ('profissao', repeat('a', 121), '121 characters'),
  ('inclinacao_politica', repeat('a', 41), '41 characters'),
  ('pautas_defendidas', array_fill('a'::text, array[31])::text, '31 items'),
  ('pautas_defendidas', array[repeat('a', 201)]::text, 'an item of 201 characters'),
  ('pautas_defendidas', '{""}', 'an empty item'),
  ('pautas_defendidas', '{NULL}', 'an item that is null'),
  ('pautas_defendidas', '{{a},{b}}', 'a list of lists'),
  ('historico_eleitoral', '{}', 'an object'),
  ('historico_eleitoral', '"Senadora"', 'a text'),
  ('historico_eleitoral', 'null', 'a JSON null'),
  ('historico_eleitoral', '["Senadora"]', 'an item that is a text'),
  ('historico_eleitoral', '[{"ano_inicio": 2019, "ano_fim": null}]', 'a mandate without office'),
  ('historico_eleitoral', '[{"cargo": 1, "ano_inicio": 2019, "ano_fim": null}]', 'an office that is a number'),
  ('historico_eleitoral', '[{"cargo": "", "ano_inicio": 2019, "ano_fim": null}]', 'an empty office'),
  ('historico_eleitoral', '[{"cargo": "Senadora", "ano_fim": null}]', 'a mandate without first year'),
  ('historico_eleitoral', '[{"cargo": "Senadora", "ano_inicio": null, "ano_fim": 2019}]', 'a first year that is null'),
  ('historico_eleitoral', '[{"cargo": "Senadora", "ano_inicio": "2019", "ano_fim": null}]', 'a first year that is a text'),
  ('historico_eleitoral', '[{"cargo": "Senadora", "ano_inicio": 2019, "ano_fim": "2026"}]', 'a last year that is a text'),
  ('historico_eleitoral', '[{"cargo": "Senadora", "ano_inicio": 2019.5, "ano_fim": null}]', 'half a year'),
  ('historico_eleitoral', '[{"cargo": "Senadora", "ano_inicio": 2019, "ano_fim": 2018}]', 'a mandate that ends before it begins'),
  ('historico_eleitoral', '[{"cargo": "Senadora, ana@example.org", "ano_inicio": 2019, "ano_fim": null}]', 'an e-mail in an office'),
  ('coligacao_partidos', '{PA,11987654321}', 'a telephone among parties'),
  ('situacao_registro_em', '2100-01-01', 'a situation stated on a day to come'),
  ('historico_eleitoral', (
    select jsonb_agg('{"cargo": "Vereadora", "ano_fim": 2000, "ano_inicio": 1997}'::jsonb)::text from generate_series(1, 51)
  ), '51 mandates'),
  ('link_wikipedia', 'http://pt.wikipedia.org/wiki/Ana', 'plain http'),
  ('link_wikipedia', 'https://example.org/', 'another host'),
  ('link_wikipedia', 'https://example.org/wikipedia.org', 'the host in the path'),
  ('link_wikipedia', 'https://example.org/?to=pt.wikipedia.org', 'the host in the query'),
  ('link_wikipedia', 'https://example.org#pt.wikipedia.org', 'the host in the fragment'),
  ('link_wikipedia', 'https://wikipedia.org.example.org/', 'the host as another''s subdomain'),
  ('link_wikipedia', 'https://falsawikipedia.org/', 'a host that only ends alike'),
  ('link_wikipedia', 'https://pt.wikipedia.org@example.org/', 'the host as a user name'),
  ('link_wikipedia', 'wikipedia.org', 'no address'),
  ('link_site_campanha', 'http://ana.example.org', 'plain http'),
  ('link_site_campanha', 'javascript:alert(1)', 'a script'),
  ('link_site_campanha', 'data:text/html,x', 'a data address'),
  ('link_site_campanha', ' https://ana.example.org', 'a leading space'),
  ('foto_url', '', 'an empty text'),
  ('foto_url', null, 'nothing'),
  ('foto_url', 'http://example.org/a.jpg', 'plain http'),
  ('foto_url', 'https://', 'no host'),
  ('foto_url', 'https:///a.jpg', 'an empty host'),
  ('foto_url', 'https://user@example.org/a.jpg', 'a user name'),
  ('foto_url', 'https://example.org/a b.jpg', 'a space'),
  ('foto_url', 'https://example.org/"onerror="x', 'quotes'),
  ('foto_url', 'https://example.org/<a>', 'angle brackets'),
  ('foto_url', 'https://example.org\a.jpg', 'a backslash'),
  ('foto_url', E'https://example.org/a.jpg\n', 'a line end'),
  ('foto_url', 'https://example.org/' || repeat('a', 2029), 'an address of 2049 characters'),
  ('coalition', repeat('a', 201), '201 characters'),
  ('election_year', '1988', '1988'),
  ('election_year', '2101', '2101'),
  ('bio_summary', repeat('a', 801), '801 characters'),
  ('bio_summary', E'Ana\u0007', 'a control character'),
  ('numero_urna', '9', '9'),
  ('numero_urna', '100', '100'),
  ('foto_credito', repeat('a', 201), '201 characters'),
  ('motivo_fora_da_urna', repeat('a', 201), '201 characters'),
  ('motivo_fora_da_urna', E'Negado.\nPelo TSE.', 'a line end'),
  ('motivo_fora_da_urna', U&'Negado\200b', 'a zero-width space')
) as edge (field, value, what);

select throws_ok(
  format('update public.candidatos_presidencia_2026 set %I = null where id = ''00000000-0000-4000-8000-0000000000f1''', field),
  '23502', null, format('%s is required', field)
)
from unnest(array[
  'nome', 'partido_sigla', 'partido_nome', 'partido_cor_hex', 'status', 'pautas_defendidas', 'historico_eleitoral',
  'election_year'
]) as field;

-- Panel records cannot claim to come from the electoral court.
select throws_ok(
  format('update public.candidatos_presidencia_2026 set %I = default where id = ''00000000-0000-4000-8000-0000000000f1''', field),
  '42501', null, format('not even an administrator writes %s', field)
)
from unnest(array['fonte', 'dados_ate', 'inclinacao_politica_fontes', 'link_site_partido']) as field;

reset role;
select throws_ok(
  format('update public.candidatos_presidencia_2026 set %I = %L where id = ''00000000-0000-4000-8000-0000000000f1''', field, value),
  '23514', null, format('%s refuses %s', field, what)
)
from (values
  ('fonte', '', 'an empty text'),
  ('fonte', repeat('a', 121), '121 characters'),
  ('dados_ate', '2026-10-10', 'a day without a source'),
  ('inclinacao_politica_fontes', array[repeat('a', 201)]::text, 'words of 201 characters'),
  ('link_site_partido', 'http://example.org', 'plain http')
) as edge (field, value, what);
select lives_ok(
  $$update public.candidatos_presidencia_2026
    set fonte = 'Tribunal Superior Eleitoral', dados_ate = '2026-10-10',
      inclinacao_politica_fontes = array['Partido A: “extrema-esquerda” (Wikipédia).'],
      link_site_partido = 'https://example.org/'
    where id = '00000000-0000-4000-8000-0000000000f1'$$,
  'a sourced record keeps its day, the words of its sources and the site of its party'
);

select is(
  (select array[min(port), max(port), count(*)] from generate_series(0, 99999) as port where private.https_ok('https://example.org:' || port)),
  array[0, 65535, 65536]::bigint[], 'every port that there is, and no other, is a part of an address'
);

select * from finish();
rollback;
