-- As of the limits: a turn, a try or a reading that began later than now is of a clock that was set back, and ends nothing.
create or replace function public.pegar_passo_camara(p_hoje date, p_prazo_s integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  reading private.leitura_camara;
begin
  insert into private.leitura_camara (dia) values (least(private.inicio_da_releitura(), p_hoje)) on conflict do nothing;
  select * into reading from private.leitura_camara for update;
  if reading.turno_ate > clock_timestamp() and reading.turno_desde <= clock_timestamp() then
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
        or (l.recusas < 5 and l.tentado_em not between
          clock_timestamp() - case when l.recusas > 0 then interval '1 hour' else interval '6 hours' end and clock_timestamp())
      )
    order by n
    limit p_no_maximo
  ) as w;
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
