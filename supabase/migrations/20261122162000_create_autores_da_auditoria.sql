-- The audit log knows a person by the bare identifier of the account. No API role can read the service's accounts, so
-- administrators get the addresses of those who acted, and of nobody else, from a function.
create function private.autores_da_auditoria() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(u.id, u.email), '{}'::jsonb)
  from auth.users as u
  where (select private.is_admin())
    and u.email is not null
    and u.id in (select a.actor_id from public.audit_log as a);
$$;
comment on function private.autores_da_auditoria() is
  'E-mail by account, of the accounts with an entry in the audit log that still exist; nothing unless the caller is an administrator.';

create function public.autores_da_auditoria() returns jsonb
language sql stable
set search_path = ''
as $$
  select private.autores_da_auditoria();
$$;
comment on function public.autores_da_auditoria() is 'Who acted, for the audit screen. As private.autores_da_auditoria.';

revoke execute on function private.autores_da_auditoria(), public.autores_da_auditoria()
  from public, anon, authenticated, service_role;
grant execute on function private.autores_da_auditoria(), public.autores_da_auditoria() to authenticated;
