create function public.ler_cache_http(p_chave text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'corpo', c.corpo,
    'obtidoEm', c.obtido_em,
    'fresco', coalesce(c.fresco_ate > now(), false),
    'reservado', coalesce(c.reservado_ate > now(), false)
  )
  from private.cache_http as c
  where c.chave = p_chave and c.guardar_ate > now()
$$;

comment on function public.ler_cache_http(text) is
  'The cached answer of an address: {corpo, obtidoEm, fresco, reservado}, corpo null while a first fetch is under way. Null when nothing is kept. Service role only.';

create function public.reservar_cache_http(p_chave text, p_reserva_ms integer) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  claim timestamptz;
begin
  insert into private.cache_http as c (chave, reservado_ate)
  values (p_chave, clock_timestamp() + p_reserva_ms * interval '1 millisecond')
  on conflict (chave) do update set reservado_ate = excluded.reservado_ate
    where (c.reservado_ate is null or c.reservado_ate <= clock_timestamp())
      and (c.fresco_ate is null or c.fresco_ate <= clock_timestamp())
  returning c.reservado_ate into claim;
  return claim;
end
$$;

comment on function public.reservar_cache_http(text, integer) is
  'Claims the refresh of an address for p_reserva_ms milliseconds. The claim, which only its holder can return, or null when another caller has it or the answer is fresh. Service role only.';

create function public.gravar_cache_http(p_chave text, p_corpo jsonb, p_fresco_s integer, p_guarda_s integer)
returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  fetched constant timestamptz := clock_timestamp();
begin
  -- Rows that another transaction holds are left to the next call: two writers never wait for each other here.
  delete from private.cache_http as c
  where c.chave in (
    select old.chave from private.cache_http as old
    where old.guardar_ate < fetched and old.chave <> p_chave
    order by old.guardar_ate limit 100
    for update skip locked
  );

  insert into private.cache_http as c (chave, corpo, obtido_em, fresco_ate, guardar_ate)
  values (
    p_chave, p_corpo, fetched, fetched + p_fresco_s * interval '1 second', fetched + p_guarda_s * interval '1 second'
  )
  on conflict (chave) do update set
    corpo = excluded.corpo, obtido_em = excluded.obtido_em, fresco_ate = excluded.fresco_ate,
    guardar_ate = excluded.guardar_ate, reservado_ate = null;
  return fetched;
end
$$;

comment on function public.gravar_cache_http(text, jsonb, integer, integer) is
  'Keeps an answer: fresh for p_fresco_s seconds, served while its service is down for p_guarda_s. Ends the claim, erases what nobody may serve any more and returns the moment of the fetch. Service role only.';

create function public.soltar_cache_http(p_chave text, p_reserva timestamptz, p_pausa_ms integer) returns void
language sql security definer
set search_path = ''
as $$
  delete from private.cache_http as c
  where c.chave = p_chave and c.reservado_ate = p_reserva and (c.corpo is null or c.guardar_ate <= now());
  update private.cache_http as c
  set reservado_ate = clock_timestamp() + p_pausa_ms * interval '1 millisecond'
  where c.chave = p_chave and c.reservado_ate = p_reserva;
$$;

comment on function public.soltar_cache_http(text, timestamptz, integer) is
  'Gives back a claim whose fetch failed: at once when there is no answer to serve, otherwise after p_pausa_ms milliseconds in which nobody tries again. Another caller''s claim stays. Service role only.';

revoke execute on function public.ler_cache_http(text) from public, anon, authenticated, service_role;
revoke execute on function public.reservar_cache_http(text, integer) from public, anon, authenticated, service_role;
revoke execute on function public.gravar_cache_http(text, jsonb, integer, integer)
  from public, anon, authenticated, service_role;
revoke execute on function public.soltar_cache_http(text, timestamptz, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.ler_cache_http(text) to service_role;
grant execute on function public.reservar_cache_http(text, integer) to service_role;
grant execute on function public.gravar_cache_http(text, jsonb, integer, integer) to service_role;
grant execute on function public.soltar_cache_http(text, timestamptz, integer) to service_role;
