create function private.keep_choice_keys() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  target constant text := tg_argv[0];
begin
  if new.user_id <> old.user_id then
    raise exception 'a choice never changes its owner' using errcode = '42501';
  end if;
  if to_jsonb(new) -> target <> to_jsonb(old) -> target then
    raise exception 'a choice never changes its target (%)', target using errcode = '42501';
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

comment on function private.keep_choice_keys() is
  'Refuses (42501) to move a choice to another owner or target and stamps the change. Argument: the target''s column.';

revoke execute on function private.keep_choice_keys() from public, anon, authenticated, service_role;

create trigger keep_choice_keys
  before update on public.usuario_candidatos_relacao
  for each row execute function private.keep_choice_keys('candidato_id');
create trigger keep_choice_keys
  before update on public.usuario_deputados_relacao
  for each row execute function private.keep_choice_keys('deputado_id');
