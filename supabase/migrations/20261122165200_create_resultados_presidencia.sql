create table public.resultados_presidencia (
  turno_id uuid not null,
  candidato_id uuid not null,
  votos integer not null,
  percentual numeric(5, 2) not null,
  situacao text not null,
  constraint resultados_presidencia_pkey primary key (turno_id, candidato_id),
  constraint resultados_turno_fkey foreign key (turno_id) references public.turnos_presidencia (id),
  constraint resultados_candidato_fkey foreign key (candidato_id) references public.candidatos_presidencia_2026 (id),
  constraint resultados_votos_valid check (votos >= 0),
  constraint resultados_percentual_valid check (percentual between 0 and 100),
  constraint resultados_situacao_known check (situacao in ('eleito', 'segundo_turno', 'nao_eleito'))
);

create index resultados_candidato_idx on public.resultados_presidencia (candidato_id);
create unique index resultados_one_elected_key on public.resultados_presidencia (turno_id) where situacao = 'eleito';

comment on table public.resultados_presidencia is
  'The votes of each candidacy in each round. The public reads those of published rounds; gravar_resultado alone writes.';
comment on column public.resultados_presidencia.turno_id is 'Round of the vote.';
comment on column public.resultados_presidencia.candidato_id is 'Whose votes they are.';
comment on column public.resultados_presidencia.votos is 'Valid votes.';
comment on column public.resultados_presidencia.percentual is 'Share of the valid votes, out of 100, as the source prints it.';
comment on column public.resultados_presidencia.situacao is
  'eleito (at most one a round), segundo_turno (goes to the second round) or nao_eleito.';

revoke all on public.resultados_presidencia from public, anon, authenticated, service_role;
grant select on public.resultados_presidencia to anon, authenticated, service_role;

alter table public.resultados_presidencia enable row level security;

-- The rounds' own policies hide those that are not published.
create policy "visitors read votes of published rounds" on public.resultados_presidencia
  for select to anon
  using (exists (select from public.turnos_presidencia as t where t.id = turno_id));

create policy "users read votes of the rounds that they read" on public.resultados_presidencia
  for select to authenticated
  using (exists (select from public.turnos_presidencia as t where t.id = turno_id));
