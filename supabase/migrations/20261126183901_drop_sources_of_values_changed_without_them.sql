-- A plain update of the table, as administrators' tools make it, was refused for every value with a source. A save with sources still
-- has to state them anew; a plain update cannot, so the changed value loses its sources and is shown without any. The four facts that
-- need a source keep the refusal.
create or replace function private.edit_unrestated(old public.candidatos_presidencia_2026, new public.candidatos_presidencia_2026) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  said constant jsonb := nullif(current_setting('pauta.fontes_ditas', true), '')::jsonb;
begin
  return (
    select min(changed.campo)
    from private.facts_changed(old, new) as changed (campo)
    where exists (
        select from public.candidatos_fontes as cf where cf.candidato_id = new.id and cf.campo = changed.campo
      )
      and case
        when changed.campo in ('inclinacao_politica', 'bens_declarados', 'situacao_registro', 'historico_eleitoral')
          then said -> changed.campo is distinct from 'true'
        else not said ? changed.campo
      end
  );
end
$$;
comment on function private.edit_unrestated(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) is
  'The first fact with sources of which a save with sources states another value without them; of the four that need a source, any edit without one that was not there before. Null when there is none.';

create or replace function private.require_sources() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  unsourced text;
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    unsourced := private.ballot_unsourced(new);
  end if;
  if tg_op = 'UPDATE' then
    unsourced := coalesce(unsourced, private.edit_unsourced(old, new), private.edit_unrestated(old, new));
  end if;
  if unsourced is not null then
    raise exception 'fonte_obrigatoria' using errcode = 'P0001', detail = jsonb_build_object('campo', unsourced)::text,
      hint = 'Save the value and its sources in one act with gravar_ficha; a new value needs a new source.';
  end if;
  return new;
end
$$;

create function private.align_sources() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  fact text;
  before jsonb;
  changes jsonb := '{}';
begin
  if coalesce(current_setting('pauta.fontes_ditas', true), '') <> '' then
    -- What was said is said of this act alone.
    perform set_config('pauta.fontes_ditas', '', true);
    return null;
  end if;
  for fact in
    select changed.campo from private.facts_changed(old, new) as changed (campo)
    where exists (select from public.candidatos_fontes as cf where cf.candidato_id = new.id and cf.campo = changed.campo)
  loop
    before := private.sources_state(new.id, fact);
    delete from public.candidatos_fontes as cf where cf.candidato_id = new.id and cf.campo = fact;
    delete from public.candidatos_revisoes as r where r.candidato_id = new.id and r.campo = fact;
    changes := changes || jsonb_build_object(
      'fontes_de_' || fact, jsonb_build_object('before', before, 'after', private.sources_state(new.id, fact))
    );
  end loop;
  perform set_config('pauta.mudancas_de_fontes', changes::text, true);
  return null;
end
$$;
comment on function private.align_sources() is
  'Takes its sources, confidence and caveat from a value that a plain update changed, and leaves that for the audit trigger, which runs behind this one by its name.';
revoke execute on function private.align_sources() from public, anon, authenticated, service_role;

create trigger align_sources
  after update on public.candidatos_presidencia_2026
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.align_sources();
