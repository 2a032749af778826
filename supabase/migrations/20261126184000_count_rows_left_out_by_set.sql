-- Rows that nobody could read were counted a roll call, whatever they were, and those of a yearly file not at all. Each set counts
-- its own, and a roll call says what it lacks.
alter table public.camara_votacoes
  add column votos_fora smallint not null default 0,
  add column orientacoes_fora smallint not null default 0,
  add column assunto_fora smallint not null default 0,
  add constraint camara_votacoes_fora_counted check (votos_fora >= 0 and orientacoes_fora >= 0 and assunto_fora >= 0);
comment on column public.camara_votacoes.votos_fora is 'Rows of its votes that the last reading left out because nobody could read them.';
comment on column public.camara_votacoes.orientacoes_fora is 'Rows of its orientations that the last reading left out because nobody could read them.';
comment on column public.camara_votacoes.assunto_fora is 'Rows of its subjects or its proposition that the last reading left out because nobody could read them.';

alter table private.lotes_camara drop constraint lotes_camara_chave_valid;
alter table private.lotes_camara
  add constraint lotes_camara_chave_valid
  check (chave ~ '^((dia|votos|votacoes|orientacoes|despesas|projetos):[0-9-]{3,20}|deputados)$');
comment on column private.lotes_camara.chave is
  'dia:AAAA-MM-DD for a day of the list, votos:<the Chamber''s id> for the votes of a roll call, deputados for the list of who is in exercise, <set>:AAAA for a yearly file.';
comment on column private.lotes_camara.linhas_fora is
  'Rows that the last good reading left out because nobody could read them; a roll call keeps those of its own.';

-- A step that repeats half the Chamber's rows may count more of them than the column holds.
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
    votos_fora = private.poucas(p_lote #>> '{fora,votos}'), orientacoes_fora = private.poucas(p_lote #>> '{fora,orientacoes}'),
    assunto_fora = case when p_lote -> 'fora' ? 'assunto' then private.poucas(p_lote #>> '{fora,assunto}') else v.assunto_fora end,
    origem = p_origem, lido_em = now()
  where v.id_camara = target;
  return written;
end
$$;
comment on function private.gravar_lote_de_votos(jsonb, text) is
  'Writes what was read of one roll call but its orientations, {votacao, votos, pessoas, titulo, ementa, temas, fora: {votos, orientacoes, assunto, where that was read}}; returns how many votes changed. No votes are refused (02000) of a roll call that had them; of one that never had any the Chamber publishes none.';

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

create or replace function private.saude_da_camara() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, falhas integer, linhas_fora integer, desistencias integer
)
language sql stable security definer
set search_path = ''
as $$
  select k.conjunto, whole.dados_ate,
    -- Of roll calls that nobody has heard of, no votes are wanted either.
    case when k.conjunto in ('votos', 'orientacoes') and whole.terminou_em is not null
      then least(whole.terminou_em, max(whole.terminou_em) filter (where k.conjunto = 'votacoes') over ())
      else whole.terminou_em
    end,
    whole.origem,
    (
      select count(*)::integer from (
        select distinct s.iniciou_em from public.sincronizacoes as s
        where s.conjunto = k.conjunto and s.situacao = 'erro' and s.iniciou_em > coalesce(good.iniciou_em, '-infinity')
        order by s.iniciou_em desc limit 5
      ) as failed
    ),
    (coalesce(batches.linhas_fora, 0) + coalesce(own.linhas_fora, 0))::integer, coalesce(batches.desistencias, 0)::integer
  from unnest(array['deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos']) as k (conjunto)
  left join lateral (
    select max(s.iniciou_em) as iniciou_em from public.sincronizacoes as s where s.conjunto = k.conjunto and s.situacao = 'ok'
  ) as good on true
  left join lateral (
    select s.terminou_em, s.dados_ate, s.origem from public.sincronizacoes as s
    where s.conjunto = k.conjunto and s.situacao = 'ok' and s.inteira
    order by s.iniciou_em desc limit 1
  ) as whole on true
  left join (
    select case split_part(l.chave, ':', 1) when 'dia' then 'votacoes' else split_part(l.chave, ':', 1) end as conjunto,
      sum(l.linhas_fora) as linhas_fora, count(*) filter (where l.recusas = 5 and l.motivo is not null) as desistencias
    from private.lotes_camara as l group by 1
  ) as batches on batches.conjunto = k.conjunto
  left join (
    select o.conjunto, sum(o.n) as linhas_fora
    from public.camara_votacoes as v
    cross join lateral (
      values ('votos', v.votos_fora), ('orientacoes', v.orientacoes_fora), ('votacoes', v.assunto_fora)
    ) as o (conjunto, n)
    where o.n > 0
    group by 1
  ) as own on own.conjunto = k.conjunto;
$$;
comment on function private.saude_da_camara() is
  'How the sets that are read from the Chamber stand: the last reading that left nothing of them unread, failures since the last good step, rows left out and batches given up.';
