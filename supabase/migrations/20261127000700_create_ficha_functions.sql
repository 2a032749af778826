create function private.set_sources(p_candidato uuid, p_fontes jsonb) returns void
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

create function private.ocultar_do_publico(p_audit uuid, p_motivo text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  known text;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  -- Two administrators on one entry: the second waits and sees what the first did.
  perform from public.audit_log as a where a.id = p_audit for update;
  if not found then
    raise exception 'entrada_desconhecida' using errcode = 'P0001';
  end if;
  select o.motivo into known from public.audit_ocultacoes as o where o.audit_id = p_audit;
  if known is not distinct from p_motivo then
    return;
  end if;
  if p_motivo is null then
    delete from public.audit_ocultacoes as o where o.audit_id = p_audit;
  else
    insert into public.audit_ocultacoes as o (audit_id, motivo, ocultado_por) values (p_audit, p_motivo, me)
      on conflict (audit_id) do update set motivo = excluded.motivo, ocultado_por = me, ocultado_em = now();
  end if;
  insert into public.audit_log (entity, entity_id, action, actor_id, changes) values (
    'audit_ocultacoes', p_audit, case when p_motivo is null then 'restore' else 'archive' end, me,
    jsonb_build_object('motivo', jsonb_build_object('before', to_jsonb(known), 'after', to_jsonb(p_motivo)))
  );
end
$$;
comment on function private.ocultar_do_publico(uuid, text) is
  'Hides an audit row from the public history for a reason, or shows it again (null), as an audited act. 42501 unless the caller is an administrator; P0001 entrada_desconhecida; 23514 for an unknown reason.';
revoke execute on function private.ocultar_do_publico(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.ocultar_do_publico(uuid, text) to authenticated;

-- A default lets clients leave the reason out: their types know no null argument.
create function public.ocultar_do_publico(p_audit uuid, p_motivo text default null) returns void
language sql
set search_path = ''
as $$
  select private.ocultar_do_publico(p_audit, p_motivo);
$$;
comment on function public.ocultar_do_publico(uuid, text) is
  'An administrator hides an audit row from the public history (dado_pessoal, ordem_judicial, ofensa, erro_de_digitacao) or, without a reason, shows it again.';
revoke execute on function public.ocultar_do_publico(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.ocultar_do_publico(uuid, text) to authenticated;

-- A hidden value is also in the entries before and after it.
create function private.sem_valores_ocultos(p_candidato uuid, p_mudancas jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  with hidden as materialized (
    select distinct one.field, side.value
    from public.audit_log as a
    join public.audit_ocultacoes as o on o.audit_id = a.id
    cross join lateral jsonb_each(a.changes) as one (field, change)
    cross join lateral jsonb_each(one.change) as side (name, value)
    where a.entity = 'candidatos_presidencia_2026' and a.entity_id = p_candidato
      -- Nothing, in its three shapes, hides nothing.
      and side.value not in ('null', '[]', '{"fontes": [], "confianca": null, "ressalva": null}')
      -- What stands on the page today is no secret of its history.
      and side.value is distinct from (
        select to_jsonb(c) -> one.field from public.candidatos_presidencia_2026 as c where c.id = p_candidato
      )
  )
  select jsonb_object_agg(m.field, (
    select jsonb_object_agg(side.name, case when h.value is null then side.value else '{"oculto": true}' end)
    from jsonb_each(m.change) as side (name, value)
    left join hidden as h on h.field = m.field and h.value = side.value
  ))
  from jsonb_each(p_mudancas) as m (field, change);
$$;
comment on function private.sem_valores_ocultos(uuid, jsonb) is
  'The changes of an entry of a candidate''s history with {"oculto": true} for each value that a hidden entry holds of the same field, unless the record holds it today.';
revoke execute on function private.sem_valores_ocultos(uuid, jsonb) from public, anon, authenticated, service_role;

create function private.historico_da_ficha(p_candidato uuid, p_antes timestamptz, p_audit uuid, p_limite integer)
returns table (entrada uuid, quando timestamptz, ato text, papel text, mudancas jsonb, nota text, oculto_por text)
language sql stable security definer
set search_path = ''
as $$
  select
    a.id,
    a.created_at,
    a.action,
    case
      when a.actor_id is not null then 'Curadoria'
      when a.action = 'create' then 'Carga inicial'
      else 'Sistema'
    end,
    case when o.audit_id is null then private.sem_valores_ocultos(p_candidato, a.changes) end,
    case when o.audit_id is null then a.nota end,
    o.motivo
  from public.audit_log as a
  left join public.audit_ocultacoes as o on o.audit_id = a.id
  where a.entity = 'candidatos_presidencia_2026' and a.entity_id = p_candidato
    and (a.created_at, a.id) < (
      coalesce(p_antes, 'infinity'), coalesce(p_audit, '00000000-0000-0000-0000-000000000000')
    )
    and exists (
      select from public.candidatos_presidencia_2026 as c where c.id = p_candidato and c.status in ('active', 'archived')
    )
  order by a.created_at desc, a.id desc
  limit least(greatest(coalesce(p_limite, 20), 1), 50);
$$;
comment on function private.historico_da_ficha(uuid, timestamptz, uuid, integer) is
  'The public part of the audit of one candidate that the public may see; never an account. A hidden entry keeps its day and act and tells its reason alone; its values are hidden wherever the history has them.';
revoke execute on function private.historico_da_ficha(uuid, timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function private.historico_da_ficha(uuid, timestamptz, uuid, integer) to anon, authenticated, service_role;

create function public.historico_da_ficha(
  p_candidato uuid, p_antes timestamptz default null, p_limite integer default 20, p_antes_de uuid default null
)
returns table (entrada uuid, quando timestamptz, ato text, papel text, mudancas jsonb, nota text, oculto_por text)
language sql stable
set search_path = ''
as $$
  select * from private.historico_da_ficha(p_candidato, p_antes, p_antes_de, p_limite);
$$;
comment on function public.historico_da_ficha(uuid, timestamptz, integer, uuid) is
  'What was changed on a candidate''s page, newest first, at most 50 before an entry (its instant and its identifier; an instant alone asks for what is older): act, role (Carga inicial, Sistema, Curadoria), before and after, note, or the reason for which an entry is hidden. For everyone; no account.';
revoke execute on function public.historico_da_ficha(uuid, timestamptz, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function public.historico_da_ficha(uuid, timestamptz, integer, uuid) to anon, authenticated, service_role;

-- A record without a registration at the court has not run: it counts as no candidacy.
create function public.resumo_das_fichas(p_ano integer)
returns table (fichas integer, campos integer, ultima_revisao date)
language sql stable
set search_path = ''
as $$
  with listed as (
    select id from public.candidatos_presidencia_2026
    where status = 'active' and tse_sq is not null and election_year = p_ano
  ),
  shared as (
    select s.campo
    from (select distinct candidato_id, campo from public.candidatos_fontes) as s
    join listed on listed.id = s.candidato_id
    group by s.campo
    having count(*) = (select count(*) from listed)
  )
  select
    (select count(*) from listed)::integer,
    (select count(*) from shared)::integer,
    (
      select max(r.revisado_em)
      from public.candidatos_revisoes as r
      join listed on listed.id = r.candidato_id
    );
$$;
comment on function public.resumo_das_fichas(integer) is
  'How many registered candidates of an election are on the ballot, how many facts have a source in every one of their records, and the day of the last review. For everybody.';
revoke execute on function public.resumo_das_fichas(integer) from public, anon, authenticated, service_role;
grant execute on function public.resumo_das_fichas(integer) to anon, authenticated, service_role;
