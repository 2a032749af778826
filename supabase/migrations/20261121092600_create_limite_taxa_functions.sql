create function public.contar_chamada(p_chave text, p_max integer, p_janela_s integer) returns boolean
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

  delete from private.limite_taxa as l where l.janela < now() - interval '48 hours';

  insert into private.limite_taxa as l (chave, janela, n)
  values (p_chave, window_start, 1)
  on conflict (chave, janela) do update set n = l.n + 1 where l.n < p_max
  returning true into granted;
  return coalesce(granted, false);
end
$$;

comment on function public.contar_chamada(text, integer, integer) is
  'Counts one call of a key in the present window of p_janela_s seconds. True when it fits in p_max, false when the limit is reached. Service role only.';

-- One row per second holds how many of its places are taken. A place lies 1/p_max of a second after the one before,
-- so that no second, wherever it starts, has more than p_max departures.
create function public.reservar_saida(p_chave text, p_max integer, p_espera_max_ms integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  asked constant timestamptz := clock_timestamp();
  this_second constant timestamptz := date_trunc('second', asked);
  gap_ms constant numeric := 1000.0 / p_max;
  gone constant integer := ceil(extract(epoch from asked - this_second) * 1000 / gap_ms);
  place integer;
  wait_ms integer;
begin
  for second in 0..p_espera_max_ms / 1000 loop
    insert into private.limite_taxa as l (chave, janela, n)
    select p_chave, this_second + second * interval '1 second', case when second = 0 then gone else 0 end + 1
    where second > 0 or gone < p_max
    on conflict (chave, janela) do update set n = greatest(l.n + 1, excluded.n) where l.n < p_max
    returning l.n into place;
    if place is not null then
      wait_ms := ceil(second * 1000 + (place - 1) * gap_ms - extract(epoch from asked - this_second) * 1000);
      return greatest(wait_ms, 0);
    end if;
  end loop;
  return null;
end
$$;

comment on function public.reservar_saida(text, integer, integer) is
  'Takes the next departure of a key, of which a second has p_max for all callers together: milliseconds to wait for it, or null when the queue is longer than p_espera_max_ms. Service role only.';

revoke execute on function public.contar_chamada(text, integer, integer) from public, anon, authenticated, service_role;
revoke execute on function public.reservar_saida(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.contar_chamada(text, integer, integer) to service_role;
grant execute on function public.reservar_saida(text, integer, integer) to service_role;
