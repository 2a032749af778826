-- With pg_cron, pg_net and Vault it runs alone; elsewhere nothing exists.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(5);

create function pg_temp.can_call() returns boolean language sql as $$
  select count(*) = 3 from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
$$;
create function pg_temp.where_it_can(test text) returns text language plpgsql as $$
declare
  told text;
begin
  if not pg_temp.can_call() then
    return pass('not here: pg_cron, pg_net or the Vault is missing');
  end if;
  execute 'select ' || test into told;
  return told;
end
$$;

-- What one call hands to pg_net, which sends nothing before a commit.
create function pg_temp.sent() returns jsonb language plpgsql as $$
declare
  last bigint := (select coalesce(max(q.id), 0) from net.http_request_queue as q);
begin
  perform private.chamar_sincronizacao();
  return (
    select jsonb_agg(jsonb_build_object('method', q.method, 'url', q.url, 'headers', q.headers, 'body', convert_from(q.body, 'utf8')))
    from net.http_request_queue as q where q.id > last
  );
end
$$;
create function pg_temp.keep_secrets() returns void language plpgsql as $$
begin
  perform vault.create_secret('http://127.0.0.1:9/sincronizar-camara', 'sincronizar_camara_url');
  perform vault.create_secret('a secret of these tests', 'sincronizar_camara_segredo');
end
$$;
create function pg_temp.forget_secrets() returns void language plpgsql as $$
begin
  delete from vault.secrets where name in ('sincronizar_camara_url', 'sincronizar_camara_segredo');
end
$$;

select is(
  to_regprocedure('private.chamar_sincronizacao()') is not null, pg_temp.can_call(), 'the call is there exactly where it can be made'
);
select pg_temp.where_it_can($test$is(
  (
    select jsonb_object_agg(j.jobname, j.schedule) from cron.job as j
    where j.command = 'select private.chamar_sincronizacao()' and j.active
  ),
  '{"sincronizar-camara-sessao": "*/15 12-23 * * 2-4", "sincronizar-camara-noite": "*/15 0-3 * * 3-5",
    "sincronizar-camara": "7 * * * *"}'::jsonb,
  'every 15 minutes on session days, from nine in the morning to midnight in Brasília, and once an hour at all times'
)$test$);
select pg_temp.where_it_can($test$is(
  has_function_privilege('anon', 'private.chamar_sincronizacao()', 'execute'), false, 'no visitor makes it'
)$test$);
select pg_temp.where_it_can($test$is(
  (select pg_temp.sent() from pg_temp.forget_secrets()), null, 'without its secrets in the Vault it sends nothing and does not fail'
)$test$);
select pg_temp.where_it_can($test$is(
  (select pg_temp.sent() from pg_temp.keep_secrets()),
  '[{"method": "POST", "url": "http://127.0.0.1:9/sincronizar-camara", "body": "{}",
     "headers": {"content-type": "application/json", "x-sync-secret": "a secret of these tests"}}]'::jsonb,
  'with them it is one POST to that address with that secret'
)$test$);

select * from finish();
rollback;
