-- How far the reading of the Chamber itself has come. One row: whoever holds its turn reads, everybody else is told to come later.
create table private.leitura_camara (
  unica boolean not null default true,
  dia date not null,
  janela smallint not null default 30,
  turno uuid,
  turno_desde timestamptz not null default '-infinity',
  turno_ate timestamptz not null default '-infinity',
  constraint leitura_camara_pkey primary key (unica),
  constraint leitura_camara_single check (unica),
  constraint leitura_camara_janela_valid check (janela between 1 and 30)
);

comment on table private.leitura_camara is 'How far the reading of the Chamber''s roll calls has come, and who is at it. One row.';
comment on column private.leitura_camara.unica is 'Always true: there is one row.';
comment on column private.leitura_camara.dia is 'First day whose list is not read yet in this pass.';
comment on column private.leitura_camara.janela is 'Days asked for at once; halved when the Chamber takes too long.';
comment on column private.leitura_camara.turno is 'Whose turn it is; null when it is over.';
comment on column private.leitura_camara.turno_desde is 'When that turn began.';
comment on column private.leitura_camara.turno_ate is 'Until when it is believed, should its holder die.';

-- Batches that were tried: a day of the list, or the votes of a roll call.
create table private.lotes_camara (
  chave text not null,
  tentado_em timestamptz not null,
  recusas smallint not null default 0,
  constraint lotes_camara_pkey primary key (chave),
  constraint lotes_camara_chave_valid check (chave ~ '^(dia|votos):[0-9-]{3,20}$'),
  constraint lotes_camara_recusas_counted check (recusas between 0 and 5)
);

comment on table private.lotes_camara is 'Batches of the Chamber''s roll calls and when they were last tried. What is refused five times in a row is not asked for again.';
comment on column private.lotes_camara.chave is 'dia:AAAA-MM-DD for a day of the list, votos:<the Chamber''s id> for the votes of a roll call.';
comment on column private.lotes_camara.tentado_em is 'Last try.';
comment on column private.lotes_camara.recusas is 'Refusals in a row.';

revoke all on private.leitura_camara from public, anon, authenticated, service_role;
revoke all on private.lotes_camara from public, anon, authenticated, service_role;
alter table private.leitura_camara enable row level security;
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

-- Votes that are not here are asked for again after an hour, those of the last session days after six.
create function private.votacoes_a_ler(p_no_maximo integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('id', w.id_camara, 'semTitulo', w.titulo is null) order by w.n)
  from (
    select v.id_camara, v.titulo, row_number() over (order by v.tem_votos, v.dia desc, v.id desc) as n
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
  'Nominal roll calls whose votes are wanted, [{id, semTitulo}]: first those without any, then the latest, which may have been corrected; null for none.';

create function private.proxima_tarefa(p_leitura private.leitura_camara, p_hoje date) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  wanted jsonb;
begin
  if not exists (
    select from public.sincronizacoes as s
    where s.conjunto = 'deputados'
      and s.iniciou_em > clock_timestamp() - case s.situacao when 'ok' then interval '20 hours' else interval '1 hour' end
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
  'What to read next: the deputies once a day, votes that are wanted, else the next days of the list, within one year as the Chamber demands.';

create function public.pegar_passo_camara(p_hoje date, p_prazo_s integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  reading private.leitura_camara;
begin
  insert into private.leitura_camara (dia) values (least(private.inicio_da_releitura(), p_hoje)) on conflict do nothing;
  select * into reading from private.leitura_camara for update;
  if reading.turno_ate > clock_timestamp() then
    return null;
  end if;
  if reading.dia > p_hoje then
    reading.dia := least(private.inicio_da_releitura(), p_hoje);
  end if;
  update private.leitura_camara
  set dia = reading.dia, turno = gen_random_uuid(), turno_desde = clock_timestamp(),
    turno_ate = clock_timestamp() + p_prazo_s * interval '1 second'
  returning * into reading;
  return jsonb_build_object('turno', reading.turno) || private.proxima_tarefa(reading, p_hoje);
end
$$;
comment on function public.pegar_passo_camara(date, integer) is
  'Takes the turn for p_prazo_s seconds and tells what to read: {turno, tarefa: deputados | votos with votacoes | lista with de and ate}; null while another holds it. Service role only.';

revoke execute on function private.inicio_da_releitura() from public, anon, authenticated, service_role;
revoke execute on function private.anotar_lote(text, boolean) from public, anon, authenticated, service_role;
revoke execute on function private.votacoes_a_ler(integer) from public, anon, authenticated, service_role;
revoke execute on function private.proxima_tarefa(private.leitura_camara, date) from public, anon, authenticated, service_role;
revoke execute on function public.pegar_passo_camara(date, integer) from public, anon, authenticated, service_role;
grant execute on function public.pegar_passo_camara(date, integer) to service_role;
