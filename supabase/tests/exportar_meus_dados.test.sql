-- Export: everything the product keeps about the caller, and nothing about anybody else.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(14);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'stranger@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active'),
  ('00000000-0000-4000-8000-0000000000f3', 'Cris Retirada', 'https://example.org/c.jpg', 'PC', 'Partido C', 'deleted');
insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito, ignorado) values
  ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', true, false),
  ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f3', false, true),
  ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-0000000000f1', false, true);
insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, favorito) values
  ('00000000-0000-4000-8000-00000000000a', '101', 'Dora', true),
  ('00000000-0000-4000-8000-00000000000b', '102', 'Edu', true);
insert into public.consentimentos (user_id, finalidade, versao) values
  ('00000000-0000-4000-8000-00000000000a', 'escolhas', '1'), ('00000000-0000-4000-8000-00000000000b', 'analise_ia', '7');
insert into private.uso_ia (user_id, dia, n) values
  ('00000000-0000-4000-8000-00000000000a', '2026-10-01', 2), ('00000000-0000-4000-8000-00000000000b', '2026-10-02', 9);

-- owner
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","email":"owner@example.org","user_metadata":{"name":"Olga"}}';
create temporary table export as select public.exportar_meus_dados() as document;
grant select on export to authenticated;
select results_eq(
  'select k from export, jsonb_object_keys(document) as k order by k',
  array['candidatos', 'consentimentos', 'conta', 'deputados', 'exportado_em', 'papeis', 'uso_ia'],
  'the document names every collection'
);
select is(
  (select document -> 'conta' from export),
  '{"id": "00000000-0000-4000-8000-00000000000a", "email": "owner@example.org", "nome": "Olga"}'::jsonb,
  'it says whose it is'
);
select is(
  (select jsonb_agg(c - array['id', 'created_at', 'updated_at'] order by c ->> 'candidato_id')
   from export, jsonb_array_elements(document -> 'candidatos') as c),
  '[{"user_id": "00000000-0000-4000-8000-00000000000a", "candidato_id": "00000000-0000-4000-8000-0000000000f1",
     "favorito": true, "ignorado": false, "nome": "Ana"},
    {"user_id": "00000000-0000-4000-8000-00000000000a", "candidato_id": "00000000-0000-4000-8000-0000000000f3",
     "favorito": false, "ignorado": true, "nome": null}]'::jsonb,
  'it holds the own choices of candidates; a deleted candidate has no name'
);
select is(
  (select jsonb_agg(d - array['id', 'created_at', 'updated_at'])
   from export, jsonb_array_elements(document -> 'deputados') as d),
  '[{"user_id": "00000000-0000-4000-8000-00000000000a", "deputado_id": "101", "deputado_nome": "Dora",
     "deputado_foto": null, "deputado_partido": null, "deputado_uf": null, "favorito": true, "ignorado": false}]'::jsonb,
  'and the own choices of deputies'
);
select is(
  (select jsonb_agg(k - array['id', 'concedido_em'])
   from export, jsonb_array_elements(document -> 'consentimentos') as k),
  '[{"user_id": "00000000-0000-4000-8000-00000000000a", "finalidade": "escolhas", "versao": "1", "revogado_em": null}]'::jsonb,
  'and the own consents'
);
select is(
  (select document -> 'uso_ia' from export), '[{"dia": "2026-10-01", "n": 2}]'::jsonb,
  'and the own counters, although their table is closed'
);
select is((select document -> 'papeis' from export), '[]'::jsonb, 'a user without a role has none in the document');
select ok(
  (select document::text !~ '00000000-0000-4000-8000-00000000000b|Edu|Cris Retirada' from export),
  'nothing in it is about anybody else, nor about a candidate that is not visible'
);

-- administrator, user without rows
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select is(
  (select document -> 'candidatos' from (select public.exportar_meus_dados() as document) as e), '[]'::jsonb,
  'an administrator exports the own choices only: none'
);
select is(
  (select document -> 'papeis' -> 0 ->> 'role' from (select public.exportar_meus_dados() as document) as e), 'admin',
  'and the own role'
);

-- nobody
set local "request.jwt.claims" = '{"role":"authenticated"}';
select throws_ok('select public.exportar_meus_dados()', '42501', 'no session', 'a token without a subject exports nothing');
select is(private.meu_uso_ia(), '[]'::jsonb, 'nor reads any counter');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select public.exportar_meus_dados()', '42501', null, 'a visitor cannot call it');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok('select public.exportar_meus_dados()', '42501', null, 'nor can the service role');

select * from finish();
rollback;
