-- Facts that the registers state about each candidacy beyond the first table. Null is a fact that no source states.
create function private.pautas_detalhe_ok(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when value is null then true
    when jsonb_typeof(value) <> 'array' then false
    else
      not exists (
        select 1 from jsonb_array_elements(value) as item
        where case
          when jsonb_typeof(item) <> 'object' then true
          else coalesce(
            item - array['tema', 'texto'] <> '{}'::jsonb
            or jsonb_typeof(item -> 'tema') <> 'string'
            or jsonb_typeof(item -> 'texto') <> 'string'
            or item ->> 'tema' not in (
              'economia', 'segurança', 'educação', 'saúde', 'gestão e instituições', 'infraestrutura e moradia'
            )
            or private.trimmed(item ->> 'texto') = ''
            or length(item ->> 'texto') > 240
            or not private.line_ok(item ->> 'texto'),
            true
          )
        end
      )
      and (
        select count(distinct item ->> 'tema') from jsonb_array_elements(value) as item
      ) = jsonb_array_length(value)
  end;
$$;
comment on function private.pautas_detalhe_ok(jsonb) is
  'True for a list of {tema, texto}: each of the six themes at most once, its text of 1 to 240 characters in one line.';

create function private.siglas_ok(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or (
      coalesce(array_ndims(value), 1) = 1
      and cardinality(value) between 1 and 20
      and not exists (
        select 1 from unnest(value) as item
        where item is null or length(private.trimmed(item)) < 2 or length(item) > 20 or not private.line_ok(item)
      )
    );
$$;
comment on function private.siglas_ok(text[]) is 'True for a flat list of 1 to 20 party abbreviations of 2 to 20 characters.';

revoke execute on function private.pautas_detalhe_ok(jsonb), private.siglas_ok(text[]) from public, anon, authenticated, service_role;
grant execute on function private.pautas_detalhe_ok(jsonb), private.siglas_ok(text[]) to authenticated, service_role;

alter table public.candidatos_presidencia_2026
  add column nome_completo text,
  add column data_nascimento date,
  add column escolaridade text,
  add column vice_nome text,
  add column vice_partido text,
  add column coligacao_partidos text[],
  add column situacao_registro text,
  add column situacao_registro_em date,
  add column bens_declarados numeric(14, 2),
  add column plano_governo_url text,
  add column ficha_tse_url text,
  add column tse_sq text,
  add column pautas_detalhe jsonb not null default '[]',
  add constraint candidatos_nome_completo_valid check (
    length(private.trimmed(nome_completo)) >= 3 and length(nome_completo) <= 160 and private.line_ok(nome_completo)
  ),
  -- Constitution art. 14 § 3º VI: 35 years, reached by the day of taking office, which is in the year after the election.
  add constraint candidatos_data_nascimento_valid check (
    data_nascimento >= '1900-01-01' and extract(year from data_nascimento) <= election_year - 34
  ),
  add constraint candidatos_escolaridade_valid check (
    private.trimmed(escolaridade) <> '' and length(escolaridade) <= 60 and private.line_ok(escolaridade)
  ),
  add constraint candidatos_vice_nome_valid check (
    length(private.trimmed(vice_nome)) >= 3 and length(vice_nome) <= 120 and private.line_ok(vice_nome)
  ),
  add constraint candidatos_vice_partido_valid check (
    length(private.trimmed(vice_partido)) >= 2 and length(vice_partido) <= 20 and private.line_ok(vice_partido)
  ),
  add constraint candidatos_vice_partido_of_vice check (vice_partido is null or vice_nome is not null),
  add constraint candidatos_coligacao_partidos_valid check (private.siglas_ok(coligacao_partidos)),
  add constraint candidatos_situacao_registro_valid check (
    private.trimmed(situacao_registro) <> '' and length(situacao_registro) <= 60 and private.line_ok(situacao_registro)
  ),
  add constraint candidatos_situacao_registro_em_valid check (situacao_registro_em is null or situacao_registro is not null),
  add constraint candidatos_bens_declarados_valid check (bens_declarados >= 0),
  add constraint candidatos_plano_governo_url_valid check (plano_governo_url <> '' and private.https_ok(plano_governo_url)),
  add constraint candidatos_ficha_tse_url_valid check (
    private.https_ok(ficha_tse_url) and ficha_tse_url ~ '^https://([a-z0-9-]+\.)*tse\.jus\.br/'
  ),
  add constraint candidatos_tse_sq_valid check (tse_sq ~ '^[0-9]{8,15}$'),
  add constraint candidatos_tse_sq_key unique (tse_sq),
  add constraint candidatos_pautas_detalhe_valid check (private.pautas_detalhe_ok(pautas_detalhe));

comment on column public.candidatos_presidencia_2026.idade is
  'Age in years, at least 35; what is shown when data_nascimento is null. Null when unknown.';
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

grant insert (
  nome_completo, data_nascimento, escolaridade, vice_nome, vice_partido, coligacao_partidos, situacao_registro,
  situacao_registro_em, bens_declarados, plano_governo_url, ficha_tse_url, tse_sq, pautas_detalhe
) on public.candidatos_presidencia_2026 to authenticated;
grant update (
  nome_completo, data_nascimento, escolaridade, vice_nome, vice_partido, coligacao_partidos, situacao_registro,
  situacao_registro_em, bens_declarados, plano_governo_url, ficha_tse_url, tse_sq, pautas_detalhe
) on public.candidatos_presidencia_2026 to authenticated;
