alter table private.uso_ia
  add column devolvidas integer not null default 0,
  add constraint uso_ia_devolvidas_counted check (devolvidas between 0 and 10);

comment on column private.uso_ia.devolvidas is
  'Analyses of that day that were not shown and so were taken out of n again; at most 10, so that nobody can have a provider asked without end.';
comment on column private.uso_ia.n is 'Analyses of that day that were shown, are being made, or were not shown beyond those given back.';

create or replace function private.meu_uso_ia() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_strip_nulls(
        jsonb_build_object('dia', u.dia, 'n', u.n, 'devolvidas', nullif(u.devolvidas, 0), 'iniciada_em', u.iniciada_em)
      ) order by u.dia
    ),
    '[]'::jsonb
  )
  from private.uso_ia as u
  where u.user_id = (select auth.uid());
$$;

drop function public.soltar_analise_ia(uuid, uuid);

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
