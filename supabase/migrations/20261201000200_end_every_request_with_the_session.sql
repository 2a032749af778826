-- One place before every request decides, also for functions and tables that later migrations add.
-- Policies alone answer an ended session with an empty list where the person has no row.
grant execute on function private.exigir_sessao_aberta() to anon, service_role;
comment on function private.exigir_sessao_aberta() is
  'True in a session that is open; PT401 in one that was ended. PostgREST calls it before every request (pgrst.db_pre_request); the restrictive policies of choices, consents and roles call it as (select private.exigir_sessao_aberta()).';

do $$
begin
  if exists (select from pg_catalog.pg_roles as r where r.rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.exigir_sessao_aberta';
  end if;
exception when insufficient_privilege then
  raise warning 'pgrst.db_pre_request was not set: ended sessions stay open to functions for an hour'
    using hint = 'As who may alter authenticator, set it to private.exigir_sessao_aberta and notify pgrst.';
end
$$;
notify pgrst, 'reload config';
