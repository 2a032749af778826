create table public.candidatos_presidencia_2026 (
  id uuid not null default gen_random_uuid(),
  nome text not null,
  foto_url text,
  partido_sigla text not null,
  partido_nome text not null,
  partido_cor_hex text not null default '#000000',
  status text not null default 'active',
  estado_origem text default 'BR',
  idade integer default 35,
  profissao text default 'Político',
  inclinacao_politica text default 'Centro',
  pautas_defendidas text[] not null default '{}',
  historico_eleitoral jsonb not null default '[]',
  link_wikipedia text,
  link_site_campanha text,
  coalition text,
  election_year integer not null default 2026,
  bio_summary text,
  numero_urna integer,
  foto_credito text,
  created_by uuid,
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Only the owner writes these four: no record of the panel claims to be the court's.
  -- The day of the data is when they were gathered, not when a file was loaded.
  fonte text,
  dados_ate date,
  inclinacao_politica_fontes text[] not null default '{}',
  link_site_partido text,
  -- The reason has a place of its own: a biography is prose that anybody may shorten.
  motivo_fora_da_urna text,
  nome_completo text,
  data_nascimento date,
  escolaridade text,
  vice_nome text,
  vice_partido text,
  coligacao_partidos text[],
  situacao_registro text,
  situacao_registro_em date,
  bens_declarados numeric(14, 2),
  plano_governo_url text,
  ficha_tse_url text,
  tse_sq text,
  pautas_detalhe jsonb not null default '[]',
  constraint candidatos_presidencia_2026_pkey primary key (id),
  constraint candidatos_created_by_fkey foreign key (created_by) references auth.users (id) on delete set null,
  constraint candidatos_updated_by_fkey foreign key (updated_by) references auth.users (id) on delete set null,
  constraint candidatos_nome_valid
    check (length(private.trimmed(nome)) >= 3 and length(nome) <= 120 and private.line_ok(nome)),
  constraint candidatos_foto_url_valid check (foto_url <> '' and private.https_ok(foto_url)),
  constraint candidatos_foto_url_required check (foto_url is not null or status <> 'active'),
  constraint candidatos_partido_sigla_valid
    check (length(private.trimmed(partido_sigla)) >= 2 and length(partido_sigla) <= 12 and private.line_ok(partido_sigla)),
  constraint candidatos_partido_nome_valid
    check (length(private.trimmed(partido_nome)) >= 1 and length(partido_nome) <= 120 and private.line_ok(partido_nome)),
  constraint candidatos_partido_cor_hex_valid check (partido_cor_hex ~ '^#[0-9A-Fa-f]{6}$'),
  constraint candidatos_status_known check (status in ('active', 'archived', 'deleted')),
  constraint candidatos_estado_origem_valid check (estado_origem ~ '^[A-Z]{2}$'),
  constraint candidatos_idade_valid check (idade between 35 and 130),
  constraint candidatos_profissao_valid check (length(profissao) <= 120 and private.line_ok(profissao)),
  constraint candidatos_inclinacao_politica_valid
    check (length(inclinacao_politica) <= 40 and private.line_ok(inclinacao_politica)),
  constraint candidatos_pautas_defendidas_valid check (private.pautas_ok(pautas_defendidas)),
  constraint candidatos_historico_eleitoral_valid check (private.historico_ok(historico_eleitoral)),
  constraint candidatos_link_wikipedia_valid check (private.wiki_ok(link_wikipedia)),
  constraint candidatos_link_site_campanha_valid check (private.https_ok(link_site_campanha)),
  constraint candidatos_coalition_valid check (length(coalition) <= 200 and private.line_ok(coalition)),
  constraint candidatos_election_year_valid check (election_year between 1989 and 2100),
  constraint candidatos_bio_summary_valid check (length(bio_summary) <= 800 and private.text_ok(bio_summary)),
  constraint candidatos_numero_urna_valid check (numero_urna between 10 and 99),
  constraint candidatos_foto_credito_valid check (length(foto_credito) <= 200 and private.line_ok(foto_credito)),
  constraint candidatos_fonte_valid
    check (private.trimmed(fonte) <> '' and length(fonte) <= 120 and private.line_ok(fonte)),
  constraint candidatos_dados_ate_sourced check (dados_ate is null or fonte is not null),
  constraint candidatos_inclinacao_politica_fontes_valid check (private.pautas_ok(inclinacao_politica_fontes)),
  constraint candidatos_link_site_partido_valid check (private.https_ok(link_site_partido)),
  constraint candidatos_motivo_fora_da_urna_valid
    check (length(motivo_fora_da_urna) <= 200 and private.line_ok(motivo_fora_da_urna)),
  constraint candidatos_nome_completo_valid check (
    length(private.trimmed(nome_completo)) >= 3 and length(nome_completo) <= 160 and private.line_ok(nome_completo)
  ),
  -- Constitution art. 14 § 3º VI: 35 years by the day of taking office, a year later.
  constraint candidatos_data_nascimento_valid check (
    data_nascimento >= '1900-01-01' and extract(year from data_nascimento) <= election_year - 34
  ),
  constraint candidatos_escolaridade_valid check (
    private.trimmed(escolaridade) <> '' and length(escolaridade) <= 60 and private.line_ok(escolaridade)
  ),
  constraint candidatos_vice_nome_valid check (
    length(private.trimmed(vice_nome)) >= 3 and length(vice_nome) <= 120 and private.line_ok(vice_nome)
  ),
  constraint candidatos_vice_partido_valid check (
    length(private.trimmed(vice_partido)) >= 2 and length(vice_partido) <= 20 and private.line_ok(vice_partido)
  ),
  constraint candidatos_vice_partido_of_vice check (vice_partido is null or vice_nome is not null),
  constraint candidatos_coligacao_partidos_valid check (private.siglas_ok(coligacao_partidos)),
  constraint candidatos_situacao_registro_valid check (
    private.trimmed(situacao_registro) <> '' and length(situacao_registro) <= 60 and private.line_ok(situacao_registro)
  ),
  constraint candidatos_situacao_registro_em_valid check (situacao_registro_em is null or situacao_registro is not null),
  constraint candidatos_bens_declarados_valid check (bens_declarados >= 0),
  constraint candidatos_plano_governo_url_valid check (plano_governo_url <> '' and private.https_ok(plano_governo_url)),
  constraint candidatos_ficha_tse_url_valid check (
    private.https_ok(ficha_tse_url) and ficha_tse_url ~ '^https://([a-z0-9-]+\.)*tse\.jus\.br/'
  ),
  constraint candidatos_tse_sq_valid check (tse_sq ~ '^[0-9]{8,15}$'),
  constraint candidatos_tse_sq_key unique (tse_sq),
  constraint candidatos_pautas_detalhe_valid check (private.pautas_detalhe_ok(pautas_detalhe)),
  -- The public reads every free text at once, so none may carry personal data.
  constraint candidatos_nome_impersonal check (private.impersonal_ok(nome)),
  constraint candidatos_nome_completo_impersonal check (private.impersonal_ok(nome_completo)),
  constraint candidatos_partido_sigla_impersonal check (private.impersonal_ok(partido_sigla)),
  constraint candidatos_partido_nome_impersonal check (private.impersonal_ok(partido_nome)),
  constraint candidatos_coalition_impersonal check (private.impersonal_ok(coalition)),
  constraint candidatos_motivo_fora_da_urna_impersonal check (private.impersonal_ok(motivo_fora_da_urna)),
  constraint candidatos_bio_summary_impersonal check (private.impersonal_ok(bio_summary)),
  constraint candidatos_profissao_impersonal check (private.impersonal_ok(profissao)),
  constraint candidatos_escolaridade_impersonal check (private.impersonal_ok(escolaridade)),
  constraint candidatos_vice_nome_impersonal check (private.impersonal_ok(vice_nome)),
  constraint candidatos_vice_partido_impersonal check (private.impersonal_ok(vice_partido)),
  constraint candidatos_situacao_registro_impersonal check (private.impersonal_ok(situacao_registro)),
  constraint candidatos_inclinacao_politica_impersonal check (private.impersonal_ok(inclinacao_politica)),
  constraint candidatos_foto_credito_impersonal check (private.impersonal_ok(foto_credito))
);

