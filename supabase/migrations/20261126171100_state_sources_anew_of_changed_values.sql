-- A source states a value and not a column: an edit kept the old source beside the new value.
create function private.facts_changed(old public.candidatos_presidencia_2026, new public.candidatos_presidencia_2026) returns setof text
language sql stable
set search_path = ''
as $$
  select distinct fact.campo
  from jsonb_each(to_jsonb(new)) as after (field, value)
  cross join lateral (
    select case after.field
      when 'coligacao_partidos' then 'coalition'
      when 'pautas_detalhe' then 'pautas_defendidas'
      when 'situacao_registro_em' then 'situacao_registro'
      when 'vice_partido' then 'vice_nome'
      else after.field
    end
  ) as fact (campo)
  where private.campo_sourced(fact.campo)
    and after.value is distinct from to_jsonb(old) -> after.field
    -- An empty history with sources says that they know of no office; another empty value says nothing.
    and (after.value not in ('null', '""', '[]') or after.field = 'historico_eleitoral');
$$;
comment on function private.facts_changed(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) is
  'The facts, as candidatos_fontes.campo names them, of which an edit states another value.';
revoke execute on function private.facts_changed(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) from public, anon, authenticated, service_role;
grant execute on function private.facts_changed(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) to authenticated, service_role;

create function private.edit_unrestated(old public.candidatos_presidencia_2026, new public.candidatos_presidencia_2026) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select min(changed.campo)
    from private.facts_changed(old, new) as changed (campo)
    cross join coalesce(nullif(current_setting('pauta.fontes_ditas', true), '')::jsonb, '{}') as said (facts)
    where exists (
        select from public.candidatos_fontes as cf where cf.candidato_id = new.id and cf.campo = changed.campo
      )
      and case
        when changed.campo in ('inclinacao_politica', 'bens_declarados', 'situacao_registro', 'historico_eleitoral')
          then said.facts -> changed.campo is distinct from 'true'
        else not said.facts ? changed.campo
      end
  );
end
$$;
comment on function private.edit_unrestated(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) is
  'The first fact with sources of which an edit states another value without its sources in the same act; of the four that need a source, without one that was not there before. Null when there is none.';
revoke execute on function private.edit_unrestated(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) from public, anon, authenticated, service_role;
grant execute on function private.edit_unrestated(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) to authenticated, service_role;

create or replace function private.set_sources(p_candidato uuid, p_fontes jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  one record;
  before jsonb;
  after jsonb;
  changes jsonb := '{}';
  said jsonb := '{}';
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  for one in
    select l.campo, l.fontes, l.confianca, l.ressalva
    from jsonb_to_recordset(p_fontes) as l (campo text, fontes uuid[], confianca text, ressalva text)
  loop
    -- What kind a source is must not change between this act and its check.
    perform from public.fontes as f where f.id = any (one.fontes) order by f.id for share;
    said := said || jsonb_build_object(one.campo, exists (
      select from public.fontes as f
      where f.id = any (one.fontes) and (one.campo <> 'inclinacao_politica' or f.tipo <> 'partido_ou_campanha')
        and not exists (
          select from public.candidatos_fontes as cf
          where cf.candidato_id = p_candidato and cf.campo = one.campo and cf.fonte_id = f.id
        )
    ));
    before := private.sources_state(p_candidato, one.campo);
    delete from public.candidatos_fontes as cf where cf.candidato_id = p_candidato and cf.campo = one.campo;
    insert into public.candidatos_fontes (candidato_id, campo, fonte_id, posicao)
      select p_candidato, one.campo, source.id, source.place
      from unnest(one.fontes) with ordinality as source (id, place);
    insert into public.candidatos_revisoes (candidato_id, campo, revisado_em, confianca, ressalva)
    values (
      p_candidato, one.campo, (clock_timestamp() at time zone 'America/Sao_Paulo')::date, one.confianca, one.ressalva
    ) on conflict (candidato_id, campo) do update set
      revisado_em = excluded.revisado_em, confianca = excluded.confianca, ressalva = excluded.ressalva;
    after := private.sources_state(p_candidato, one.campo);
    if before <> after then
      changes := changes || jsonb_build_object('fontes_de_' || one.campo, jsonb_build_object('before', before, 'after', after));
    end if;
  end loop;
  perform set_config('pauta.mudancas_de_fontes', changes::text, true), set_config('pauta.fontes_ditas', said::text, true);
end
$$;
comment on function private.set_sources(uuid, jsonb) is
  'Replaces sources, confidence and caveat of each field in [{campo, fontes, confianca, ressalva}] and leaves what changed for the audit trigger, and which fields were said (true with a source that was not there before) for require_sources. 42501 unless the caller is an administrator.';

-- A record reaches the ballot by an insert and by a change of status too.
create function private.ballot_unsourced(candidate public.candidatos_presidencia_2026) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select min(unsourced.campo) from private.facts_unsourced(candidate) as unsourced (campo)
    -- The default of the column without a source is shown as unknown: it states nothing.
    where unsourced.campo <> 'inclinacao_politica' or candidate.inclinacao_politica <> 'Centro' or exists (
      select from public.candidatos_fontes as cf where cf.candidato_id = candidate.id and cf.campo = 'inclinacao_politica'
    )
  );
