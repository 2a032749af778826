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
  constraint candidatos_foto_credito_valid check (length(foto_credito) <= 200 and private.line_ok(foto_credito))
);

create index candidatos_nome_idx on public.candidatos_presidencia_2026 (nome);
create index candidatos_updated_at_idx on public.candidatos_presidencia_2026 (updated_at desc);
create index candidatos_status_year_idx on public.candidatos_presidencia_2026 (status, election_year);
create index candidatos_created_by_idx on public.candidatos_presidencia_2026 (created_by);
create index candidatos_updated_by_idx on public.candidatos_presidencia_2026 (updated_by);

comment on table public.candidatos_presidencia_2026 is
  'Presidential candidates. Everyone reads active and archived ones; administrators write; nobody deletes a row, status deleted hides it.';

revoke all on public.candidatos_presidencia_2026 from public, anon, authenticated, service_role;
alter table public.candidatos_presidencia_2026 enable row level security;