create index candidatos_nome_idx on public.candidatos_presidencia_2026 (nome);
create index candidatos_updated_at_idx on public.candidatos_presidencia_2026 (updated_at desc);
create index candidatos_status_year_idx on public.candidatos_presidencia_2026 (status, election_year);
create index candidatos_created_by_idx on public.candidatos_presidencia_2026 (created_by);
create index candidatos_updated_by_idx on public.candidatos_presidencia_2026 (updated_by);

comment on table public.candidatos_presidencia_2026 is
  'Presidential candidates. Everyone reads active and archived ones; administrators write; nobody deletes a row, status deleted hides it.';
comment on column public.candidatos_presidencia_2026.id is 'Stable identifier; curated records derive it from their slug.';
comment on column public.candidatos_presidencia_2026.nome is 'Name on the ballot, 3 to 120 characters.';
comment on column public.candidatos_presidencia_2026.foto_url is
  'Portrait, https only. Required by the form and by every API role; null only in a curated record that is not active and has no photo.';
comment on column public.candidatos_presidencia_2026.partido_sigla is 'Party abbreviation, 2 to 12 characters.';
comment on column public.candidatos_presidencia_2026.partido_nome is 'Party name, 1 to 120 characters.';
comment on column public.candidatos_presidencia_2026.partido_cor_hex is
  'Party colour as #rrggbb. It becomes an inline style, so nothing else is accepted.';
