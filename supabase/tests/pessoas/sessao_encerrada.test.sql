-- A token outlives its session by an hour: what is personal is closed to it at once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(26);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'owner@example.org');
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-00000000000a');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000a', 'admin');
insert into public.consentimentos (user_id, finalidade, versao) values
  ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22');
insert into public.candidatos_presidencia_2026 (id, nome, partido_sigla, partido_nome, foto_url, link_wikipedia, bio_summary)
values ('00000000-0000-4000-8000-0000000000f1', 'Ana Exemplo', 'EX', 'Exemplo', 'https://example.org/a.jpg',
  'https://pt.wikipedia.org/wiki/Ana', 'Resumo.');
insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito) values
  ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', true);
insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, favorito) values
  ('00000000-0000-4000-8000-00000000000a', '101', 'Dora', true);

create temporary table acts (act text) on commit drop;
insert into acts values
  ('select 1 from public.user_roles'),
  ('select 1 from public.consentimentos'),
  ('select 1 from public.usuario_candidatos_relacao'),
  ('update public.usuario_candidatos_relacao set ignorado = true'),
  ('select 1 from public.usuario_deputados_relacao'),
  ('update public.usuario_deputados_relacao set ignorado = true'),
  ($$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '102', 'Edu')$$),
  ($$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'analise_ia', '2026-11-26.0123456789ab')$$),
  ('update public.consentimentos set revogado_em = now()'),
  ('select public.exportar_meus_dados()'),
  ('delete from public.usuario_candidatos_relacao'),
  ('delete from public.usuario_deputados_relacao'),
  ('select public.apagar_minhas_escolhas()');
grant select on acts to authenticated;

-- ended
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-0000000000d2"}';
select throws_ok(act, 'PT401', 'the session was ended', 'ended: ' || act) from acts;

-- open
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-0000000000d1"}';
select lives_ok(act, 'open: ' || act) from acts;

select finish();
rollback;