end
$$;
comment on function private.ballot_unsourced(public.candidatos_presidencia_2026) is
  'The first of the four facts that need a source which a record states on the ballot without one. Null when there is none.';
revoke execute on function private.ballot_unsourced(public.candidatos_presidencia_2026) from public, anon, authenticated, service_role;
grant execute on function private.ballot_unsourced(public.candidatos_presidencia_2026) to authenticated, service_role;

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
    -- What was said is said of this act alone.
    perform set_config('pauta.fontes_ditas', '', true);
  end if;
  if unsourced is not null then
    raise exception 'fonte_obrigatoria' using errcode = 'P0001', detail = jsonb_build_object('campo', unsourced)::text,
      hint = 'Save the value and its sources in one act with gravar_ficha; a new value needs a new source.';
  end if;
  return new;
end
$$;
comment on function private.require_sources() is
  'Refuses (P0001 fonte_obrigatoria, the field as JSON in the detail) what private.edit_unsourced and edit_unrestated find in an edit by an API role, and ballot_unsourced in a record that it puts on the ballot. What the owner loads brings its sources along.';

drop trigger require_sources on public.candidatos_presidencia_2026;
create trigger require_sources
  before insert or update on public.candidatos_presidencia_2026
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.require_sources();

-- The other way to leave a leaning on the campaign alone: the source itself changes its kind.
create function private.keep_leanings_sourced() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  alone text;
begin
  -- Two sources of one leaning may be turned at once, or one while the other is taken away: the record is the lock.
  perform from public.candidatos_presidencia_2026 as c
  where c.id in (
    select cf.candidato_id from public.candidatos_fontes as cf where cf.fonte_id = new.id and cf.campo = 'inclinacao_politica'
  )
  order by c.id for no key update;
  select min(c.nome) into alone
  from public.candidatos_presidencia_2026 as c
  join public.candidatos_fontes as cf on cf.candidato_id = c.id and cf.campo = 'inclinacao_politica' and cf.fonte_id = new.id
  where c.status in ('active', 'archived') and private.trimmed(c.inclinacao_politica) <> '' and not exists (
    select from public.candidatos_fontes as other
    join public.fontes as f on f.id = other.fonte_id
    where other.candidato_id = c.id and other.campo = 'inclinacao_politica' and f.id <> new.id and f.tipo <> 'partido_ou_campanha'
  );
  if alone is not null then
    raise exception 'fonte_unica_da_inclinacao' using errcode = 'P0001',
      detail = jsonb_build_object('campo', 'inclinacao_politica', 'candidato', alone)::text,
      hint = 'Add another source of this leaning first.';
  end if;
  return new;
end
$$;
comment on function private.keep_leanings_sourced() is
  'Refuses (P0001 fonte_unica_da_inclinacao) that a source becomes the campaign''s while it is the only other one of a public leaning.';
revoke execute on function private.keep_leanings_sourced() from public, anon, authenticated, service_role;

create trigger keep_leanings_sourced
  before update of tipo on public.fontes
  for each row when (new.tipo = 'partido_ou_campanha' and old.tipo <> new.tipo)
  execute function private.keep_leanings_sourced();
