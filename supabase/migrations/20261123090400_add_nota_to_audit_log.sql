alter table public.audit_log
  add column nota text,
  add constraint audit_log_nota_valid check (private.trimmed(nota) <> '' and length(nota) <= 200 and private.line_ok(nota));

comment on column public.audit_log.nota is 'Why the change was made, in the words of who made it; the public reads it in the history.';

create table public.audit_ocultacoes (
  audit_id uuid not null,
  motivo text not null,
  ocultado_por uuid,
  ocultado_em timestamptz not null default now(),
  constraint audit_ocultacoes_pkey primary key (audit_id),
  constraint audit_ocultacoes_motivo_known
    check (motivo in ('dado_pessoal', 'ordem_judicial', 'ofensa', 'erro_de_digitacao'))
);

comment on table public.audit_ocultacoes is
  'Audit rows that the public history shows by their reason alone. The audit itself hides nothing. Administrators read; ocultar_do_publico alone writes.';
comment on column public.audit_ocultacoes.audit_id is 'The hidden entry. No foreign key: entries never go, and a reference would change how a truncation is refused.';
comment on column public.audit_ocultacoes.motivo is 'dado_pessoal, ordem_judicial, ofensa or erro_de_digitacao: all that the public is told.';
comment on column public.audit_ocultacoes.ocultado_por is 'Administrator who hid it. No foreign key, as in audit_log.';
comment on column public.audit_ocultacoes.ocultado_em is 'When it was hidden.';

revoke all on public.audit_ocultacoes from public, anon, authenticated, service_role;
grant select on public.audit_ocultacoes to authenticated, service_role;

alter table public.audit_ocultacoes enable row level security;

create policy "administrators read what is hidden" on public.audit_ocultacoes
  for select to authenticated
  using ((select private.is_admin()));

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
  perform from public.audit_log as a where a.id = p_audit for share;
  if not found then
    raise exception 'entrada_desconhecida' using errcode = 'P0001';
  end if;
  select o.motivo into known from public.audit_ocultacoes as o where o.audit_id = p_audit for update;
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

create function public.ocultar_do_publico(p_audit uuid, p_motivo text) returns void
language sql
set search_path = ''
as $$
  select private.ocultar_do_publico(p_audit, p_motivo);
$$;
comment on function public.ocultar_do_publico(uuid, text) is
  'An administrator hides an audit row from the public history (dado_pessoal, ordem_judicial, ofensa, erro_de_digitacao) or, with null, shows it again.';
revoke execute on function public.ocultar_do_publico(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.ocultar_do_publico(uuid, text) to authenticated;
