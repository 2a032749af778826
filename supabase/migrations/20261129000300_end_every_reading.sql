-- What fails alike each time would hold back all that is read after it.
-- An outage refuses a day once in six hours, and gives no votes up.
create or replace function private.recusar_passo(p_leitura private.leitura_camara, p_codigo text, p_origem text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  task constant jsonb := p_leitura.tarefa;
  family constant text := task ->> 'tarefa';
  is_outage constant boolean := p_codigo ~ '^(sem|upstream)_';
  alone constant text := case family
    when 'deputados' then 'deputados'
    when 'votos' then case jsonb_array_length(task -> 'votacoes') when 1 then 'votos:' || (task #>> '{votacoes,0,id}') end
    else case task ->> 'de' when task ->> 'ate' then 'dia:' || (task ->> 'de') end
  end;
  is_counted constant boolean := not is_outage or family = 'votos' or (
    family = 'lista' and not exists (
      select from private.lotes_camara as l
      where l.chave = alone and l.recusas > 0
        and l.tentado_em between clock_timestamp() - interval '6 hours' and clock_timestamp()
    )
  );
  refusals smallint;
begin
  if alone is null and family = 'votos' then
    update private.leitura_camara set votacoes = jsonb_array_length(task -> 'votacoes') / 2;
  elsif alone is null then
    update private.leitura_camara
    set janela = least(30, ((task ->> 'ate')::date - (task ->> 'de')::date + 1) / 2);
  elsif is_counted then
    refusals := private.anotar_lote(alone, true);
    update private.lotes_camara as l
    set motivo = p_codigo, recusas = case when is_outage and family = 'votos' then least(refusals, 4) else refusals end
    where l.chave = alone;
    if refusals = 5 and family = 'lista' then
      update private.leitura_camara as l set dia = l.dia + 1;
    end if;
  end if;
  perform private.anotar_sincronizacao(
    case family when 'lista' then 'votacoes' else family end, p_leitura.turno_desde, 0, 0, null, p_codigo, p_origem
  );
end
$$;
comment on function private.recusar_passo(private.leitura_camara, text, text) is
  'Notes that a turn''s step gave nothing and halves what the next one asks for; of a step of one item, notes a refusal of that item: of a day once in six hours, of votes four at most, when the Chamber is away (sem_…, upstream_…).';

create or replace function public.falhar_passo_camara(p_turno uuid, p_tarefa text, p_codigo text, p_origem text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.recusar_passo(private.encerrar_turno(p_turno), p_codigo, p_origem);
end
$$;
comment on function public.falhar_passo_camara(uuid, text, text, text) is
  'Ends a turn in which nothing was written, with the reason; less is asked for next, and one item after five such turns no more. Service role only.';

-- p_lotes: of lista days [{chave, linhas}], of votos roll calls, of deputados one list.
-- The list stays at the first day that was refused fewer than five times.
-- A day behind which the list was cut (falta) is written, and refused all the same.
create or replace function public.gravar_passo_camara(
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
      refusal := batch ->> 'falta';
      changed := private.gravar_lote(p_tarefa, batch, p_origem);
      turned := case p_tarefa when 'votos' then private.gravar_orientacoes(batch -> 'orientacoes') else 0 end;
      written := written + changed;
      benches_written := benches_written + turned;
      benches_read := benches_read + coalesce(jsonb_array_length(batch -> 'orientacoes'), 0);
    exception when others then
      refusal := coalesce(batch ->> 'falha', 'sql_' || lower(sqlstate));
    end;
    if refusal is not null then
      refused := refused + 1;
      perform private.anotar_sincronizacao(family, reading.turno_desde, 0, 0, null, refusal, p_origem);
    end if;
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
  'Writes what was read in a turn, moves the cursor, notes the reading (fora: rows left out of a batch; falta: why its day may have more) and ends the turn, all or nothing; {gravados, recusados} in rows and batches. Service role only.';

create function private.texto_confirma(p_votacao text, p_votos jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(bool_and(v.sim_no_texto = n.sim and v.nao_no_texto = n.nao), false)
  from public.camara_votacoes as v
  cross join (
    select count(*) filter (where r ->> 'voto' = 'Sim') as sim, count(*) filter (where r ->> 'voto' = 'Não') as nao
    from jsonb_array_elements(p_votos) as r
  ) as n
  where v.id_camara = p_votacao;
$$;
comment on function private.texto_confirma(text, jsonb) is
  'Whether the text of a roll call states as many votes Sim and Não as a list has; false where it states none.';
revoke execute on function private.texto_confirma(text, jsonb) from public, anon, authenticated, service_role;

-- Lists come cut: half of the votes go only where the Chamber's text agrees.
create or replace function private.gravar_lote_de_votos(p_lote jsonb, p_origem text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  target text := p_lote ->> 'votacao';
  benches text[] := array(select r ->> 'bancada' from jsonb_array_elements(p_lote -> 'orientacoes') as r);
  written integer;
begin
  if jsonb_array_length(p_lote -> 'votos') = 0
    and not exists (select from public.camara_votacoes as v where v.id_camara = target and not v.tem_votos) then
    raise exception 'no votes of a roll call that had them' using errcode = '02000';
  end if;
  if 2 * jsonb_array_length(p_lote -> 'votos') < (
    select count(*) from public.camara_votos as c join public.camara_votacoes as v on v.id = c.votacao_id where v.id_camara = target
  ) and not private.texto_confirma(target, p_lote -> 'votos') then
    raise exception 'less than half of the votes that are here' using errcode = '02000';
  end if;
  if exists (select from jsonb_array_elements(p_lote -> 'votos') as r where r ->> 'votacao' is distinct from target) then
    raise exception 'a vote of another roll call' using errcode = '22023';
  end if;
  perform private.gravar_deputados(p_lote -> 'pessoas', 'novos', now());
  written := private.gravar_votos(p_lote -> 'votos', array[target], true);
  delete from public.camara_orientacoes as o
  using public.camara_votacoes as v
  where v.id_camara = target and o.votacao_id = v.id and cardinality(benches) > 0 and o.bancada <> all (benches);
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
  'Writes what was read of one roll call, {votacao, votos, pessoas, titulo, ementa, temas, orientacoes, fora: {votos, orientacoes, assunto, where that was read}}; returns how many votes changed. gravar_orientacoes writes the orientations; those of benches that the answer tells no more go here, none when it tells none. No votes are refused (02000) of a roll call that had them, and less than half of those that are here, unless the text of the roll call counts the same; of one that never had any the Chamber publishes none.';
