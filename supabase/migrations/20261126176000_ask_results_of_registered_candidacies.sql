-- Who has no registration at the court has not run: no round waits for their votes.
create or replace function private.result_people_ok(round public.turnos_presidencia) returns boolean
language sql stable
set search_path = ''
as $$
  with wanted as (
    select c.id from public.candidatos_presidencia_2026 as c
    where round.turno = 1 and c.status = 'active' and c.tse_sq is not null and c.election_year = round.ano
    union all
    select r.candidato_id from public.resultados_presidencia as r
    join public.turnos_presidencia as t on t.id = r.turno_id and t.ano = round.ano and t.turno = 1 and t.situacao <> 'nao_publicado'
    where round.turno = 2 and r.situacao = 'segundo_turno'
  ), given as (
    select r.candidato_id as id from public.resultados_presidencia as r where r.turno_id = round.id
  )
  select exists (select from wanted)
    and not exists (select id from wanted except select id from given)
    and not exists (select id from given except select id from wanted);
$$;
comment on function private.result_people_ok(public.turnos_presidencia) is
  'Whether a round has the votes of exactly those who stood in it: every registered active candidacy in the first, the two that went on in the second.';
