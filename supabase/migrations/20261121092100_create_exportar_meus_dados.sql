create function private.meu_uso_ia() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('dia', u.dia, 'n', u.n) order by u.dia), '[]'::jsonb)
  from private.uso_ia as u
  where u.user_id = (select auth.uid());
$$;
comment on function private.meu_uso_ia() is 'The caller''s own counters of analyses, for the export.';

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
    ),
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

revoke execute on function private.meu_uso_ia(), public.exportar_meus_dados() from public, anon, authenticated, service_role;
grant execute on function private.meu_uso_ia(), public.exportar_meus_dados() to authenticated;
