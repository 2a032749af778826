-- Repeated rows may count more than the column holds.
create function private.poucas(p_linhas text) returns smallint
language sql immutable
set search_path = ''
as $$
  select least(coalesce(p_linhas::numeric, 0), 32767)::smallint;
$$;
comment on function private.poucas(text) is 'A count of rows as the columns keep it; 0 for none.';
revoke execute on function private.poucas(text) from public, anon, authenticated, service_role;

create function private.anotar_linhas_fora(p_conjunto text, p_ano integer, p_votacoes jsonb, p_outras integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if p_conjunto in ('votos', 'orientacoes') then
    update public.camara_votacoes as v
    set votos_fora = case p_conjunto when 'votos' then private.poucas(p_votacoes ->> v.id_camara) else v.votos_fora end,
      orientacoes_fora = case p_conjunto when 'orientacoes' then private.poucas(p_votacoes ->> v.id_camara) else v.orientacoes_fora end
    where p_votacoes ? v.id_camara;
  else
    p_outras := p_outras + (select coalesce(sum(n.value::integer), 0) from jsonb_each_text(p_votacoes) as n);
  end if;
  insert into private.lotes_camara as l (chave, tentado_em, recusas, linhas_fora)
  values (p_conjunto || ':' || p_ano, clock_timestamp(), 0, private.poucas(p_outras::text))
  on conflict (chave) do update set tentado_em = excluded.tentado_em, linhas_fora = excluded.linhas_fora;
end
$$;
comment on function private.anotar_linhas_fora(text, integer, jsonb, integer) is
  'Notes how many rows of a yearly file nobody could read: {roll call: rows} of votes and orientations, and those that tell no roll call.';
revoke execute on function private.anotar_linhas_fora(text, integer, jsonb, integer) from public, anon, authenticated, service_role;

-- A bad row refuses its own batch whole, and no other.
create function private.gravar_lote_de_votos(p_lote jsonb, p_origem text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  target text := p_lote ->> 'votacao';
  written integer;
begin
  if jsonb_array_length(p_lote -> 'votos') = 0
    and not exists (select from public.camara_votacoes as v where v.id_camara = target and not v.tem_votos) then
    raise exception 'no votes of a roll call that had them' using errcode = '02000';
  end if;
  if exists (select from jsonb_array_elements(p_lote -> 'votos') as r where r ->> 'votacao' is distinct from target) then
    raise exception 'a vote of another roll call' using errcode = '22023';
  end if;
  perform private.gravar_deputados(p_lote -> 'pessoas', 'novos', now());
  written := private.gravar_votos(p_lote -> 'votos', array[target], true);
  update public.camara_votacoes as v
  set titulo = coalesce(p_lote ->> 'titulo', v.titulo), ementa = coalesce(p_lote ->> 'ementa', v.ementa),
    temas = coalesce(
      case when jsonb_typeof(p_lote -> 'temas') = 'array' then array(select jsonb_array_elements_text(p_lote -> 'temas')) end, v.temas
    ),
    votos_fora = private.poucas(p_lote #>> '{fora,votos}'), orientacoes_fora = private.poucas(p_lote #>> '{fora,orientacoes}'),
    assunto_fora = case when p_lote -> 'fora' ? 'assunto' then private.poucas(p_lote #>> '{fora,assunto}') else v.assunto_fora end,
    origem = p_origem, lido_em = now()
  where v.id_camara = target;
  return written;
end
$$;
comment on function private.gravar_lote_de_votos(jsonb, text) is
  'Writes what was read of one roll call but its orientations, {votacao, votos, pessoas, titulo, ementa, temas, fora: {votos, orientacoes, assunto, where that was read}}; returns how many votes changed. No votes are refused (02000) of a roll call that had them; of one that never had any the Chamber publishes none.';
revoke execute on function private.gravar_lote_de_votos(jsonb, text) from public, anon, authenticated, service_role;

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
revoke execute on function private.gravar_lote(text, jsonb, text) from public, anon, authenticated, service_role;

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
    null, p_origem,
    p_origem <> 'api' or case p_conjunto
      when 'deputados' then true
      when 'votacoes' then exists (
        select from private.leitura_camara as l where l.dia > (now() at time zone 'America/Sao_Paulo')::date
      )
      else private.votacoes_a_ler(1, interval '0') is null
    end
  );
$$;
comment on function private.anotar_passo(text, timestamptz, integer, integer, text) is
  'Records a step that went well, with the latest day of its set, and whether the list is read up to today or no votes are wanted any more.';
revoke execute on function private.anotar_passo(text, timestamptz, integer, integer, text) from public, anon, authenticated, service_role;

-- p_lotes: of lista days [{chave, linhas}], of votos roll calls, of deputados one list.
-- The list stays at the first day that was refused fewer than five times.
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
  changed integer;
  turned integer;
  written integer := 0;
  refused integer := 0;
  benches_read integer := 0;
  benches_written integer := 0;
begin
  reading := private.encerrar_turno(p_turno);
  for batch in select value from jsonb_array_elements(p_lotes) loop
    begin
      refusal := null;
      changed := private.gravar_lote(p_tarefa, batch, p_origem);
      turned := case p_tarefa when 'votos' then private.gravar_orientacoes(batch -> 'orientacoes') else 0 end;
      written := written + changed;
      benches_written := benches_written + turned;
      benches_read := benches_read + coalesce(jsonb_array_length(batch -> 'orientacoes'), 0);
    exception when others then
      refusal := coalesce(batch ->> 'falha', 'sql_' || lower(sqlstate));
      refused := refused + 1;
      perform private.anotar_sincronizacao(family, reading.turno_desde, 0, 0, null, refusal, p_origem);
    end;
    refusals := private.anotar_lote(
      batch ->> 'chave', refusal is not null or (p_tarefa = 'votos' and jsonb_array_length(batch -> 'votos') = 0)
    );
    update private.lotes_camara as l
    set motivo = refusal,
      linhas_fora = case
        when refusal is not null then l.linhas_fora when p_tarefa = 'votos' then 0 else private.poucas(batch ->> 'fora')
      end
    where l.chave = batch ->> 'chave';
    if p_tarefa = 'lista' and refusal is not null and refusals < 5 then
      retry_on := least(retry_on, substr(batch ->> 'chave', 5)::date);
    end if;
  end loop;
  if p_tarefa = 'lista' then
    update private.leitura_camara as l set dia = coalesce(retry_on, p_ate + 1), janela = least(30, l.janela + 5);
  elsif p_tarefa = 'votos' then
    update private.leitura_camara as l set votacoes = least(10, l.votacoes * 2);
  end if;
  if refused < jsonb_array_length(p_lotes) or jsonb_array_length(p_lotes) = 0 then
    perform private.anotar_passo(family, reading.turno_desde, p_lidos, written, p_origem);
    if p_tarefa = 'votos' then
      perform private.anotar_passo('orientacoes', reading.turno_desde, benches_read, benches_written, p_origem);
    end if;
  end if;
  return jsonb_build_object('gravados', written + benches_written, 'recusados', refused);
end
$$;
comment on function public.gravar_passo_camara(uuid, text, jsonb, date, integer, text) is
  'Writes what was read in a turn, moves the cursor, notes the reading (fora: rows left out of a batch) and ends the turn, all or nothing; {gravados, recusados} in rows and batches. Service role only.';
revoke execute on function public.gravar_passo_camara(uuid, text, jsonb, date, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.gravar_passo_camara(uuid, text, jsonb, date, integer, text) to service_role;

create function public.falhar_passo_camara(p_turno uuid, p_tarefa text, p_codigo text, p_origem text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  reading private.leitura_camara;
begin
  reading := private.encerrar_turno(p_turno);
  if p_codigo in ('recusado', 'erro_interno') then
    perform private.recusar_passo(reading, p_codigo, p_origem);
    return;
  end if;
  if p_tarefa = 'lista' and p_codigo = 'upstream_timeout' then
    update private.leitura_camara as l set janela = greatest(1, l.janela / 2);
  end if;
  if p_tarefa = 'deputados' and p_codigo = 'lista_curta' then
    perform private.anotar_lote('deputados', true);
    update private.lotes_camara as l set motivo = p_codigo where l.chave = 'deputados';
  end if;
  perform private.anotar_sincronizacao(
    case p_tarefa when 'lista' then 'votacoes' else p_tarefa end, reading.turno_desde, 0, 0, null, p_codigo, p_origem
  );
end
$$;
comment on function public.falhar_passo_camara(uuid, text, text, text) is
  'Ends a turn in which nothing was written, with the reason; after a timeout of the list, or a step refused whole (recusado, erro_interno), less is asked for. Service role only.';
revoke execute on function public.falhar_passo_camara(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.falhar_passo_camara(uuid, text, text, text) to service_role;
