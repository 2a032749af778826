-- What a step says of itself: a step is one reading however many batches it has, orientations are read with every step of votes
-- whether they changed or not, and votes that the Chamber does not publish are no failure of anybody.

create or replace function private.gravar_lote_de_votos(p_lote jsonb, p_origem text) returns integer
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
    origem = p_origem, lido_em = now()
  where v.id_camara = target;
  return written;
end
$$;
comment on function private.gravar_lote_de_votos(jsonb, text) is
  'Writes what was read of one roll call but its orientations, {votacao, votos, pessoas, titulo, ementa, temas}; returns how many votes changed. No votes are refused (02000) of a roll call that had them; of one that never had any the Chamber publishes none.';

create or replace function private.votacoes_a_ler(p_no_maximo integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('id', w.id_camara, 'semTitulo', w.titulo is null, 'semTemas', w.temas is null) order by w.n
  )
  from (
    select v.id_camara, v.titulo, v.temas, row_number() over (order by v.tem_votos, v.dia desc, v.id desc) as n
    from public.camara_votacoes as v
    left join private.lotes_camara as l on l.chave = 'votos:' || v.id_camara
    where v.nominal
      and (not v.tem_votos or v.dia >= private.inicio_da_releitura())
      and (
        l.chave is null
        or (l.recusas < 5 and l.tentado_em < clock_timestamp() - case when l.recusas > 0 then interval '1 hour' else interval '6 hours' end)
      )
    order by n
    limit p_no_maximo
  ) as w;
$$;
comment on function private.votacoes_a_ler(integer) is
  'Nominal roll calls whose votes are wanted, [{id, semTitulo, semTemas}]: first those without any, then the latest, which may have been corrected; null for none.';

alter table private.lotes_camara drop constraint lotes_camara_chave_valid;
alter table private.lotes_camara
  add constraint lotes_camara_chave_valid check (chave ~ '^((dia|votos):[0-9-]{3,20}|deputados)$');
comment on column private.lotes_camara.chave is
  'dia:AAAA-MM-DD for a day of the list, votos:<the Chamber''s id> for the votes of a roll call, deputados for the list of who is in exercise.';
comment on column private.lotes_camara.recusas is 'Refusals or empty answers in a row.';

-- A list of deputies that was refused five times is the same list all day: the next try is with tomorrow's.
create or replace function private.proxima_tarefa(p_leitura private.leitura_camara, p_hoje date) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  wanted jsonb;
  is_refused boolean := exists (select from private.lotes_camara as l where l.chave = 'deputados' and l.recusas = 5);
begin
  if not exists (
    select from public.sincronizacoes as s
    where s.conjunto = 'deputados'
      and s.iniciou_em > clock_timestamp()
        - case when s.situacao = 'ok' or is_refused then interval '20 hours' else interval '1 hour' end
  ) then
    return jsonb_build_object('tarefa', 'deputados');
  end if;
  wanted := private.votacoes_a_ler(10);
  if wanted is not null then
    return jsonb_build_object('tarefa', 'votos', 'votacoes', wanted);
  end if;
  return jsonb_build_object(
    'tarefa', 'lista', 'de', p_leitura.dia,
    'ate', least(p_leitura.dia + p_leitura.janela - 1, p_hoje, make_date(extract(year from p_leitura.dia)::integer, 12, 31))
  );
end
$$;
comment on function private.proxima_tarefa(private.leitura_camara, date) is
  'What to read next: the deputies once a day (again after an hour when that failed, five times at most), votes that are wanted, else the next days of the list, within one year as the Chamber demands.';

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
      refusal := null;
      changed := private.gravar_lote(p_tarefa, batch, p_origem);
      turned := case p_tarefa when 'votos' then private.gravar_orientacoes(batch -> 'orientacoes') else 0 end;
      written := written + changed;
      benches_written := benches_written + turned;
      benches_read := benches_read + coalesce(jsonb_array_length(batch -> 'orientacoes'), 0);
    exception when others then
      refusal := 'sql_' || lower(sqlstate);
      refused := refused + 1;
      perform private.anotar_sincronizacao(
        family, reading.turno_desde, 0, 0, null, case when batch ? 'falha' then batch ->> 'falha' else refusal end, p_origem
      );
    end;
    refusals := private.anotar_lote(
      batch ->> 'chave', refusal is not null or (p_tarefa = 'votos' and jsonb_array_length(batch -> 'votos') = 0)
    );
    if p_tarefa = 'lista' and refusal is not null and refusals < 5 then
      retry_on := least(retry_on, substr(batch ->> 'chave', 5)::date);
    end if;
  end loop;
  if p_tarefa = 'lista' then
    update private.leitura_camara as l set dia = coalesce(retry_on, p_ate + 1), janela = least(30, l.janela + 5);
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

create or replace function public.falhar_passo_camara(p_turno uuid, p_tarefa text, p_codigo text, p_origem text) returns void
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
  if p_tarefa = 'deputados' and p_codigo = 'lista_curta' then
    perform private.anotar_lote('deputados', true);
  end if;
  perform private.anotar_sincronizacao(
    case p_tarefa when 'lista' then 'votacoes' else p_tarefa end, reading.turno_desde, 0, 0, null, p_codigo, p_origem
  );
end
$$;
