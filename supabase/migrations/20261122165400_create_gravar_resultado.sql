create function private.result_state(round uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(t) - array['id', 'created_at', 'updated_by', 'updated_at'] || coalesce((
    select jsonb_object_agg(c.nome, jsonb_build_object('votos', r.votos, 'percentual', r.percentual, 'situacao', r.situacao))
    from public.resultados_presidencia as r join public.candidatos_presidencia_2026 as c on c.id = r.candidato_id
    where r.turno_id = t.id
  ), '{}')
  from public.turnos_presidencia as t where t.id = round;
$$;
comment on function private.result_state(uuid) is 'A round with the votes of each candidacy by name, as the audit compares it.';
revoke execute on function private.result_state(uuid) from public, anon, authenticated, service_role;

create function private.gravar_turno(p_ano integer, p_turno smallint, p_lido_em timestamptz, p_dados jsonb, p_linhas jsonb)
returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  round public.turnos_presidencia;
  wanted public.turnos_presidencia;
  before jsonb;
  after jsonb;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  -- Rounds of one year lead to each other, so their saves go one after the other.
  perform from public.turnos_presidencia as t where t.ano = p_ano order by t.turno for update;
  select * into round from public.turnos_presidencia as t where t.ano = p_ano and t.turno = p_turno;
  if round.updated_at is distinct from p_lido_em then
    perform private.refuse_result('resultado_mudou', null);
  end if;
  before := private.result_state(round.id);
  wanted := jsonb_populate_record(null::public.turnos_presidencia, p_dados);
  if coalesce(wanted.situacao, '') <> 'nao_publicado'
    and num_nulls(wanted.fonte_titulo, wanted.fonte_url, wanted.fonte_data) > 0 then
    perform private.refuse_result('resultado_sem_fonte', null);
  end if;

  delete from public.resultados_presidencia as r where r.turno_id = round.id;
  insert into public.resultados_presidencia (turno_id, candidato_id, votos, percentual, situacao)
    select round.id, l.candidato_id, l.votos, l.percentual, l.situacao
    from jsonb_to_recordset(p_linhas) as l (candidato_id uuid, votos integer, percentual numeric, situacao text);
  update public.turnos_presidencia as t set
    situacao = wanted.situacao, eleitorado = wanted.eleitorado, comparecimento = wanted.comparecimento,
    validos = wanted.validos, brancos = wanted.brancos, nulos = wanted.nulos, proclamado_em = wanted.proclamado_em,
    fonte_titulo = wanted.fonte_titulo, fonte_url = wanted.fonte_url, fonte_data = wanted.fonte_data,
    updated_by = me, updated_at = greatest(clock_timestamp(), t.updated_at + interval '1 microsecond')
    where t.id = round.id returning * into round;
  if round.situacao <> 'nao_publicado' then
    perform private.check_result(round);
  end if;
  -- A published second round rests on the first one as it was.
  if round.turno = 1 and exists (
    select from public.turnos_presidencia as t
    where t.ano = round.ano and t.turno = 2 and t.situacao <> 'nao_publicado' and not private.result_people_ok(t)
  ) then
    perform private.refuse_result('resultado_segundo_turno', null);
  end if;

  after := private.result_state(round.id);
  insert into public.audit_log (entity, entity_id, action, actor_id, changes)
    select 'turnos_presidencia', round.id, 'update', me,
      jsonb_object_agg(field, jsonb_build_object('before', coalesce(before -> field, 'null'), 'after', coalesce(after -> field, 'null')))
    from jsonb_object_keys(before || after) as field
    where coalesce(before -> field, 'null') <> coalesce(after -> field, 'null')
    having count(*) > 0;
  return round.updated_at;
end
$$;
comment on function private.gravar_turno(integer, smallint, timestamptz, jsonb, jsonb) is
  'Writes a round and all its votes in one transaction, with one audit row of what changed. 42501 unless the caller is an administrator; P0001 with a token when somebody else saved since p_lido_em or when the round may not be published so.';
revoke execute on function private.gravar_turno(integer, smallint, timestamptz, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.gravar_turno(integer, smallint, timestamptz, jsonb, jsonb) to authenticated;

create function public.gravar_resultado(p_turno uuid, p_lido_em timestamptz, p_dados jsonb, p_linhas jsonb) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  round public.turnos_presidencia;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  select * into round from public.turnos_presidencia as t where t.id = p_turno;
  return private.gravar_turno(round.ano, round.turno, p_lido_em, p_dados, p_linhas);
end
$$;
comment on function public.gravar_resultado(uuid, timestamptz, jsonb, jsonb) is
  'An administrator''s save of a round: the columns of the round and a list of {candidato_id, votos, percentual, situacao}. Answers the new updated_at; p_lido_em is the one that was read. Refuses as private.gravar_turno does.';
revoke execute on function public.gravar_resultado(uuid, timestamptz, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.gravar_resultado(uuid, timestamptz, jsonb, jsonb) to authenticated;
