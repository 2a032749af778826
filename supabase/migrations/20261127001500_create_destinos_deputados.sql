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
  -- Only who stood for another office has one here.
  constraint destinos_cargo_valid check (
    (cargo is not null) = (destino in ('outro_cargo_eleito', 'outro_cargo_nao_eleito'))
    and length(private.trimmed(cargo)) >= 3 and length(cargo) <= 60 and private.line_ok(cargo)
  ),
  constraint destinos_fonte_titulo_valid
    check (length(private.trimmed(fonte_titulo)) >= 3 and length(fonte_titulo) <= 200 and private.line_ok(fonte_titulo)),
  constraint destinos_fonte_url_valid check (fonte_url <> '' and private.https_ok(fonte_url)),
  constraint destinos_situacao_known check (situacao in ('preliminar', 'conferido')),
  constraint destinos_cargo_impersonal check (private.impersonal_ok(cargo)),
  constraint destinos_fonte_titulo_impersonal check (private.impersonal_ok(fonte_titulo))
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

-- The second of two first saves is refused, as every other late save is.
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
revoke execute on function private.gravar_destino(integer, timestamptz, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.gravar_destino(integer, timestamptz, jsonb) to authenticated;

-- Who adds a row has no lock to name, so the argument may be left out.
create function public.gravar_destino(p_deputado integer, p_lido_em timestamptz default null, p_dados jsonb default '{}')
returns timestamptz
language sql
set search_path = ''
as $$
  select private.gravar_destino(p_deputado, p_lido_em, p_dados);
$$;
comment on function public.gravar_destino(integer, timestamptz, jsonb) is
  'An administrator''s save of what became of one deputy: the columns of the row, and the updated_at that was read (left out: there was no row). Answers the new updated_at. Refuses as private.gravar_destino does.';
revoke execute on function public.gravar_destino(integer, timestamptz, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.gravar_destino(integer, timestamptz, jsonb) to authenticated;

create table public.eleitos_camara (
  id uuid not null default gen_random_uuid(),
  legislatura smallint not null,
  uf text not null,
  nome_urna text not null,
  partido_sigla text not null,
  numero_urna integer,
  votos integer,
  situacao text,
  deputado_id integer,
  fontes text[] not null,
  situacao_lista text not null default 'preliminar',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint eleitos_camara_pkey primary key (id),
  constraint eleitos_person_key unique (legislatura, uf, nome_urna),
  constraint eleitos_deputado_key unique (legislatura, deputado_id),
  constraint eleitos_legislatura_valid check (legislatura between 58 and 100),
  constraint eleitos_uf_valid check (uf ~ '^[A-Z]{2}$'),
  constraint eleitos_nome_urna_valid
    check (length(private.trimmed(nome_urna)) >= 2 and length(nome_urna) <= 120 and private.line_ok(nome_urna)),
  constraint eleitos_partido_sigla_valid
    check (length(private.trimmed(partido_sigla)) >= 2 and length(partido_sigla) <= 20 and private.line_ok(partido_sigla)),
  constraint eleitos_numero_urna_valid check (numero_urna between 1000 and 9999),
  constraint eleitos_votos_valid check (votos >= 0),
  constraint eleitos_situacao_valid check (length(situacao) <= 40 and private.line_ok(situacao)),
  constraint eleitos_deputado_id_valid check (deputado_id > 0),
  constraint eleitos_fontes_given check (cardinality(fontes) between 1 and 10),
  constraint eleitos_situacao_lista_known check (situacao_lista in ('preliminar', 'conferida'))
);

comment on table public.eleitos_camara is
  'Who was elected to the Chamber for a legislature, as public lists say. Everybody reads; nobody writes by the API.';
comment on column public.eleitos_camara.id is 'Identifier of the row.';
comment on column public.eleitos_camara.legislatura is 'Number of the legislature.';
comment on column public.eleitos_camara.uf is 'State that elected the person, as its two letters.';
comment on column public.eleitos_camara.nome_urna is 'Name on the ballot, as the source writes it.';
comment on column public.eleitos_camara.partido_sigla is 'Party at the election.';
comment on column public.eleitos_camara.numero_urna is 'Number on the ballot; null when no source says it.';
comment on column public.eleitos_camara.votos is 'Votes; null when no source says them.';
comment on column public.eleitos_camara.situacao is 'The source''s own word, such as Eleito por QP; null when none says it.';
comment on column public.eleitos_camara.deputado_id is
  'Identifier in the Chamber''s open data of who was a deputy before and is certainly the same person; null otherwise.';
comment on column public.eleitos_camara.fontes is 'Keys of the lists that name the person.';
comment on column public.eleitos_camara.situacao_lista is 'preliminar, or conferida when the whole list was compared with the TSE''s.';
comment on column public.eleitos_camara.created_at is 'When the row was entered.';
comment on column public.eleitos_camara.updated_at is 'When the row last changed.';

revoke all on public.eleitos_camara from public, anon, authenticated, service_role;
grant select on public.eleitos_camara to anon, authenticated, service_role;
alter table public.eleitos_camara enable row level security;

create policy "everybody reads who was elected to the Chamber" on public.eleitos_camara
  for select to anon, authenticated
  using (true);

create function private.refuse_partial_list() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- Seats of each state (Complementary Law 78/1993 and TSE Resolution 23,389/2013): 513 in all.
  seats constant jsonb := '{"AC":8,"AL":9,"AM":8,"AP":8,"BA":39,"CE":22,"DF":8,"ES":10,"GO":17,"MA":18,"MG":53,"MS":8,"MT":8,"PA":17,"PB":12,"PE":25,"PI":10,"PR":30,"RJ":46,"RN":8,"RO":8,"RR":8,"RS":31,"SC":16,"SE":8,"SP":70,"TO":8}';
begin
  if exists (
    select from public.eleitos_camara as e group by e.legislatura
    having bool_or(e.situacao_lista = 'conferida') and (count(*) <> 513 or bool_or(e.situacao_lista = 'preliminar'))
  ) or exists (
    select from public.eleitos_camara as e where e.situacao_lista = 'conferida' group by e.legislatura, e.uf
    having count(*) <> coalesce((seats ->> e.uf)::integer, 0)
  ) then
    raise exception 'a compared list has 513 people and the seats of each state' using errcode = '23514';
  end if;
  return null;
end
$$;
comment on function private.refuse_partial_list() is
  'Refuses (23514) a list called compared that has not 513 people, not the constitutional seats of each state, or rows that are preliminary.';
revoke execute on function private.refuse_partial_list() from public, anon, authenticated, service_role;

create trigger refuse_partial_list
  after insert or update or delete on public.eleitos_camara
  for each statement execute function private.refuse_partial_list();
