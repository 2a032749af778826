-- What a hidden entry wrote stayed public as the "antes" of the next entry, and what it replaced as the "depois" of the one before.
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

create or replace function private.historico_da_ficha(p_candidato uuid, p_antes timestamptz, p_audit uuid, p_limite integer)
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
