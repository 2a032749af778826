-- Several acts may share an instant: a page that ended among them skipped the rest, so the identifier breaks the tie.
create index audit_log_entity_entry_idx on public.audit_log (entity_id, created_at desc, id desc);
drop index public.audit_log_entity_id_idx;
alter index public.audit_log_entity_entry_idx rename to audit_log_entity_id_idx;

drop function public.historico_da_ficha(uuid, timestamptz, integer);
drop function private.historico_da_ficha(uuid, timestamptz, integer);

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
    case when o.audit_id is null then a.changes end,
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
  'The public part of the audit of one candidate that the public may see; never an account. A hidden entry keeps its day and act and tells its reason alone.';
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
