-- Choices are political opinion: an ended session reads and writes them no more than it administers.
-- It is told so (401), as of an expired token: empty lists would say that nothing was chosen.
create function private.exigir_sessao_aberta() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.sessao_aberta() then
    return true;
  end if;
  raise exception 'the session was ended' using errcode = 'PT401', hint = 'Sign in again.';
end
$$;
comment on function private.exigir_sessao_aberta() is
  'True in a session that is open; PT401 in one that was ended. Call it in restrictive policies as (select private.exigir_sessao_aberta()).';
revoke execute on function private.exigir_sessao_aberta() from public, anon, authenticated, service_role;
grant execute on function private.exigir_sessao_aberta() to authenticated;

create policy "an ended session reaches no roles" on public.user_roles
  as restrictive to authenticated
  using ((select private.exigir_sessao_aberta()))
  with check ((select private.exigir_sessao_aberta()));

create policy "an ended session reaches no consents" on public.consentimentos
  as restrictive to authenticated
  using ((select private.exigir_sessao_aberta()))
  with check ((select private.exigir_sessao_aberta()));

create policy "an ended session reaches no candidate choices" on public.usuario_candidatos_relacao
  as restrictive to authenticated
  using ((select private.exigir_sessao_aberta()))
  with check ((select private.exigir_sessao_aberta()));

create policy "an ended session reaches no deputy choices" on public.usuario_deputados_relacao
  as restrictive to authenticated
  using ((select private.exigir_sessao_aberta()))
  with check ((select private.exigir_sessao_aberta()));
