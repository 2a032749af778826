-- Two first saves of one deputy at the same time: the second one waited for the first and then wrote over it. It is
-- refused now, as every other late save is. A source cannot have been read on a day to come either.
create or replace function private.gravar_destino(p_deputado integer, p_lido_em timestamptz, p_dados jsonb) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  stamps constant text[] := array['created_at', 'updated_by', 'updated_at'];
  wanted constant public.destinos_deputados := jsonb_populate_record(null::public.destinos_deputados, p_dados);
  old public.destinos_deputados;
  new public.destinos_deputados;
  before jsonb := '{}';
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  if wanted.revisado_em > (clock_timestamp() at time zone 'America/Sao_Paulo')::date then
    raise exception 'destino_dia' using errcode = 'P0001';
  end if;
  select * into old from public.destinos_deputados as d where d.deputado_id = p_deputado for update;
  if old.updated_at is distinct from p_lido_em then
    raise exception 'destino_mudou' using errcode = 'P0001';
  end if;
  if old.deputado_id is null then
    insert into public.destinos_deputados as d
      (deputado_id, destino, cargo, fonte_titulo, fonte_url, revisado_em, situacao, updated_by)
    values (
      p_deputado, wanted.destino, wanted.cargo, wanted.fonte_titulo, wanted.fonte_url, wanted.revisado_em, wanted.situacao, me
    ) on conflict (deputado_id) do nothing
    returning * into new;
  else
    before := to_jsonb(old) - stamps;
    update public.destinos_deputados as d set
      destino = wanted.destino, cargo = wanted.cargo, fonte_titulo = wanted.fonte_titulo, fonte_url = wanted.fonte_url,
      revisado_em = wanted.revisado_em, situacao = wanted.situacao, updated_by = me,
      updated_at = greatest(clock_timestamp(), d.updated_at + interval '1 microsecond')
    where d.deputado_id = p_deputado
    returning * into new;
  end if;
  if new.deputado_id is null then
    raise exception 'destino_mudou' using errcode = 'P0001';
  end if;
  -- The audit knows records by uuid; the Chamber's number is its last digits.
  insert into public.audit_log (entity, entity_id, action, actor_id, changes)
    select 'destinos_deputados', ('00000000-0000-4000-b000-' || lpad(p_deputado::text, 12, '0'))::uuid,
      case when before = '{}' then 'create' else 'update' end, me,
      jsonb_object_agg(field, jsonb_build_object('before', coalesce(before -> field, 'null'), 'after', coalesce(value, 'null')))
    from jsonb_each(to_jsonb(new) - stamps) as after (field, value)
    where coalesce(before -> field, 'null') <> coalesce(value, 'null')
    having count(*) > 0;
  return new.updated_at;
end
$$;
comment on function private.gravar_destino(integer, timestamptz, jsonb) is
  'Adds, corrects or confirms what became of one deputy, with one audit row. 42501 unless the caller is an administrator; P0001 destino_mudou when somebody else saved since p_lido_em (null: there was no row), destino_dia when the source was read on a day to come.';
