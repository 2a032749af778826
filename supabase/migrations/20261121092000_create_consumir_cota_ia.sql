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
