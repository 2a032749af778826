-- Each check refuses with a token that the form has a sentence for; `detail` carries the numbers of that sentence.
create function private.refuse_result(token text, facts jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', token using errcode = 'P0001', detail = coalesce(facts, '{}')::text;
end
$$;
comment on function private.refuse_result(text, jsonb) is 'Refuses (P0001) with a token as the message and facts as JSON in the detail.';
revoke execute on function private.refuse_result(text, jsonb) from public, anon, authenticated, service_role;

create function private.result_outcome_ok(round public.turnos_presidencia) returns boolean
language sql stable
set search_path = ''
as $$
  with votes as (
    select r.votos, r.situacao, r.votos::bigint * 2 > round.validos as has_majority
    from public.resultados_presidencia as r where r.turno_id = round.id
  ), told as (
    select
      count(*) filter (where situacao = 'eleito') as elected,
      count(*) filter (where situacao = 'segundo_turno') as going_on,
      min(votos) filter (where situacao <> 'nao_eleito') as least_of_them,
      max(votos) filter (where situacao = 'nao_eleito') as most_of_others,
      bool_or(has_majority) as decided
    from votes
  )
  select case
    when round.turno = 1 and not decided then elected = 0 and going_on = 2
    else elected = 1 and going_on = 0
  end and least_of_them >= coalesce(most_of_others, 0)
  from told;
$$;
comment on function private.result_outcome_ok(public.turnos_presidencia) is
  'Whether who is marked elected, or as going on, follows from the votes (Constitution art. 77): an absolute majority of the valid votes in the first round, else its two most voted; the most voted in the second. A tie leaves the choice to the law on age, which the votes do not tell.';
revoke execute on function private.result_outcome_ok(public.turnos_presidencia) from public, anon, authenticated, service_role;

create function private.result_people_ok(round public.turnos_presidencia) returns boolean
language sql stable
set search_path = ''
as $$
  with wanted as (
    select c.id from public.candidatos_presidencia_2026 as c
    where round.turno = 1 and c.status = 'active' and c.election_year = round.ano
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
  'Whether a round has the votes of exactly those who stood in it: every active candidacy in the first, the two that went on in the second.';
revoke execute on function private.result_people_ok(public.turnos_presidencia) from public, anon, authenticated, service_role;

create function private.check_result(round public.turnos_presidencia) returns void
language plpgsql
set search_path = ''
as $$
declare
  total constant bigint := (select coalesce(sum(r.votos), 0) from public.resultados_presidencia as r where r.turno_id = round.id);
  off uuid;
begin
  if num_nulls(round.fonte_titulo, round.fonte_url, round.fonte_data) > 0 then
    perform private.refuse_result('resultado_sem_fonte', null);
  end if;
  if not private.result_people_ok(round) then
    perform private.refuse_result('resultado_candidaturas', null);
  end if;
  if total is distinct from round.validos then
    perform private.refuse_result('resultado_soma', jsonb_build_object('soma', total, 'validos', round.validos));
  end if;
  select r.candidato_id into off from public.resultados_presidencia as r
  where r.turno_id = round.id and abs(r.percentual - 100.0 * r.votos / round.validos) > 0.01
  order by r.votos desc limit 1;
  if off is not null then
    perform private.refuse_result('resultado_percentual', jsonb_build_object('candidato_id', off));
  end if;
  if not private.result_outcome_ok(round) then
    perform private.refuse_result('resultado_situacao', null);
  end if;
end
$$;
comment on function private.check_result(public.turnos_presidencia) is
  'Refuses, each with its own token, a round that may not be published: without source, with other people than stood, with votes that do not add up, with a percentage off by more than 0.01, with an outcome that the votes do not give.';
revoke execute on function private.check_result(public.turnos_presidencia) from public, anon, authenticated, service_role;
