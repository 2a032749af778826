-- A source states a value, not a column: a new value needs its sources stated anew.
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

-- These four weigh most, on the ballot: leaning, assets, registration, offices.
create function private.facts_unsourced(candidate public.candidatos_presidencia_2026) returns setof text
language sql stable
set search_path = ''
as $$
  select fact.campo
  from (values
    ('inclinacao_politica', private.trimmed(candidate.inclinacao_politica) <> ''),
    ('bens_declarados', candidate.bens_declarados is not null),
    ('situacao_registro', candidate.situacao_registro is not null),
    ('historico_eleitoral', candidate.historico_eleitoral <> '[]')
  ) as fact (campo, stated)
  where candidate.status = 'active' and fact.stated and not exists (
    select from public.candidatos_fontes as cf
    join public.fontes as f on f.id = cf.fonte_id
    where cf.candidato_id = candidate.id and cf.campo = fact.campo
      and (fact.campo <> 'inclinacao_politica' or f.tipo <> 'partido_ou_campanha')
  );
$$;
comment on function private.facts_unsourced(public.candidatos_presidencia_2026) is
  'Those of the four facts that need a source which an active candidate''s record states and none that counts does.';
revoke execute on function private.facts_unsourced(public.candidatos_presidencia_2026) from public, anon, authenticated, service_role;
grant execute on function private.facts_unsourced(public.candidatos_presidencia_2026) to authenticated, service_role;

create function private.edit_unsourced(old public.candidatos_presidencia_2026, new public.candidatos_presidencia_2026) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  edited public.candidatos_presidencia_2026 := new;
begin
  -- What the act leaves as it was is not asked about: a record from before this rule keeps working until edited.
  if new.inclinacao_politica is not distinct from old.inclinacao_politica then
    edited.inclinacao_politica := null;
  end if;
  if new.bens_declarados is not distinct from old.bens_declarados then
    edited.bens_declarados := null;
  end if;
  if (new.situacao_registro, new.situacao_registro_em) is not distinct from (old.situacao_registro, old.situacao_registro_em) then
    edited.situacao_registro := null;
  end if;
  if new.historico_eleitoral = old.historico_eleitoral then
    edited.historico_eleitoral := '[]';
  end if;
  return (select min(campo) from private.facts_unsourced(edited) as campo);
end
$$;
comment on function private.edit_unsourced(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) is
  'The first leaning, sum of declared assets, registration or electoral history that an edit states and no source does; of a leaning also when the campaign alone does. Null when there is none.';
revoke execute on function private.edit_unsourced(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) from public, anon, authenticated, service_role;
grant execute on function private.edit_unsourced(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) to authenticated, service_role;

-- A save with sources states them anew; a plain update cannot, so the value loses them.
-- The four facts that need a source are refused instead.
create function private.edit_unrestated(old public.candidatos_presidencia_2026, new public.candidatos_presidencia_2026) returns text
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
revoke execute on function private.edit_unrestated(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) from public, anon, authenticated, service_role;
grant execute on function private.edit_unrestated(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) to authenticated, service_role;

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

-- The rule of gravar_ficha holds for every edit by the API.
create function private.require_sources() returns trigger
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
comment on function private.require_sources() is
  'Refuses (P0001 fonte_obrigatoria, the field as JSON in the detail) what private.edit_unsourced and edit_unrestated find in an edit by an API role, and ballot_unsourced in a record that it puts on the ballot. What the owner loads brings its sources along.';
revoke execute on function private.require_sources() from public, anon, authenticated, service_role;

create trigger require_sources
  before insert or update on public.candidatos_presidencia_2026
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.require_sources();

create function private.sources_state(candidate uuid, field text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'fontes', coalesce((
      select jsonb_agg(f.titulo order by cf.posicao) from public.candidatos_fontes as cf
      join public.fontes as f on f.id = cf.fonte_id
      where cf.candidato_id = candidate and cf.campo = field
    ), '[]'),
    'confianca', (select r.confianca from public.candidatos_revisoes as r where r.candidato_id = candidate and r.campo = field),
    'ressalva', (select r.ressalva from public.candidatos_revisoes as r where r.candidato_id = candidate and r.campo = field)
  );
$$;
comment on function private.sources_state(uuid, text) is 'Sources by title, confidence and caveat of one field, as the audit compares them.';
revoke execute on function private.sources_state(uuid, text) from public, anon, authenticated, service_role;

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

-- A source that changes its kind may leave a leaning on the campaign alone, too.
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