comment on column public.candidatos_presidencia_2026.status is
  'active, archived (no longer running, still public) or deleted (hidden from all but administrators).';
comment on column public.candidatos_presidencia_2026.estado_origem is 'State of birth as its two letters, BR when national; null when unknown.';
comment on column public.candidatos_presidencia_2026.idade is
  'Age in years, at least 35; what is shown when data_nascimento is null. Null when unknown.';
comment on column public.candidatos_presidencia_2026.profissao is 'Profession; null when unknown.';
comment on column public.candidatos_presidencia_2026.inclinacao_politica is
  'Political leaning by published sources; null when no neutral source states one.';
comment on column public.candidatos_presidencia_2026.pautas_defendidas is 'Defended agenda items, at most 30 of 200 characters.';
comment on column public.candidatos_presidencia_2026.historico_eleitoral is
  'Elected offices held: list of {cargo, ano_inicio, ano_fim}; ano_fim null while the mandate lasts.';
comment on column public.candidatos_presidencia_2026.link_wikipedia is 'Encyclopedia article; the host is wikipedia.org or a subdomain.';
comment on column public.candidatos_presidencia_2026.link_site_campanha is 'Campaign site, https only.';
comment on column public.candidatos_presidencia_2026.coalition is 'Coalition as registered, at most 200 characters; null when there is none.';
comment on column public.candidatos_presidencia_2026.election_year is 'Year of the election, 1989 to 2100.';
comment on column public.candidatos_presidencia_2026.bio_summary is 'Short biography, at most 800 characters, plain text.';
comment on column public.candidatos_presidencia_2026.numero_urna is 'Number on the ballot (10 to 99); null when not registered.';
comment on column public.candidatos_presidencia_2026.foto_credito is
  'Author and licence of the photo, shown beside it as the licence asks.';
comment on column public.candidatos_presidencia_2026.created_by is 'Account that created the record, stamped by the database; null means the system.';
comment on column public.candidatos_presidencia_2026.updated_by is 'Account of the last change, stamped by the database; null means the system.';
comment on column public.candidatos_presidencia_2026.created_at is 'When the record was created, stamped by the database.';
comment on column public.candidatos_presidencia_2026.updated_at is
  'When the record last changed, stamped by the database and always growing; the edit form compares it to notice that another person saved first.';
comment on column public.candidatos_presidencia_2026.fonte is
  'Who published what the record says; null when no source was stated, as in a record made in the panel.';
comment on column public.candidatos_presidencia_2026.dados_ate is
  'The day until which the data were gathered from the source; null without a source.';
comment on column public.candidatos_presidencia_2026.inclinacao_politica_fontes is
  'What each source says about the leaning, in its own words; inclinacao_politica is the nearest of five labels.';
comment on column public.candidatos_presidencia_2026.link_site_partido is
  'Site of the party that was registered for the candidacy, https only; a campaign''s own site is link_site_campanha.';
comment on column public.candidatos_presidencia_2026.motivo_fora_da_urna is
  'Why an archived record is not on the ballot, as whole sentences of at most 200 characters; null when nobody stated it.';
comment on column public.candidatos_presidencia_2026.nome_completo is 'Civil name as registered; null when unknown.';
comment on column public.candidatos_presidencia_2026.data_nascimento is 'Day of birth as registered; the age shown is computed from it.';
comment on column public.candidatos_presidencia_2026.escolaridade is 'Schooling in the words of the register; null when unknown.';
comment on column public.candidatos_presidencia_2026.vice_nome is 'Running mate, the name on the ballot; null when unknown.';
comment on column public.candidatos_presidencia_2026.vice_partido is 'Party abbreviation of the running mate.';
comment on column public.candidatos_presidencia_2026.coligacao_partidos is
  'Parties of the candidacy, its own one included; null when unknown.';
