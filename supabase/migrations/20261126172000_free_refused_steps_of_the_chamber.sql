-- A step that the database refuses as a whole, or whose holder died, told nobody and was asked for again without end. Now it is
-- noted and the next one asks for half as much, until the one item is found that cannot be read; that item is given up after five tries.
alter table private.leitura_camara add column tarefa jsonb;
alter table private.leitura_camara add column votacoes smallint not null default 10;
alter table private.leitura_camara add constraint leitura_camara_votacoes_valid check (votacoes between 1 and 10);
comment on column private.leitura_camara.tarefa is 'What the last turn was to read.';
comment on column private.leitura_camara.votacoes is 'Roll calls asked for at once; halved when a step of votes is refused.';

alter table private.lotes_camara drop constraint lotes_camara_chave_valid;
alter table private.lotes_camara
  add constraint lotes_camara_chave_valid check (chave ~ '^((dia|votos|despesas|projetos):[0-9-]{3,20}|deputados)$');
comment on column private.lotes_camara.chave is
  'dia:AAAA-MM-DD for a day of the list, votos:<the Chamber''s id> for the votes of a roll call, deputados for the list of who is in exercise, despesas:AAAA and projetos:AAAA for a yearly file.';
alter table private.lotes_camara add column motivo text;
alter table private.lotes_camara add column linhas_fora smallint not null default 0;
alter table private.lotes_camara add constraint lotes_camara_motivo_valid check (motivo ~ '^[a-z0-9_]{1,60}$');
alter table private.lotes_camara add constraint lotes_camara_linhas_counted check (linhas_fora >= 0);
comment on column private.lotes_camara.motivo is 'Why the last try was refused; null when it was not.';
comment on column private.lotes_camara.linhas_fora is 'Rows that the last good reading left out because nobody could read them.';

create function private.recusar_passo(p_leitura private.leitura_camara, p_codigo text, p_origem text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  task constant jsonb := p_leitura.tarefa;
  family constant text := task ->> 'tarefa';
  alone constant text := case family
    when 'deputados' then 'deputados'
    when 'votos' then case jsonb_array_length(task -> 'votacoes') when 1 then 'votos:' || (task #>> '{votacoes,0,id}') end
    else case task ->> 'de' when task ->> 'ate' then 'dia:' || (task ->> 'de') end
  end;
begin
  if alone is not null then
    if private.anotar_lote(alone, true) = 5 and family = 'lista' then
      update private.leitura_camara as l set dia = l.dia + 1;
    end if;
    update private.lotes_camara as l set motivo = p_codigo where l.chave = alone;
  elsif family = 'votos' then
    update private.leitura_camara set votacoes = jsonb_array_length(task -> 'votacoes') / 2;
  else
    update private.leitura_camara
    set janela = least(30, ((task ->> 'ate')::date - (task ->> 'de')::date + 1) / 2);
  end if;
  perform private.anotar_sincronizacao(
    case family when 'lista' then 'votacoes' else family end, p_leitura.turno_desde, 0, 0, null, p_codigo, p_origem
  );
end
$$;
comment on function private.recusar_passo(private.leitura_camara, text, text) is
  'Notes that a turn''s step was refused whole and halves what the next one asks for; of a step of one item, notes a refusal of that item.';
revoke execute on function private.recusar_passo(private.leitura_camara, text, text) from public, anon, authenticated, service_role;

create or replace function public.pegar_passo_camara(p_hoje date, p_prazo_s integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  reading private.leitura_camara;
begin
  insert into private.leitura_camara (dia) values (least(private.inicio_da_releitura(), p_hoje)) on conflict do nothing;
  select * into reading from private.leitura_camara for update;
  if reading.turno_desde <= clock_timestamp() then
    if reading.turno_ate > clock_timestamp() then
      return null;
    end if;
    if reading.turno is not null and reading.tarefa is not null then
      perform private.recusar_passo(reading, 'turno_perdido', 'api');
      select * into reading from private.leitura_camara;
    end if;
  end if;
  if reading.dia > p_hoje then
    reading.dia := least(private.inicio_da_releitura(), p_hoje);
  end if;
  update private.leitura_camara
  set dia = reading.dia, turno = gen_random_uuid(), turno_desde = clock_timestamp(),
    turno_ate = clock_timestamp() + p_prazo_s * interval '1 second', tarefa = private.proxima_tarefa(reading, p_hoje)
  returning * into reading;
  return jsonb_build_object('turno', reading.turno) || reading.tarefa;
end
$$;

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
      and s.iniciou_em <= clock_timestamp()
      and s.iniciou_em > clock_timestamp()
        - case when s.situacao = 'ok' or is_refused then interval '20 hours' else interval '1 hour' end
  ) then
    return jsonb_build_object('tarefa', 'deputados');
  end if;
  wanted := private.votacoes_a_ler(p_leitura.votacoes);
  if wanted is not null then
    return jsonb_build_object('tarefa', 'votos', 'votacoes', wanted);
  end if;
  return jsonb_build_object(
    'tarefa', 'lista', 'de', p_leitura.dia,
    'ate', least(p_leitura.dia + p_leitura.janela - 1, p_hoje, make_date(extract(year from p_leitura.dia)::integer, 12, 31))
  );
end
$$;

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
      refusal := coalesce(batch ->> 'falha', 'sql_' || lower(sqlstate));
      refused := refused + 1;
      perform private.anotar_sincronizacao(family, reading.turno_desde, 0, 0, null, refusal, p_origem);
    end;
    refusals := private.anotar_lote(
      batch ->> 'chave', refusal is not null or (p_tarefa = 'votos' and jsonb_array_length(batch -> 'votos') = 0)
    );
    update private.lotes_camara as l
    set motivo = refusal,
      linhas_fora = case when refusal is null then coalesce((batch ->> 'fora')::smallint, 0) else l.linhas_fora end
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

create or replace function public.falhar_passo_camara(p_turno uuid, p_tarefa text, p_codigo text, p_origem text) returns void
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
