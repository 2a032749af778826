create table private.uso_ia (
  user_id uuid not null,
  dia date not null,
  n integer not null default 0,
  iniciada_em timestamptz,
  vez uuid,
  vez_ate timestamptz,
  devolvidas integer not null default 0,
  constraint uso_ia_pkey primary key (user_id, dia),
  constraint uso_ia_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint uso_ia_n_valid check (n >= 0),
  constraint uso_ia_vez_whole check ((vez is null) = (vez_ate is null)),
  constraint uso_ia_devolvidas_counted check (devolvidas between 0 and 10)
);

create index uso_ia_dia_idx on private.uso_ia (dia);

comment on table private.uso_ia is
  'How many analyses a user asked for per day, when the last began and whether one is being made; kept for 30 days. No content.';
comment on column private.uso_ia.user_id is 'The user.';
comment on column private.uso_ia.dia is 'Day in America/Sao_Paulo.';
comment on column private.uso_ia.n is 'Analyses of that day that were shown, are being made, or were not shown beyond those given back.';
comment on column private.uso_ia.iniciada_em is 'When the last analysis of that day began; null when none was reserved.';
comment on column private.uso_ia.vez is 'The analysis that is being made, known to who makes it alone; null when none is.';
comment on column private.uso_ia.vez_ate is 'When the turn ends by itself, should its holder have died.';
comment on column private.uso_ia.devolvidas is
  'Analyses of that day that were not shown and so were taken out of n again; at most 10, so that nobody can have a provider asked without end.';

revoke all on private.uso_ia from public, anon, authenticated, service_role;
alter table private.uso_ia enable row level security;

create table private.orcamento_ia (
  dia date not null,
  n integer not null default 0,
  constraint orcamento_ia_pkey primary key (dia),
  constraint orcamento_ia_n_valid check (n >= 0)
);

comment on table private.orcamento_ia is
  'How many analyses all users together asked for per day; kept for 30 days. Nobody''s data, only a number.';
comment on column private.orcamento_ia.dia is 'Day in America/Sao_Paulo.';
comment on column private.orcamento_ia.n is 'Analyses counted on that day.';

revoke all on private.orcamento_ia from public, anon, authenticated, service_role;
alter table private.orcamento_ia enable row level security;

create function public.consumir_cota_ia(p_user uuid, p_max integer) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'America/Sao_Paulo')::date;
  granted boolean;
begin
  if p_max is null or p_max < 1 then
    return false;
  end if;

  delete from private.uso_ia as u where u.dia < today - 30;

  insert into private.uso_ia as u (user_id, dia, n)
  values (p_user, today, 1)
  on conflict (user_id, dia) do update set n = u.n + 1 where u.n < p_max
  returning true into granted;
  return coalesce(granted, false);
end
$$;
comment on function public.consumir_cota_ia(uuid, integer) is
  'Counts one analysis of today (America/Sao_Paulo) for the user. True when it fits in p_max, false when the quota is spent. Refuses an unknown user (23503). Service role only.';
revoke execute on function public.consumir_cota_ia(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.consumir_cota_ia(uuid, integer) to service_role;

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
comment on function public.reservar_analise_ia(uuid, integer, integer, integer, integer) is
  'Takes a user''s turn to have an analysis made: {resultado: reservada, vez}, or why not: em_andamento and intervalo with espera_s, cota (p_max of the day are spent), orcamento (p_total of everybody''s day are). One turn at a time, one every p_intervalo_s seconds; a turn that is not given back ends after p_prazo_s. Only a reservation counts. Refuses an unknown user (23503). Service role only.';
revoke execute on function public.reservar_analise_ia(uuid, integer, integer, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.reservar_analise_ia(uuid, integer, integer, integer, integer) to service_role;

create function public.soltar_analise_ia(p_user uuid, p_vez uuid, p_mostrada boolean default true) returns void
language sql security definer
set search_path = ''
as $$
  update private.uso_ia as u
  set
    vez = null,
    vez_ate = null,
    n = case when p_mostrada or u.devolvidas >= 10 then u.n else greatest(u.n - 1, 0) end,
    devolvidas = case when p_mostrada or u.devolvidas >= 10 then u.devolvidas else u.devolvidas + 1 end
  where u.user_id = p_user and u.vez = p_vez;
$$;
comment on function public.soltar_analise_ia(uuid, uuid, boolean) is
  'Gives a turn back when its analysis is done, failed or cancelled. One that was not shown is not counted for the user, up to 10 a day; everybody''s budget keeps it, because the provider was asked. Another turn stays. Service role only.';
revoke execute on function public.soltar_analise_ia(uuid, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.soltar_analise_ia(uuid, uuid, boolean) to service_role;
