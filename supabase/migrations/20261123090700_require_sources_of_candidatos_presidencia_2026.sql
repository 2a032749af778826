-- The rule of gravar_ficha holds for the table too: whoever edits such a fact by the API says first on what it rests.
create function private.require_sources() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  unsourced constant text := private.edit_unsourced(old, new);
begin
  if unsourced is not null then
    raise exception 'fonte_obrigatoria' using errcode = 'P0001', detail = jsonb_build_object('campo', unsourced)::text,
      hint = 'Add a source of this field with gravar_fontes, or save both at once with gravar_ficha.';
  end if;
  return new;
end
$$;
comment on function private.require_sources() is
  'Refuses (P0001 fonte_obrigatoria, the field as JSON in the detail) what private.edit_unsourced finds in an edit by an API role. What the owner loads brings its sources along.';
revoke execute on function private.require_sources() from public, anon, authenticated, service_role;

create trigger require_sources
  before update of inclinacao_politica, bens_declarados, situacao_registro, situacao_registro_em, historico_eleitoral
  on public.candidatos_presidencia_2026
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.require_sources();
