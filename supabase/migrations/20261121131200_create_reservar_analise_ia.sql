create function private.gastar_orcamento_ia(p_total integer) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'America/Sao_Paulo')::date;
  granted boolean;
begin
  if p_total is null or p_total < 1 then
    return false;
  end if;

  delete from private.orcamento_ia as o where o.dia < today - 30;

  insert into private.orcamento_ia as o (dia, n)
  values (today, 1)
  on conflict (dia) do update set n = o.n + 1 where o.n < p_total
  returning true into granted;
  return coalesce(granted, false);
end
$$;
comment on function private.gastar_orcamento_ia(integer) is
  'Counts one analysis of today (America/Sao_Paulo) for everybody together. True when it fits in p_total.';
revoke execute on function private.gastar_orcamento_ia(integer) from public, anon, authenticated, service_role;

create function public.reservar_analise_ia(
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
  from private.uso_ia as u where u.user_id = p_user and u.dia >= today - 1;

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

comment on function public.reservar_analise_ia(uuid, integer, integer, integer, integer) is
  'Takes a user''s turn to have an analysis made: {resultado: reservada, vez}, or why not: em_andamento and intervalo with espera_s, cota (p_max of the day are spent), orcamento (p_total of everybody''s day are). One turn at a time, one every p_intervalo_s seconds; a turn that is not given back ends after p_prazo_s. Only a reservation counts. Refuses an unknown user (23503). Service role only.';

create function public.soltar_analise_ia(p_user uuid, p_vez uuid) returns void
language sql security definer
set search_path = ''
as $$
  update private.uso_ia as u set vez = null, vez_ate = null where u.user_id = p_user and u.vez = p_vez;
$$;

comment on function public.soltar_analise_ia(uuid, uuid) is
  'Gives a turn back when its analysis is done, failed or cancelled; it stays counted. Another turn stays. Service role only.';

revoke execute on function public.reservar_analise_ia(uuid, integer, integer, integer, integer)
  from public, anon, authenticated, service_role;
revoke execute on function public.soltar_analise_ia(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.reservar_analise_ia(uuid, integer, integer, integer, integer) to service_role;
grant execute on function public.soltar_analise_ia(uuid, uuid) to service_role;
