-- Two statements that name the same choices in another order would wait for each other: they go one behind the other.
create or replace function private.queue_choices() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Before the statement takes any row: whoever held one while waiting here would be waited for in turn.
  perform pg_advisory_xact_lock(hashtextextended('escolhas' || (select auth.uid()), 0));
  return null;
end
$$;
comment on function private.queue_choices() is
  'Lets the caller''s saves of choices, erasures of them and withdrawals of consent go one behind the other.';

drop trigger queue_choices on public.consentimentos;
create trigger queue_choices
  before update on public.consentimentos
  for each statement execute function private.queue_choices();
drop trigger queue_choices on public.usuario_candidatos_relacao;
create trigger queue_choices
  before insert or update or delete on public.usuario_candidatos_relacao
  for each statement execute function private.queue_choices();
drop trigger queue_choices on public.usuario_deputados_relacao;
create trigger queue_choices
  before insert or update or delete on public.usuario_deputados_relacao
  for each statement execute function private.queue_choices();

-- A source that turns holds itself and asks for the records; a save that held its record would ask for the source.
create or replace function public.gravar_ficha(p_id uuid, p_lido_em timestamptz, p_dados jsonb, p_fontes jsonb default '[]', p_nota text default null)
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
  -- Sources first, in one order, then the record, as private.keep_leanings_sourced does.
  perform from public.fontes as f
  where f.id in (select unnest(l.fontes) from jsonb_to_recordset(p_fontes) as l (fontes uuid[]))
  order by f.id for share;
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
