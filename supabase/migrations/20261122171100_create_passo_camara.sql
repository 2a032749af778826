-- Ends a turn: what was read is written and the cursor moves in one transaction, or neither does. Each batch stands for itself: one bad
-- row refuses its batch whole and no other.

create function private.encerrar_turno(p_turno uuid) returns private.leitura_camara
language plpgsql security definer
set search_path = ''
as $$
declare
  reading private.leitura_camara;
begin
  update private.leitura_camara set turno = null, turno_ate = '-infinity' where turno = p_turno returning * into reading;
  if not found then
    raise exception 'this turn is over' using errcode = '55000';
  end if;
  return reading;
end
$$;
comment on function private.encerrar_turno(uuid) is 'Gives the turn back and returns how far the reading was; refused when somebody else holds it by now.';

create function private.gravar_lote_de_votos(p_lote jsonb, p_origem text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  target text := p_lote ->> 'votacao';
  written integer;
begin
  if jsonb_array_length(p_lote -> 'votos') = 0 then
    raise exception 'no votes of a nominal roll call' using errcode = '02000';
  end if;
  if exists (select from jsonb_array_elements(p_lote -> 'votos') as r where r ->> 'votacao' is distinct from target) then
    raise exception 'a vote of another roll call' using errcode = '22023';
  end if;
  perform private.gravar_deputados(p_lote -> 'pessoas', 'novos', now());
  written := private.gravar_votos(p_lote -> 'votos', array[target], true)
    + private.gravar_orientacoes(p_lote -> 'orientacoes');
  update public.camara_votacoes as v
  set titulo = coalesce(p_lote ->> 'titulo', v.titulo), ementa = coalesce(p_lote ->> 'ementa', v.ementa), origem = p_origem, lido_em = now()
  where v.id_camara = target;
  return written;
end
$$;
comment on function private.gravar_lote_de_votos(jsonb, text) is
  'Writes everything that was read of one roll call, {votacao, votos, pessoas, orientacoes, titulo, ementa}; returns how many votes and orientations changed.';

create function private.gravar_lote(p_tarefa text, p_lote jsonb, p_origem text) returns integer
language plpgsql security definer
set search_path = ''
as $$
begin
  if p_lote ? 'falha' then
    raise exception 'malformed: %', p_lote ->> 'falha' using errcode = '22023';
  end if;
  return case p_tarefa
    when 'deputados' then private.gravar_deputados(p_lote -> 'linhas', 'lista', now())
    when 'lista' then private.gravar_votacoes(p_lote -> 'linhas', p_origem, now())
    when 'votos' then private.gravar_lote_de_votos(p_lote, p_origem)
  end;
end
$$;
comment on function private.gravar_lote(text, jsonb, text) is 'Writes one batch of a step and returns how many rows changed; raises for a bad one.';

create function private.anotar_passo(
  p_conjunto text, p_desde timestamptz, p_lidos integer, p_gravados integer, p_origem text
) returns void
language sql security definer
set search_path = ''
as $$
  select private.anotar_sincronizacao(
    p_conjunto, p_desde, p_lidos, p_gravados,
    case p_conjunto
      when 'deputados' then (now() at time zone 'America/Sao_Paulo')::date
      when 'votacoes' then (select max(v.dia) from public.camara_votacoes as v)
      when 'votos' then (select max(v.dia) from public.camara_votacoes as v where v.tem_votos)
      else (
        select max(v.dia) from public.camara_votacoes as v
        where exists (select from public.camara_orientacoes as o where o.votacao_id = v.id)
      )
    end,
    null, p_origem
  );
$$;
comment on function private.anotar_passo(text, timestamptz, integer, integer, text) is 'Records a step that went well, with the latest day of its set.';

-- p_lotes of lista are days, [{chave, linhas}], of votos roll calls, of deputados the one list. The list goes on behind its last day, or
-- stays at the first day that was refused fewer than five times.
create function public.gravar_passo_camara(
  p_turno uuid, p_tarefa text, p_lotes jsonb, p_ate date, p_lidos integer, p_origem text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  reading private.leitura_camara;
  family text := case p_tarefa when 'lista' then 'votacoes' else p_tarefa end;
  batch jsonb;
  refusal text;
  refusals smallint;
  retry_on date;
  written integer := 0;
  refused integer := 0;
  benches integer := (select count(*) from public.camara_orientacoes);
begin
  reading := private.encerrar_turno(p_turno);
  for batch in select value from jsonb_array_elements(p_lotes) loop
    begin
      refusal := null;
      written := written + private.gravar_lote(p_tarefa, batch, p_origem);
    exception when others then
      refusal := 'sql_' || lower(sqlstate);
      refused := refused + 1;
      perform private.anotar_sincronizacao(
        family, reading.turno_desde, 0, 0, null, case when batch ? 'falha' then batch ->> 'falha' else refusal end, p_origem
      );
    end;
    if p_tarefa <> 'deputados' then
      refusals := private.anotar_lote(batch ->> 'chave', refusal is not null);
      if p_tarefa = 'lista' and refusal is not null and refusals < 5 then
        retry_on := least(retry_on, substr(batch ->> 'chave', 5)::date);
      end if;
    end if;
  end loop;
  if p_tarefa = 'lista' then
    update private.leitura_camara as l set dia = coalesce(retry_on, p_ate + 1), janela = least(30, l.janela + 5);
  end if;
  if refused < jsonb_array_length(p_lotes) or jsonb_array_length(p_lotes) = 0 then
    perform private.anotar_passo(family, reading.turno_desde, p_lidos, written, p_origem);
  end if;
  if (select count(*) from public.camara_orientacoes) > benches then
    benches := (select count(*) from public.camara_orientacoes) - benches;
    perform private.anotar_passo('orientacoes', reading.turno_desde, benches, benches, p_origem);
  end if;
  return jsonb_build_object('gravados', written, 'recusados', refused);
end
$$;
comment on function public.gravar_passo_camara(uuid, text, jsonb, date, integer, text) is
  'Writes what was read in a turn, moves the cursor, notes the reading and ends the turn, all or nothing; {gravados, recusados} in rows and batches. Service role only.';

create function public.falhar_passo_camara(p_turno uuid, p_tarefa text, p_codigo text, p_origem text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  reading private.leitura_camara;
begin
  reading := private.encerrar_turno(p_turno);
  if p_tarefa = 'lista' and p_codigo = 'upstream_timeout' then
    update private.leitura_camara as l set janela = greatest(1, l.janela / 2);
  end if;
  perform private.anotar_sincronizacao(
    case p_tarefa when 'lista' then 'votacoes' else p_tarefa end, reading.turno_desde, 0, 0, null, p_codigo, p_origem
  );
end
$$;
comment on function public.falhar_passo_camara(uuid, text, text, text) is
  'Ends a turn in which the Chamber gave nothing, with the reason; after a timeout of the list half as many days are asked for. Service role only.';

revoke execute on function private.encerrar_turno(uuid) from public, anon, authenticated, service_role;
revoke execute on function private.gravar_lote_de_votos(jsonb, text) from public, anon, authenticated, service_role;
revoke execute on function private.gravar_lote(text, jsonb, text) from public, anon, authenticated, service_role;
revoke execute on function private.anotar_passo(text, timestamptz, integer, integer, text) from public, anon, authenticated, service_role;
revoke execute on function public.gravar_passo_camara(uuid, text, jsonb, date, integer, text) from public, anon, authenticated, service_role;
revoke execute on function public.falhar_passo_camara(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.gravar_passo_camara(uuid, text, jsonb, date, integer, text) to service_role;
grant execute on function public.falhar_passo_camara(uuid, text, text, text) to service_role;
