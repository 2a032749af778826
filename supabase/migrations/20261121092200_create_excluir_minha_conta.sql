create function private.last_sign_in() returns timestamptz
language sql stable
set search_path = ''
as $$
  select to_timestamp(max((method ->> 'timestamp')::double precision))
  from jsonb_array_elements(
    case when jsonb_typeof((select auth.jwt()) -> 'amr') = 'array' then (select auth.jwt()) -> 'amr' else '[]'::jsonb end
  ) as method
  where jsonb_typeof(method -> 'timestamp') = 'number';
$$;
comment on function private.last_sign_in() is
  'When the caller last proved who they are, by the token''s amr claim; a refreshed token keeps the original time. Null when the token does not say.';

create function private.apagar_conta() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise exception 'no session' using errcode = '42501';
  end if;
  if coalesce(private.last_sign_in() < now() - interval '15 minutes', true) then
    raise exception 'a sign-in of the last 15 minutes is required'
      using errcode = '42501', hint = 'Sign in again and repeat the call.';
  end if;
  delete from auth.users as u where u.id = (select auth.uid());
end
$$;
comment on function private.apagar_conta() is
  'Deletes the caller''s account; choices, consents, roles and sessions follow by cascade, the audit log stays with the bare identifier. 42501 without a sign-in of the last 15 minutes.';

create function public.excluir_minha_conta() returns void
language sql
set search_path = ''
as $$
  select private.apagar_conta();
$$;
comment on function public.excluir_minha_conta() is
  'Erases the caller''s account and data at once (LGPD art. 18 VI). Errors as private.apagar_conta.';

revoke execute on function private.last_sign_in(), private.apagar_conta(), public.excluir_minha_conta()
  from public, anon, authenticated, service_role;
grant execute on function private.apagar_conta(), public.excluir_minha_conta() to authenticated;
