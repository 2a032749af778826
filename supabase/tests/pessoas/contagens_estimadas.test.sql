-- The planner's estimates, which the table API gives to anybody, tell nothing of other people's choices.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(4);

insert into auth.users (id, email)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.org' from generate_series(1, 300) as n;
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome)
  select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Candidatura ' || n, 'https://example.org/a.jpg', 'PA', 'Partido A'
  from generate_series(1, 9) as n;
alter table public.usuario_candidatos_relacao disable trigger user;
alter table public.usuario_deputados_relacao disable trigger user;
alter table public.consentimentos disable trigger user;
-- Everybody marks the first, few the others; the first person marks the most.
insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
  select ('00000000-0000-4000-8000-' || lpad(u::text, 12, '0'))::uuid, ('00000000-0000-4000-9000-' || lpad(c::text, 12, '0'))::uuid, true
  from generate_series(1, 300) as u cross join generate_series(1, 9) as c where u = 1 or c = 1 or (u + c) % 4 > 0;
insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, favorito)
  select ('00000000-0000-4000-8000-' || lpad(u::text, 12, '0'))::uuid, d::text, 'Nome', true
  from generate_series(1, 300) as u cross join generate_series(1, 40) as d where u = 1 or d = 1 or (u + d) % 8 = 0;
insert into public.consentimentos (user_id, finalidade, versao, revogado_em)
  select ('00000000-0000-4000-8000-' || lpad(u::text, 12, '0'))::uuid, 'escolhas', '2026-11-22', now()
  from generate_series(1, 300) as u cross join generate_series(1, 9) as n where u = 1 or n < 4;
analyze public.usuario_candidatos_relacao, public.usuario_deputados_relacao, public.consentimentos, public.user_roles;

-- A value listed many times is counted many times: small shares become visible.
create function pg_temp.planned(place text, field text, value text, times integer) returns integer language plpgsql as $$
declare
  told json;
begin
  execute format('explain (format json) select from public.%I where %I = any (%L)', place, field,
    array_fill(value, array[times])::text) into told;
  return told #>> '{0,Plan,Plan Rows}';
end
$$;
grant execute on all functions in schema pg_temp to authenticated;
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select is(
  pg_temp.planned(place, field, much, times), pg_temp.planned(place, field, little, times), format('of %s.%s nothing is told', place, field)
)
from (values
  ('usuario_candidatos_relacao', 'candidato_id', '00000000-0000-4000-9000-000000000001', '00000000-0000-4000-9000-000000000002', 4),
  ('usuario_deputados_relacao', 'deputado_id', '1', '2', 4),
  ('usuario_deputados_relacao', 'user_id', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 40),
  ('consentimentos', 'user_id', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 60)
) as asked (place, field, much, little, times);

select * from finish();
rollback;
