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
