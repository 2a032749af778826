-- Export: everything the product keeps about the caller, and nothing about anybody else.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(20);

insert into auth.users (id, email, created_at, email_confirmed_at, last_sign_in_at) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org', '2026-01-02 03:04Z', null, '2026-10-05 06:07Z'),
  ('00000000-0000-4000-8000-00000000000b', 'stranger@example.org', '2026-02-02 00:00Z', null, null),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org', '2026-03-02 00:00Z', null, null);
update auth.users
set raw_user_meta_data = '{"name": "Olga"}', email_change = 'next@example.org'
where id = '00000000-0000-4000-8000-00000000000a';
insert into auth.identities (provider, provider_id, user_id, identity_data) values
  ('google', '1', '00000000-0000-4000-8000-00000000000a', '{"sub": "1", "picture": "https://example.org/olga.jpg"}'),
  ('google', '2', '00000000-0000-4000-8000-00000000000b', '{"sub": "2", "name": "Stranger"}');
insert into auth.sessions (id, user_id, created_at, refreshed_at, ip, user_agent) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-00000000000a', '2026-10-05 06:07Z',
   '2026-10-05 07:07', '203.0.113.9', 'Owner Browser'),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-00000000000a', '2026-10-06 06:07Z', null, null, null),
  ('00000000-0000-4000-8000-0000000000d3', '00000000-0000-4000-8000-00000000000b', '2026-10-07 06:07Z',
   null, '198.51.100.7', 'Stranger Browser');
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
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","email":"before@example.org","user_metadata":{"name":"Before"}}';
create temporary table export as select public.exportar_meus_dados() as document;
grant select on export to authenticated;
select results_eq(
  'select k from export, jsonb_object_keys(document) as k order by k',
  array['candidatos', 'consentimentos', 'conta', 'deputados', 'exportado_em', 'papeis', 'sessoes', 'uso_ia'],
  'the document names every collection'
);
select is(
  (select (document -> 'conta') - array['criada_em', 'email_confirmado_em', 'ultima_entrada_em', 'identidades'] from export),
  '{"id": "00000000-0000-4000-8000-00000000000a", "email": "owner@example.org", "email_pedido": "next@example.org", "nome": "Olga"}'::jsonb,
  'it says whose it is by the account, not by an older token'
);
select is(
  (select document #> '{conta,identidades}' from export),
  '[{"servico": "google", "criada_em": null, "ultima_entrada_em": null, "dados": {"sub": "1", "picture": "https://example.org/olga.jpg"}}]'::jsonb,
  'with what another service told of the person'
);
select results_eq(
  $$select (c ->> 'criada_em')::timestamptz, c ->> 'email_confirmado_em', (c ->> 'ultima_entrada_em')::timestamptz
    from (select document -> 'conta' as c from export) as e$$,
  $$values ('2026-01-02 03:04Z'::timestamptz, null::text, '2026-10-05 06:07Z'::timestamptz)$$,
  'with the dates of the account'
);
select results_eq(
  $$select (s ->> 'iniciada_em')::timestamptz, (s ->> 'renovada_em')::timestamptz, s ->> 'endereco', s ->> 'aparelho'
    from export, jsonb_array_elements(document -> 'sessoes') as s$$,
  $$values
    ('2026-10-05 06:07Z'::timestamptz, '2026-10-05 07:07Z'::timestamptz, '203.0.113.9', 'Owner Browser'),
    ('2026-10-06 06:07Z'::timestamptz, null, null, null)$$,
  'and the open sessions: when, from where and with what, and nothing that could continue one'
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
  (select document::text !~ '00000000-0000-4000-8000-00000000000b|Edu|Cris Retirada|Stranger' from export),
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

-- somebody with several of each, made in another order than written
reset role;
insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000d', 'many@example.org');
insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito, created_at) values
  ('00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-0000000000f1', true, '2026-10-02 00:00Z'),
  ('00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-0000000000f3', true, '2026-10-01 00:00Z');
insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, favorito, created_at) values
  ('00000000-0000-4000-8000-00000000000d', '101', 'Dora', true, '2026-10-02 00:00Z'),
  ('00000000-0000-4000-8000-00000000000d', '102', 'Edu', true, '2026-10-01 00:00Z');
insert into public.consentimentos (user_id, finalidade, versao, concedido_em) values
  ('00000000-0000-4000-8000-00000000000d', 'analise_ia', '1', '2026-10-02 00:00Z'),
  ('00000000-0000-4000-8000-00000000000d', 'escolhas', '1', '2026-10-01 00:00Z');
insert into private.uso_ia (user_id, dia, n, devolvidas, iniciada_em) values
  ('00000000-0000-4000-8000-00000000000d', '2026-10-02', 3, 1, '2026-10-02 03:04Z'),
  ('00000000-0000-4000-8000-00000000000d', '2026-10-01', 1, 0, null);
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000d"}';
select results_eq(
  $$select lista, jsonb_agg(coalesce(item ->> 'candidato_id', item ->> 'deputado_id', item ->> 'finalidade',
      (item || jsonb_build_object('iniciada_em', (item ->> 'iniciada_em')::timestamptz = '2026-10-02 03:04Z'))::text) order by place)
    from (select public.exportar_meus_dados() as document) as e,
      unnest(array['candidatos', 'consentimentos', 'deputados', 'uso_ia']) as lista,
      jsonb_array_elements(document -> lista) with ordinality as t (item, place)
    group by lista order by lista$$,
  $$values
    ('candidatos', '["00000000-0000-4000-8000-0000000000f3", "00000000-0000-4000-8000-0000000000f1"]'::jsonb),
    ('consentimentos', '["escolhas", "analise_ia"]'),
    ('deputados', '["102", "101"]'),
    ('uso_ia', jsonb_build_array('{"n": 1, "dia": "2026-10-01", "iniciada_em": null}',
      '{"n": 3, "dia": "2026-10-02", "devolvidas": 1, "iniciada_em": true}'))$$,
  'every collection is in the order in which it was made, and tells what of an allowance was given back'
);

-- nobody
set local "request.jwt.claims" = '{"role":"authenticated"}';
select throws_ok('select public.exportar_meus_dados()', '42501', 'no session', 'a token without a subject exports nothing');
select is(private.meu_uso_ia(), '[]'::jsonb, 'nor reads any counter');
select is(private.minhas_sessoes(), '[]'::jsonb, 'nor any session');
select is(private.minhas_datas(), null, 'nor any date');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select public.exportar_meus_dados()', '42501', null, 'a visitor cannot call it');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok('select public.exportar_meus_dados()', '42501', null, 'nor can the service role');

select * from finish();
rollback;
