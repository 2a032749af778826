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
  'Erases every choice of the caller and revokes the consent to keeping them, both or neither (LGPD art. 8 § 5, 18 VI). Runs with the caller''s rights. 42501 without a session.';
revoke execute on function public.apagar_minhas_escolhas() from public, anon, authenticated, service_role;
grant execute on function public.apagar_minhas_escolhas() to authenticated;
