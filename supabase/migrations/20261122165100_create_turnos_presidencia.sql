create table public.turnos_presidencia (
  id uuid not null default gen_random_uuid(),
  ano integer not null,
  turno smallint not null,
  dia date not null,
  situacao text not null default 'nao_publicado',
  eleitorado integer,
  comparecimento integer,
  validos integer,
  brancos integer,
  nulos integer,
  proclamado_em date,
  fonte_titulo text,
  fonte_url text,
  fonte_data date,
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint turnos_presidencia_pkey primary key (id),
  constraint turnos_ano_turno_key unique (ano, turno),
  constraint turnos_updated_by_fkey foreign key (updated_by) references auth.users (id) on delete set null,
  constraint turnos_ano_valid check (ano between 1989 and 2100),
  constraint turnos_turno_known check (turno in (1, 2)),
  constraint turnos_situacao_known check (situacao in ('nao_publicado', 'apurado', 'proclamado')),
  constraint turnos_counts_valid
    check (least(eleitorado, comparecimento, validos, brancos, nulos) >= 0 and comparecimento <= eleitorado),
  constraint turnos_comparecimento_adds_up check (comparecimento = validos + brancos + nulos),
  constraint turnos_published_has_votes check (situacao = 'nao_publicado' or coalesce(validos, 0) > 0),
  constraint turnos_published_has_source check (
    situacao = 'nao_publicado' or num_nulls(fonte_titulo, fonte_url, fonte_data) = 0
  ),
  constraint turnos_proclaimed_has_day check ((situacao = 'proclamado') = (proclamado_em is not null)),
  constraint turnos_fonte_titulo_valid
    check (length(private.trimmed(fonte_titulo)) >= 3 and length(fonte_titulo) <= 200 and private.line_ok(fonte_titulo)),
  constraint turnos_fonte_url_valid check (fonte_url <> '' and private.https_ok(fonte_url)),
  constraint turnos_days_in_order check (fonte_data >= dia and proclamado_em >= dia)
);

create index turnos_updated_by_idx on public.turnos_presidencia (updated_by);

comment on table public.turnos_presidencia is
  'The rounds of the presidential election: their day, their totals and where these come from. The public reads published rounds; gravar_resultado alone writes.';
comment on column public.turnos_presidencia.id is 'Stable identifier.';
comment on column public.turnos_presidencia.ano is 'Year of the election.';
comment on column public.turnos_presidencia.turno is 'First or second round.';
comment on column public.turnos_presidencia.dia is 'Day of the vote.';
comment on column public.turnos_presidencia.situacao is
  'nao_publicado (nothing is shown), apurado (counted by the TSE) or proclamado (proclaimed by the TSE).';
comment on column public.turnos_presidencia.eleitorado is 'Who could vote; null when not known.';
comment on column public.turnos_presidencia.comparecimento is
  'Who voted: valid, blank and null votes together, when all are known; null when not known.';
comment on column public.turnos_presidencia.validos is 'Valid votes, the sum of those of every candidacy.';
comment on column public.turnos_presidencia.brancos is 'Blank votes; null when not known.';
comment on column public.turnos_presidencia.nulos is 'Null votes; null when not known.';
comment on column public.turnos_presidencia.proclamado_em is 'Day on which the TSE proclaimed the result; of a proclaimed round alone.';
comment on column public.turnos_presidencia.fonte_titulo is 'What the numbers were read from.';
comment on column public.turnos_presidencia.fonte_url is 'Address of the source, https only.';
comment on column public.turnos_presidencia.fonte_data is 'Day on which the source was read.';
comment on column public.turnos_presidencia.updated_by is 'Administrator of the last change; null means the system.';
comment on column public.turnos_presidencia.created_at is 'When the round was entered.';
comment on column public.turnos_presidencia.updated_at is
  'When the round or its votes last changed, always growing: a save compares it to notice that another person saved first.';

revoke all on public.turnos_presidencia from public, anon, authenticated, service_role;
grant select on public.turnos_presidencia to anon, authenticated, service_role;

alter table public.turnos_presidencia enable row level security;

create policy "visitors read published rounds" on public.turnos_presidencia
  for select to anon
  using (situacao <> 'nao_publicado');

create policy "users read published rounds, administrators all" on public.turnos_presidencia
  for select to authenticated
  using (situacao <> 'nao_publicado' or (select private.is_admin()));

-- Both rounds and their days are law; their results are not known to any migration.
insert into public.turnos_presidencia (id, ano, turno, dia) values
  ('00000000-0000-4000-a000-000000020261', 2026, 1, '2026-10-04'),
  ('00000000-0000-4000-a000-000000020262', 2026, 2, '2026-10-25');
