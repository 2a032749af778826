-- A clock that was ahead and is set back leaves times to come in the tables: nobody got a place, an answer, an analysis before
-- the clock had caught up. What was written later than now is of such a clock and holds nobody up.
alter table private.vazao add column trocada_em timestamptz not null default '-infinity';
comment on column private.vazao.trocada_em is 'When places were last exchanged; later than now tells that the clock was set back.';

create or replace function public.trocar_lugares(
  p_chave text, p_ritmo_max integer, p_lugares_max integer, p_prazo_ms integer, p_devolvidos text[],
  p_bons integer, p_lentos integer, p_recusados integer, p_pausa_ms integer, p_querem integer
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  flow private.vazao;
  moment timestamptz;
  factor double precision;
  place text;
  granted jsonb := '[]';
begin
  insert into private.vazao (chave, ritmo, lugares) values (p_chave, p_ritmo_max, p_lugares_max) on conflict do nothing;
  select * into flow from private.vazao as v where v.chave = p_chave for update;
  moment := clock_timestamp();
  if flow.trocada_em > moment + interval '1 second' then
    flow.ocupados := '{}';
    flow.proxima := moment;
    flow.ajustada_em := '-infinity';
  end if;

  select coalesce(jsonb_object_agg(o.key, o.value), '{}') into flow.ocupados
  from jsonb_each(flow.ocupados) as o
  where o.key <> all (p_devolvidos) and (o.value #>> '{}')::timestamptz > moment;

  if p_recusados > 0 or p_lentos > 0 then
    if flow.ajustada_em < moment - interval '1 second' then
      factor := case when p_recusados > 0 then 0.5 else 0.75 end;
      flow.ritmo := greatest(1, flow.ritmo * factor);
      flow.lugares := greatest(1, flow.lugares * factor);
      flow.ajustada_em := moment;
    end if;
  else
    flow.ritmo := least(p_ritmo_max, flow.ritmo + p_bons * 0.25);
    flow.lugares := least(p_lugares_max, flow.lugares + p_bons * 0.125);
  end if;

  flow.proxima := greatest(flow.proxima, moment + p_pausa_ms * interval '1 millisecond');
  while jsonb_array_length(granted) < p_querem
    and (select count(*) from jsonb_object_keys(flow.ocupados)) < floor(flow.lugares)
    and flow.proxima < moment + interval '1 second'
  loop
    place := gen_random_uuid();
    flow.ocupados := flow.ocupados
      || jsonb_build_object(place, flow.proxima + p_prazo_ms * interval '1 millisecond');
    granted := granted || jsonb_build_object(
      'id', place, 'esperaMs', ceil(extract(epoch from flow.proxima - moment) * 1000)
    );
    flow.proxima := flow.proxima + interval '1 second' / flow.ritmo;
  end loop;

  update private.vazao as v
  set ritmo = flow.ritmo, lugares = flow.lugares, proxima = flow.proxima, ajustada_em = flow.ajustada_em,
    ocupados = flow.ocupados, trocada_em = moment
  where v.chave = p_chave;
  return granted;
end
$$;

create or replace function public.ler_cache_http(p_chave text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'corpo', c.corpo,
    'obtidoEm', c.obtido_em,
    'fresco', coalesce(c.fresco_ate > now() and c.obtido_em <= clock_timestamp(), false),
    -- No claim lasts longer.
    'reservado', coalesce(c.reservado_ate between now() and now() + interval '10 minutes', false)
  )
  from private.cache_http as c
  where c.chave = p_chave and c.guardar_ate > now()
$$;

create or replace function public.reservar_cache_http(p_chave text, p_reserva_ms integer) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  claim timestamptz;
begin
  insert into private.cache_http as c (chave, reservado_ate)
  values (p_chave, clock_timestamp() + p_reserva_ms * interval '1 millisecond')
  on conflict (chave) do update set reservado_ate = excluded.reservado_ate
    where (
        c.reservado_ate is null
        or c.reservado_ate not between clock_timestamp() and clock_timestamp() + interval '10 minutes'
      )
      and (c.fresco_ate is null or c.fresco_ate <= clock_timestamp() or c.obtido_em > clock_timestamp())
  returning c.reservado_ate into claim;
  return claim;
end
$$;

create or replace function public.contar_chamada(p_chave text, p_max integer, p_janela_s integer) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  window_start constant timestamptz := to_timestamp(floor(extract(epoch from now()) / p_janela_s) * p_janela_s);
  granted boolean;
begin
  if p_max is null or p_max < 1 then
    return false;
  end if;

  delete from private.limite_taxa as l
  where l.janela < now() - interval '48 hours' or l.janela > now() + interval '48 hours';

  insert into private.limite_taxa as l (chave, janela, n)
  values (p_chave, window_start, 1)
  on conflict (chave, janela) do update set n = l.n + 1 where l.n < p_max
  returning true into granted;
  return coalesce(granted, false);
end
$$;

create or replace function public.reservar_analise_ia(
  p_user uuid, p_max integer, p_total integer, p_intervalo_s integer, p_prazo_s integer
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'America/Sao_Paulo')::date;
  turn constant uuid := gen_random_uuid();
  moment timestamptz;
  busy_until timestamptz;
  started timestamptz;
begin
  -- Calls of one user wait for each other, so that the second sees the turn of the first.
  perform pg_advisory_xact_lock(hashtextextended('reservar_analise_ia' || p_user::text, 0));
  moment := clock_timestamp();
  select max(u.vez_ate), max(u.iniciada_em) into busy_until, started
  from private.uso_ia as u where u.user_id = p_user and u.dia >= today - 1 and u.iniciada_em <= moment;

  if busy_until > moment then
    return jsonb_build_object(
      'resultado', 'em_andamento', 'espera_s', ceil(extract(epoch from busy_until - moment))
    );
  end if;
  if started + p_intervalo_s * interval '1 second' > moment then
    return jsonb_build_object(
      'resultado', 'intervalo',
      'espera_s', ceil(extract(epoch from started - moment) + p_intervalo_s)
    );
  end if;
  -- The user's own count comes first: who has spent it never takes anything from everybody's.
  if not public.consumir_cota_ia(p_user, p_max) then
    return jsonb_build_object('resultado', 'cota');
  end if;
  if not private.gastar_orcamento_ia(p_total) then
    update private.uso_ia as u set n = u.n - 1 where u.user_id = p_user and u.dia = today;
    return jsonb_build_object('resultado', 'orcamento');
  end if;
  update private.uso_ia as u
  set iniciada_em = moment, vez = turn, vez_ate = moment + p_prazo_s * interval '1 second'
  where u.user_id = p_user and u.dia = today;
  return jsonb_build_object('resultado', 'reservada', 'vez', turn);
end
$$;
