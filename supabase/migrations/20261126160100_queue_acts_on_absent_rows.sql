-- A lock on a row that is not there yet locks nothing: of two first drafts of one explanation the second replaced the first,
-- and of two administrators who hid one entry both audit rows told of one that had been shown.
create or replace function private.lock_explicacao(p_votacao integer, p_lido_em timestamptz) returns public.votacoes_explicadas
language plpgsql
set search_path = ''
as $$
declare
  old public.votacoes_explicadas;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('votacoes_explicadas' || p_votacao, 0));
  select * into old from public.votacoes_explicadas as e where e.votacao_id = p_votacao for update;
  if old.updated_at is distinct from p_lido_em then
    raise exception 'explicacao_mudou' using errcode = 'P0001';
  end if;
  return old;
end
$$;
comment on function private.lock_explicacao(integer, timestamptz) is
  'The explanation of a roll call, locked, also while there is none: then all null. 42501 unless the caller is an administrator; P0001 explicacao_mudou when it is not as it was read (null: there was none).';

create or replace function private.ocultar_do_publico(p_audit uuid, p_motivo text) returns void
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
