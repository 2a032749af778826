-- Whoever holds the turn reads the Chamber; everybody else comes later.
create table private.leitura_camara (
  unica boolean not null default true,
  dia date not null,
  janela smallint not null default 30,
  turno uuid,
  turno_desde timestamptz not null default '-infinity',
  turno_ate timestamptz not null default '-infinity',
  -- Refused steps halve until one unreadable item is left, given up after five tries.
  tarefa jsonb,
  votacoes smallint not null default 10,
  constraint leitura_camara_pkey primary key (unica),
  constraint leitura_camara_single check (unica),
  constraint leitura_camara_janela_valid check (janela between 1 and 30),
  constraint leitura_camara_votacoes_valid check (votacoes between 1 and 10)
);

comment on table private.leitura_camara is 'How far the reading of the Chamber''s roll calls has come, and who is at it. One row.';
comment on column private.leitura_camara.unica is 'Always true: there is one row.';
comment on column private.leitura_camara.dia is 'First day whose list is not read yet in this pass.';
comment on column private.leitura_camara.janela is 'Days asked for at once; halved when the Chamber takes too long.';
comment on column private.leitura_camara.turno is 'Whose turn it is; null when it is over.';
comment on column private.leitura_camara.turno_desde is 'When that turn began.';
comment on column private.leitura_camara.turno_ate is 'Until when it is believed, should its holder die.';
comment on column private.leitura_camara.tarefa is 'What the last turn was to read.';
comment on column private.leitura_camara.votacoes is 'Roll calls asked for at once; halved when a step of votes is refused.';

revoke all on private.leitura_camara from public, anon, authenticated, service_role;
alter table private.leitura_camara enable row level security;

create table private.lotes_camara (
  chave text not null,
  tentado_em timestamptz not null,
  recusas smallint not null default 0,
  motivo text,
  linhas_fora smallint not null default 0,
  constraint lotes_camara_pkey primary key (chave),
  constraint lotes_camara_recusas_counted check (recusas between 0 and 5),
  constraint lotes_camara_motivo_valid check (motivo ~ '^[a-z0-9_]{1,60}$'),
  constraint lotes_camara_linhas_counted check (linhas_fora >= 0),
  constraint lotes_camara_chave_valid
    check (chave ~ '^((dia|votos|votacoes|orientacoes|despesas|projetos):[0-9-]{3,20}|deputados)$')
);

comment on table private.lotes_camara is 'Batches of the Chamber''s roll calls and when they were last tried. What is refused five times in a row is not asked for again.';
comment on column private.lotes_camara.chave is
  'dia:AAAA-MM-DD for a day of the list, votos:<the Chamber''s id> for the votes of a roll call, deputados for the list of who is in exercise, <set>:AAAA for a yearly file.';
comment on column private.lotes_camara.tentado_em is 'Last try.';
comment on column private.lotes_camara.recusas is 'Refusals or empty answers in a row.';
comment on column private.lotes_camara.motivo is 'Why the last try was refused; null when it was not.';
comment on column private.lotes_camara.linhas_fora is
  'Rows that the last good reading left out because nobody could read them; a roll call keeps those of its own.';

revoke all on private.lotes_camara from public, anon, authenticated, service_role;
alter table private.lotes_camara enable row level security;

create function private.inicio_da_releitura() returns date
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select min(d.dia) from (select distinct v.dia from public.camara_votacoes as v order by v.dia desc limit 3) as d), '2023-02-01'
  );
$$;
comment on function private.inicio_da_releitura() is
  'The first of the last three session days, which the Chamber may still correct; without any, the first day of the 57th legislature.';
revoke execute on function private.inicio_da_releitura() from public, anon, authenticated, service_role;

create function private.votacoes_a_ler(p_no_maximo integer, p_espera interval default '1 hour') returns jsonb
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
        or (l.recusas < 5 and (
          l.tentado_em <= clock_timestamp() - case when l.recusas > 0 then p_espera else interval '6 hours' end
          or l.tentado_em > clock_timestamp()
        ))
      )
    order by n
    limit p_no_maximo
  ) as w;
$$;
comment on function private.votacoes_a_ler(integer, interval) is
  'Nominal roll calls whose votes are wanted, [{id, semTitulo, semTemas}]: first those without any, then the latest, which may have been corrected; refused ones after p_espera; null for none.';
revoke execute on function private.votacoes_a_ler(integer, interval) from public, anon, authenticated, service_role;

create function private.anotar_lote(p_chave text, p_recusado boolean) returns smallint
language sql security definer
set search_path = ''
as $$
  insert into private.lotes_camara as l (chave, tentado_em, recusas) values (p_chave, clock_timestamp(), p_recusado::integer)
  on conflict (chave) do update
  set tentado_em = excluded.tentado_em, recusas = case when p_recusado then least(l.recusas + 1, 5) else 0 end
  returning recusas;
$$;
comment on function private.anotar_lote(text, boolean) is 'Notes that a batch was tried and returns its refusals in a row.';
revoke execute on function private.anotar_lote(text, boolean) from public, anon, authenticated, service_role;

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
revoke execute on function private.encerrar_turno(uuid) from public, anon, authenticated, service_role;

-- A list of deputies refused five times is the same all day: tomorrow's comes next.
create function private.proxima_tarefa(p_leitura private.leitura_camara, p_hoje date) returns jsonb
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
comment on function private.proxima_tarefa(private.leitura_camara, date) is
  'What to read next: the deputies once a day (again after an hour when that failed, five times at most), votes that are wanted, else the next days of the list, within one year as the Chamber demands.';
revoke execute on function private.proxima_tarefa(private.leitura_camara, date) from public, anon, authenticated, service_role;

-- Turns, tries and readings later than now are of a clock set back, and end nothing.
create function public.pegar_passo_camara(p_hoje date, p_prazo_s integer) returns jsonb
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
comment on function public.pegar_passo_camara(date, integer) is
  'Takes the turn for p_prazo_s seconds and tells what to read: {turno, tarefa: deputados | votos with votacoes | lista with de and ate}; null while another holds it. Service role only.';
revoke execute on function public.pegar_passo_camara(date, integer) from public, anon, authenticated, service_role;
grant execute on function public.pegar_passo_camara(date, integer) to service_role;
