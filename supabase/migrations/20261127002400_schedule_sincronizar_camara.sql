-- Only hosted databases have pg_cron and pg_net: elsewhere nothing is scheduled.
-- Without its two secrets in the Vault the call does nothing.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  execute $sql$
    create function private.chamar_sincronizacao() returns void
    language plpgsql
    set search_path = ''
    as $body$
    declare
      address text := (select s.decrypted_secret from vault.decrypted_secrets as s where s.name = 'sincronizar_camara_url');
      secret text := (select s.decrypted_secret from vault.decrypted_secrets as s where s.name = 'sincronizar_camara_segredo');
    begin
      if address is null or secret is null then
        return;
      end if;
      perform net.http_post(
        url := address, body := '{}'::jsonb, timeout_milliseconds := 30000,
        headers := jsonb_build_object('content-type', 'application/json', 'x-sync-secret', secret)
      );
    end
    $body$
  $sql$;
  comment on function private.chamar_sincronizacao() is 'Asks the function sincronizar-camara for one step; nothing without its secrets.';
  revoke execute on function private.chamar_sincronizacao() from public, anon, authenticated, service_role;

  -- The plenary votes from Tuesday to Thursday, from nine in the morning to about midnight in Brasília (UTC-3).
  perform cron.schedule('sincronizar-camara-sessao', '*/15 12-23 * * 2-4', 'select private.chamar_sincronizacao()');
  perform cron.schedule('sincronizar-camara-noite', '*/15 0-3 * * 3-5', 'select private.chamar_sincronizacao()');
  perform cron.schedule('sincronizar-camara', '7 * * * *', 'select private.chamar_sincronizacao()');
end
$$;