comment on column public.candidatos_presidencia_2026.situacao_registro is 'What became of the registration, in the court''s words; null when unknown.';
comment on column public.candidatos_presidencia_2026.situacao_registro_em is
  'Day on which the source stated that situation, which is not the day of the judgment; null when unknown.';
comment on column public.candidatos_presidencia_2026.bens_declarados is
  'Assets declared to the court in reais; zero is a declaration of nothing, null is not known.';
comment on column public.candidatos_presidencia_2026.plano_governo_url is 'The registered plan of government, https only.';
comment on column public.candidatos_presidencia_2026.ficha_tse_url is 'Page of the candidacy in the court''s register; the host is tse.jus.br or a subdomain.';
comment on column public.candidatos_presidencia_2026.tse_sq is 'Number of the candidacy in the court''s files (SQ_CANDIDATO); results are matched by it.';
comment on column public.candidatos_presidencia_2026.pautas_detalhe is
  'Agenda by theme: list of {tema, texto}, each of the six themes at most once; a theme that is not there was not found in the plan.';

-- Clients may send authorship; the stamp trigger does not believe them.
revoke all on public.candidatos_presidencia_2026 from public, anon, authenticated, service_role;
grant select on public.candidatos_presidencia_2026 to anon, authenticated;
grant select, insert, update on public.candidatos_presidencia_2026 to service_role;
grant insert (
  nome, foto_url, partido_sigla, partido_nome, partido_cor_hex, status, estado_origem, idade, profissao,
  inclinacao_politica, pautas_defendidas, historico_eleitoral, link_wikipedia, link_site_campanha, coalition,
  election_year, bio_summary, numero_urna, foto_credito, created_by, updated_by, updated_at, motivo_fora_da_urna,
  nome_completo, data_nascimento, escolaridade, vice_nome, vice_partido, coligacao_partidos, situacao_registro,
  situacao_registro_em, bens_declarados, plano_governo_url, ficha_tse_url, tse_sq, pautas_detalhe
) on public.candidatos_presidencia_2026 to authenticated;
grant update (
  nome, foto_url, partido_sigla, partido_nome, partido_cor_hex, status, estado_origem, idade, profissao,
  inclinacao_politica, pautas_defendidas, historico_eleitoral, link_wikipedia, link_site_campanha, coalition,
  election_year, bio_summary, numero_urna, foto_credito, updated_by, updated_at, motivo_fora_da_urna, nome_completo,
  data_nascimento, escolaridade, vice_nome, vice_partido, coligacao_partidos, situacao_registro,
  situacao_registro_em, bens_declarados, plano_governo_url, ficha_tse_url, tse_sq, pautas_detalhe
) on public.candidatos_presidencia_2026 to authenticated;
alter table public.candidatos_presidencia_2026 enable row level security;

create policy "visitors read active and archived candidates" on public.candidatos_presidencia_2026
  for select to anon
  using (status in ('active', 'archived'));

create policy "users read active and archived candidates, administrators all" on public.candidatos_presidencia_2026
  for select to authenticated
  using (status in ('active', 'archived') or (select private.is_admin()));

create policy "administrators create candidates" on public.candidatos_presidencia_2026
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "administrators change candidates" on public.candidatos_presidencia_2026
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create function private.stamp_candidato() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  by_api constant boolean := current_user in ('anon', 'authenticated', 'service_role');
begin
  if by_api and new.foto_url is null and (tg_op = 'INSERT' or old.foto_url is not null) then
    raise exception 'foto_url is required'
      using errcode = '23514', constraint = 'candidatos_foto_url_required',
        schema = tg_table_schema, table = tg_table_name, column = 'foto_url';
  end if;

  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_by := old.created_by;
    new.created_at := old.created_at;
    new.updated_by := (select auth.uid());
    -- Two changes within one tick of a coarse clock must not share a stamp: the edit form's lock compares it.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  elsif by_api then
    new.created_by := (select auth.uid());
    new.updated_by := new.created_by;
    new.created_at := clock_timestamp();
    new.updated_at := new.created_at;
  end if;
  return new;
end
$$;
comment on function private.stamp_candidato() is
  'Stamps authorship and time, whatever the client sent; keeps id and creation as they were; refuses (23514) an API role that leaves out or clears the photo. Curated inserts by the owner keep their own dates.';
revoke execute on function private.stamp_candidato() from public, anon, authenticated, service_role;

-- Erasing an account clears both columns from a trigger: that is neither undone nor stamped.
create trigger stamp_candidato
  before insert or update on public.candidatos_presidencia_2026
  for each row when (pg_trigger_depth() = 0)
  execute function private.stamp_candidato();
