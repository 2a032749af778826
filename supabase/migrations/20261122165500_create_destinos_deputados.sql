create table public.destinos_deputados (
  deputado_id integer not null,
  destino text not null,
  cargo text,
  fonte_titulo text not null,
  fonte_url text not null,
  revisado_em date not null,
  situacao text not null default 'preliminar',
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint destinos_deputados_pkey primary key (deputado_id),
  constraint destinos_updated_by_fkey foreign key (updated_by) references auth.users (id) on delete set null,
  constraint destinos_deputado_id_valid check (deputado_id > 0),
  constraint destinos_destino_known
    check (destino in ('reeleito', 'nao_reeleito', 'outro_cargo_eleito', 'outro_cargo_nao_eleito', 'nao_concorreu')),
  -- The office is of those who stood for another one, and of nobody else.
  constraint destinos_cargo_valid check (
    (cargo is not null) = (destino in ('outro_cargo_eleito', 'outro_cargo_nao_eleito'))
    and length(private.trimmed(cargo)) >= 3 and length(cargo) <= 60 and private.line_ok(cargo)
  ),
  constraint destinos_fonte_titulo_valid
    check (length(private.trimmed(fonte_titulo)) >= 3 and length(fonte_titulo) <= 200 and private.line_ok(fonte_titulo)),
  constraint destinos_fonte_url_valid check (fonte_url <> '' and private.https_ok(fonte_url)),
  constraint destinos_situacao_known check (situacao in ('preliminar', 'conferido'))
);

create index destinos_updated_by_idx on public.destinos_deputados (updated_by);

comment on table public.destinos_deputados is
  'What became of each federal deputy in the election of 2026, with its source. Who has no row is not known: never taken as not re-elected. Everybody reads; gravar_destino alone writes.';
comment on column public.destinos_deputados.deputado_id is 'Identifier in the Chamber''s open data.';
comment on column public.destinos_deputados.destino is
  'reeleito or nao_reeleito to the Chamber, outro_cargo_eleito, outro_cargo_nao_eleito, nao_concorreu.';
comment on column public.destinos_deputados.cargo is 'The other office; null for who stood for the Chamber or for nothing.';
comment on column public.destinos_deputados.fonte_titulo is 'Who says so.';
comment on column public.destinos_deputados.fonte_url is 'Address of the source, https only.';
comment on column public.destinos_deputados.revisado_em is 'Day on which the source was read.';
comment on column public.destinos_deputados.situacao is 'preliminar (told by third parties) or conferido (compared with an official source).';
comment on column public.destinos_deputados.updated_by is 'Administrator of the last change; null means the system.';
comment on column public.destinos_deputados.created_at is 'When the row was entered.';
comment on column public.destinos_deputados.updated_at is 'When it last changed, always growing: a save compares it.';

revoke all on public.destinos_deputados from public, anon, authenticated, service_role;
grant select on public.destinos_deputados to anon, authenticated, service_role;

alter table public.destinos_deputados enable row level security;

create policy "everybody reads what became of deputies" on public.destinos_deputados
  for select to anon, authenticated
  using (true);

create function private.gravar_destino(p_deputado integer, p_lido_em timestamptz, p_dados jsonb) returns timestamptz
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
  select * into old from public.destinos_deputados as d where d.deputado_id = p_deputado for update;
  if old.updated_at is distinct from p_lido_em then
    raise exception 'destino_mudou' using errcode = 'P0001';
  end if;
  if old.deputado_id is not null then
    before := to_jsonb(old) - stamps;
  end if;
  insert into public.destinos_deputados as d
    (deputado_id, destino, cargo, fonte_titulo, fonte_url, revisado_em, situacao, updated_by)
  values (
    p_deputado, wanted.destino, wanted.cargo, wanted.fonte_titulo, wanted.fonte_url, wanted.revisado_em, wanted.situacao, me
  ) on conflict (deputado_id) do update set
    destino = excluded.destino, cargo = excluded.cargo, fonte_titulo = excluded.fonte_titulo,
    fonte_url = excluded.fonte_url, revisado_em = excluded.revisado_em, situacao = excluded.situacao, updated_by = me,
    updated_at = greatest(clock_timestamp(), d.updated_at + interval '1 microsecond')
  returning * into new;
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
  'Adds, corrects or confirms what became of one deputy, with one audit row. 42501 unless the caller is an administrator; P0001 destino_mudou when somebody else saved since p_lido_em (null: there was no row).';
revoke execute on function private.gravar_destino(integer, timestamptz, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.gravar_destino(integer, timestamptz, jsonb) to authenticated;

create function public.gravar_destino(p_deputado integer, p_lido_em timestamptz, p_dados jsonb) returns timestamptz
language sql
set search_path = ''
as $$
  select private.gravar_destino(p_deputado, p_lido_em, p_dados);
$$;
comment on function public.gravar_destino(integer, timestamptz, jsonb) is
  'An administrator''s save of what became of one deputy: the columns of the row. Answers the new updated_at. Refuses as private.gravar_destino does.';
revoke execute on function public.gravar_destino(integer, timestamptz, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.gravar_destino(integer, timestamptz, jsonb) to authenticated;
