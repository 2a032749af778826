-- The service of accounts keeps dates of the account, and of each session its times, address and device. No API role can
-- read its tables, so the caller's own rows come through functions that know nobody else.
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

create or replace function public.exportar_meus_dados() returns jsonb
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

revoke execute on function private.minhas_datas(), private.minhas_sessoes() from public, anon, authenticated, service_role;
grant execute on function private.minhas_datas(), private.minhas_sessoes() to authenticated;
