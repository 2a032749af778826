create function public.apagar_minhas_escolhas() returns void
language plpgsql
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
begin
  if me is null then
    raise exception 'no session' using errcode = '42501';
  end if;
  -- The consent goes first: what another tab sends meanwhile is refused, instead of being kept behind this erasure.
  update public.consentimentos as k set revogado_em = now()
    where k.user_id = me and k.finalidade = 'escolhas' and k.revogado_em is null;
  delete from public.usuario_candidatos_relacao as c where c.user_id = me;
  delete from public.usuario_deputados_relacao as d where d.user_id = me;
end
$$;
comment on function public.apagar_minhas_escolhas() is
  'Erases every choice of the caller and revokes the consent to keeping them, both or neither (LGPD art. 8 § 5, 18 VI); also choices whose consent was revoked before. Runs with the caller''s rights. 42501 without a session.';
revoke execute on function public.apagar_minhas_escolhas() from public, anon, authenticated, service_role;
grant execute on function public.apagar_minhas_escolhas() to authenticated;

create function private.meu_uso_ia() returns jsonb
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
comment on function private.meu_uso_ia() is 'The caller''s own counters of analyses, for the export.';
revoke execute on function private.meu_uso_ia() from public, anon, authenticated, service_role;
grant execute on function private.meu_uso_ia() to authenticated;

-- No API role reads the service of accounts: the caller's own rows come through functions.
create function private.minhas_datas() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'criada_em', u.created_at, 'email_confirmado_em', u.email_confirmed_at, 'ultima_entrada_em', u.last_sign_in_at
  )
  from auth.users as u
  where u.id = (select auth.uid());
$$;
comment on function private.minhas_datas() is 'Dates of the caller''s account, for the export; null without an account.';
revoke execute on function private.minhas_datas() from public, anon, authenticated, service_role;
grant execute on function private.minhas_datas() to authenticated;

-- refreshed_at has no zone in the service's table; it is UTC.
create function private.minhas_sessoes() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'iniciada_em', s.created_at,
        'renovada_em', s.refreshed_at at time zone 'utc',
        'endereco', pg_catalog.host(s.ip),
        'aparelho', s.user_agent
      )
      order by s.created_at, s.id
    ),
    '[]'::jsonb
  )
  from auth.sessions as s
  where s.user_id = (select auth.uid());
$$;
comment on function private.minhas_sessoes() is
  'The caller''s open sessions without anything that could continue one, for the export.';
revoke execute on function private.minhas_sessoes() from public, anon, authenticated, service_role;
grant execute on function private.minhas_sessoes() to authenticated;

create function public.exportar_meus_dados() returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  claims constant jsonb := (select auth.jwt());
begin
  if me is null then
    raise exception 'no session' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'exportado_em', now(),
    'conta', jsonb_build_object(
      'id', me, 'email', claims ->> 'email', 'nome', claims -> 'user_metadata' ->> 'name'
    ) || coalesce(private.minhas_datas(), '{}'::jsonb),
    'sessoes', private.minhas_sessoes(),
    'papeis', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.role), '[]'::jsonb)
      from public.user_roles as r where r.user_id = me
    ),
    'candidatos', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('nome', p.nome) order by c.created_at), '[]'::jsonb)
      from public.usuario_candidatos_relacao as c
      left join public.candidatos_presidencia_2026 as p on p.id = c.candidato_id
      where c.user_id = me
    ),
    'deputados', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at), '[]'::jsonb)
      from public.usuario_deputados_relacao as d where d.user_id = me
    ),
    'consentimentos', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.concedido_em), '[]'::jsonb)
      from public.consentimentos as k where k.user_id = me
    ),
    'uso_ia', private.meu_uso_ia()
  );
end
$$;
comment on function public.exportar_meus_dados() is
  'Everything the product keeps about the caller, as one JSON document (LGPD art. 18). Runs with the caller''s rights, so row-level security bounds it. 42501 without a session.';
revoke execute on function public.exportar_meus_dados() from public, anon, authenticated, service_role;
grant execute on function public.exportar_meus_dados() to authenticated;

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
revoke execute on function private.last_sign_in() from public, anon, authenticated, service_role;

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
revoke execute on function private.apagar_conta() from public, anon, authenticated, service_role;
grant execute on function private.apagar_conta() to authenticated;

create function public.excluir_minha_conta() returns void
language sql
set search_path = ''
as $$
  select private.apagar_conta();
$$;
comment on function public.excluir_minha_conta() is
  'Erases the caller''s account and data at once (LGPD art. 18 VI). Errors as private.apagar_conta.';
revoke execute on function public.excluir_minha_conta() from public, anon, authenticated, service_role;
grant execute on function public.excluir_minha_conta() to authenticated;
