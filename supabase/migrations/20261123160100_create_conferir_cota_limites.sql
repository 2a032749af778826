create function private.conferir_cota_limites(p_desde date) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  confirmed integer;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  update public.cota_limites as c set conferido_em = now()
  where c.desde = p_desde and c.conferido_em is null and c.valor_mensal is not null;
  get diagnostics confirmed = row_count;
  if confirmed > 0 then
    insert into public.audit_log (entity, entity_id, action, actor_id, changes)
    values ('cota_limites', gen_random_uuid(), 'update', (select auth.uid()), jsonb_build_object(
      'conferido_em', jsonb_build_object('before', null, 'after', now()),
      'desde', jsonb_build_object('before', p_desde, 'after', p_desde)
    ));
  end if;
  return confirmed;
end
$$;
comment on function private.conferir_cota_limites(date) is
  'Says that the values in force since a day were compared with the Chamber''s page; returns how many were not confirmed before. 42501 unless the caller is an administrator.';
revoke execute on function private.conferir_cota_limites(date) from public, anon, authenticated, service_role;
grant execute on function private.conferir_cota_limites(date) to authenticated;

create function public.conferir_cota_limites(p_desde date) returns integer
language sql
set search_path = ''
as $$
  select private.conferir_cota_limites(p_desde);
$$;
comment on function public.conferir_cota_limites(date) is
  'Says that the values in force since a day were compared with the Chamber''s page; for administrators.';
revoke execute on function public.conferir_cota_limites(date) from public, anon, authenticated, service_role;
grant execute on function public.conferir_cota_limites(date) to authenticated;
