-- A source cannot have been read, nor a round been proclaimed, on a day to come.
create or replace function private.check_result(round public.turnos_presidencia) returns void
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
  if greatest(round.fonte_data, round.proclamado_em) > (clock_timestamp() at time zone 'America/Sao_Paulo')::date then
    perform private.refuse_result('resultado_dia', null);
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
  'Refuses, each with its own token, a round that may not be published: without source, with a day to come, with other people than stood, with votes that do not add up, with a percentage off by more than 0.01, with an outcome that the votes do not give.';
