-- One act, one audit row: what changes beside the columns, and why, waits in settings of the transaction until the
-- audit trigger writes it.
create or replace function private.audit_candidato() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Changes of these columns alone are not an act: a trigger or an account's erasure made them. They name accounts, so
  -- that an entry knows a person by actor_id and by nothing else.
  stamps constant text[] := array['id', 'created_by', 'created_at', 'updated_by', 'updated_at'];
  before constant jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) - stamps end;
  after constant jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) - stamps end;
  beside constant jsonb := nullif(current_setting('pauta.mudancas_de_fontes', true), '')::jsonb;
  difference jsonb;
  act text;
begin
  select jsonb_object_agg(
    field,
    jsonb_build_object('before', coalesce(before -> field, 'null'), 'after', coalesce(after -> field, 'null'))
  ) into difference
  from jsonb_object_keys(before || after) as field
  where coalesce(before -> field, 'null') <> coalesce(after -> field, 'null');
  difference := nullif(coalesce(difference, '{}') || coalesce(beside, '{}'), '{}');

  if difference is null then
    return null;
  end if;

  act := case
    when tg_op = 'INSERT' then 'create'
    when tg_op = 'DELETE' then 'delete'
    when new.status = old.status then 'update'
    when new.status = 'deleted' then 'delete'
    when new.status = 'archived' and old.status = 'active' then 'archive'
    else 'restore'
  end;

  insert into public.audit_log (entity, entity_id, action, actor_id, changes, nota)
  values (
    tg_table_name, coalesce(new.id, old.id), act, (select auth.uid()), difference,
    nullif(current_setting('pauta.nota', true), '')
  );
  return null;
end
$$;

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

create function private.set_sources(p_candidato uuid, p_fontes jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  one record;
  before jsonb;
  after jsonb;
  changes jsonb := '{}';
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  for one in
    select l.campo, l.fontes, l.confianca, l.ressalva
    from jsonb_to_recordset(p_fontes) as l (campo text, fontes uuid[], confianca text, ressalva text)
  loop
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
  perform set_config('pauta.mudancas_de_fontes', changes::text, true);
end
$$;
comment on function private.set_sources(uuid, jsonb) is
  'Replaces sources, confidence and caveat of each field in [{campo, fontes, confianca, ressalva}] and leaves what changed for the audit trigger. 42501 unless the caller is an administrator.';
revoke execute on function private.set_sources(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.set_sources(uuid, jsonb) to authenticated;

create function public.gravar_ficha(p_id uuid, p_lido_em timestamptz, p_dados jsonb, p_fontes jsonb default '[]', p_nota text default null)
returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  old public.candidatos_presidencia_2026;
  record public.candidatos_presidencia_2026;
  assignments text;
  unsourced text;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  select * into old from public.candidatos_presidencia_2026 as c where c.id = p_id for update;
  if old.updated_at is distinct from p_lido_em then
    raise exception 'ficha_mudou' using errcode = 'P0001';
  end if;
  perform set_config('pauta.nota', coalesce(private.trimmed(p_nota), ''), true);
  perform private.set_sources(p_id, p_fontes);

  -- The caller's own grants decide which columns may be written; a name that is no column is refused with them.
  select string_agg(format('%1$I = saved.%1$I', field), ', ') into assignments from jsonb_object_keys(p_dados) as field;
  execute format(
    'update public.candidatos_presidencia_2026 as c set %s from jsonb_populate_record($1, $2) as saved where c.id = $3 returning c.*',
    coalesce(assignments, 'nome = c.nome')
  ) into record using old, p_dados, p_id;

  -- The table's own rule asks about what is edited; taking a source away from what needs one is an edit of it too.
  select campo into unsourced from private.facts_unsourced(record) as campo
  where p_fontes @> jsonb_build_array(jsonb_build_object('campo', campo)) limit 1;
  if unsourced is not null then
    raise exception 'fonte_obrigatoria' using errcode = 'P0001', detail = jsonb_build_object('campo', unsourced)::text;
  end if;
  perform set_config('pauta.nota', '', true), set_config('pauta.mudancas_de_fontes', '', true);
  return record.updated_at;
end
$$;
comment on function public.gravar_ficha(uuid, timestamptz, jsonb, jsonb, text) is
  'An administrator''s save of a candidate: columns, sources of fields ([{campo, fontes, confianca, ressalva}]) and why, in one transaction with one audit row. Answers the new updated_at. 42501 for others; P0001 ficha_mudou when somebody else saved since p_lido_em, fonte_obrigatoria with the field in the detail.';
revoke execute on function public.gravar_ficha(uuid, timestamptz, jsonb, jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.gravar_ficha(uuid, timestamptz, jsonb, jsonb, text) to authenticated;

create function public.gravar_fontes(
  p_candidato uuid, p_lido_em timestamptz, p_campo text, p_fontes uuid[], p_confianca text default null,
  p_ressalva text default null, p_nota text default null
) returns timestamptz
language sql
set search_path = ''
as $$
  select public.gravar_ficha(
    p_candidato, p_lido_em, '{}',
    jsonb_build_array(jsonb_build_object('campo', p_campo, 'fontes', p_fontes, 'confianca', p_confianca, 'ressalva', p_ressalva)),
    p_nota
  );
$$;
comment on function public.gravar_fontes(uuid, timestamptz, text, uuid[], text, text, text) is
  'Replaces the sources of one field of a candidate, with confidence, caveat and why, in one transaction with one audit row. Refuses as gravar_ficha does.';
revoke execute on function public.gravar_fontes(uuid, timestamptz, text, uuid[], text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.gravar_fontes(uuid, timestamptz, text, uuid[], text, text, text) to authenticated;
