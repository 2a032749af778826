-- The summary of the list of candidates: counted over what everybody may see.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(5);

insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status, election_year, tse_sq) values
  ('00000000-0000-4000-9000-000000000001', 'Ana Ativa', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active', 2094, '280000000001'),
  ('00000000-0000-4000-9000-000000000002', 'Bia Ativa', 'https://example.org/b.jpg', 'PB', 'Partido B', 'active', 2094, '280000000002'),
  ('00000000-0000-4000-9000-000000000003', 'Caio Fora', 'https://example.org/c.jpg', 'PC', 'Partido C', 'archived', 2094, '280000000003'),
  ('00000000-0000-4000-9000-000000000004', 'Davi Novo', 'https://example.org/d.jpg', 'PD', 'Partido D', 'active', 2094, null);
insert into public.fontes (id, titulo, veiculo, tipo, url) values
  ('00000000-0000-4000-a000-000000000001', 'Perfil', 'Jornal', 'imprensa', 'https://example.org/perfil'),
  ('00000000-0000-4000-a000-000000000002', 'Lista', 'Jornal', 'imprensa', 'https://example.org/lista');
insert into public.candidatos_fontes (candidato_id, campo, fonte_id, posicao) values
  ('00000000-0000-4000-9000-000000000001', 'nome', '00000000-0000-4000-a000-000000000001', 1),
  ('00000000-0000-4000-9000-000000000001', 'nome', '00000000-0000-4000-a000-000000000002', 2),
  ('00000000-0000-4000-9000-000000000001', 'profissao', '00000000-0000-4000-a000-000000000001', 1),
  ('00000000-0000-4000-9000-000000000002', 'nome', '00000000-0000-4000-a000-000000000001', 1),
  ('00000000-0000-4000-9000-000000000003', 'profissao', '00000000-0000-4000-a000-000000000001', 1);
insert into public.candidatos_revisoes (candidato_id, campo, revisado_em) values
  ('00000000-0000-4000-9000-000000000001', 'nome', '2026-11-01'),
  ('00000000-0000-4000-9000-000000000002', 'nome', '2026-11-05'),
  ('00000000-0000-4000-9000-000000000003', 'nome', '2026-11-09');

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq(
  'select fichas, campos, ultima_revisao from public.resumo_das_fichas(2094)',
  $$values (2, 1, date '2026-11-05')$$,
  'a fact counts when everybody on the ballot has a source for it, whatever their number; who is not registered is not on it'
);
select results_eq(
  'select fichas, campos, ultima_revisao from public.resumo_das_fichas(1999)',
  $$values (0, 0, null::date)$$,
  'an election without candidates has nothing'
);

reset role;
insert into public.candidatos_fontes (candidato_id, campo, fonte_id, posicao) values
  ('00000000-0000-4000-9000-000000000002', 'profissao', '00000000-0000-4000-a000-000000000002', 1);
set local role anon;
select is((select campos from public.resumo_das_fichas(2094)), 2, 'a source that the last record lacked makes one more');

reset role;
update public.candidatos_presidencia_2026 set status = 'deleted' where id = '00000000-0000-4000-9000-000000000002';
set local role anon;
select is((select fichas from public.resumo_das_fichas(2094)), 1, 'a retracted record is not counted');
select is((select campos from public.resumo_das_fichas(2094)), 2, 'nor are its facts missed');

select * from finish();
rollback;
