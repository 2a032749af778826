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
  constraint turnos_days_in_order check (fonte_data >= dia and proclamado_em >= dia),
  constraint turnos_fonte_titulo_impersonal check (private.impersonal_ok(fonte_titulo))
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

-- Both rounds and their days are law; their results come later.
insert into public.turnos_presidencia (id, ano, turno, dia) values
  ('00000000-0000-4000-a000-000000020261', 2026, 1, '2026-10-04'),
  ('00000000-0000-4000-a000-000000020262', 2026, 2, '2026-10-25');

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

-- The form has a sentence for each token, with the numbers of `detail`.
create function private.refuse_result(token text, facts jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', token using errcode = 'P0001', detail = coalesce(facts, '{}')::text;
end
$$;
comment on function private.refuse_result(text, jsonb) is 'Refuses (P0001) with a token as the message and facts as JSON in the detail.';
revoke execute on function private.refuse_result(text, jsonb) from public, anon, authenticated, service_role;

create function private.result_outcome_ok(round public.turnos_presidencia) returns boolean
language sql stable
set search_path = ''
as $$
  with votes as (
    select r.votos, r.situacao, r.votos::bigint * 2 > round.validos as has_majority
    from public.resultados_presidencia as r where r.turno_id = round.id
  ), told as (
    select
      count(*) filter (where situacao = 'eleito') as elected,
      count(*) filter (where situacao = 'segundo_turno') as going_on,
      min(votos) filter (where situacao <> 'nao_eleito') as least_of_them,
      max(votos) filter (where situacao = 'nao_eleito') as most_of_others,
      bool_or(has_majority) as decided
    from votes
  )
  select case
    when round.turno = 1 and not decided then elected = 0 and going_on = 2
    else elected = 1 and going_on = 0
  end and least_of_them >= coalesce(most_of_others, 0)
  from told;
$$;
comment on function private.result_outcome_ok(public.turnos_presidencia) is
  'Whether who is marked elected, or as going on, follows from the votes (Constitution art. 77): an absolute majority of the valid votes in the first round, else its two most voted; the most voted in the second. A tie leaves the choice to the law on age, which the votes do not tell.';
revoke execute on function private.result_outcome_ok(public.turnos_presidencia) from public, anon, authenticated, service_role;

-- Who has no registration at the court has not run: no round waits for their votes.
create function private.result_people_ok(round public.turnos_presidencia) returns boolean
language sql stable
set search_path = ''
as $$
  with wanted as (
    select c.id from public.candidatos_presidencia_2026 as c
    where round.turno = 1 and c.status = 'active' and c.tse_sq is not null and c.election_year = round.ano
    union all
    select r.candidato_id from public.resultados_presidencia as r
    join public.turnos_presidencia as t on t.id = r.turno_id and t.ano = round.ano and t.turno = 1 and t.situacao <> 'nao_publicado'
    where round.turno = 2 and r.situacao = 'segundo_turno'
  ), given as (
    select r.candidato_id as id from public.resultados_presidencia as r where r.turno_id = round.id
  )
  select exists (select from wanted)
    and not exists (select id from wanted except select id from given)
    and not exists (select id from given except select id from wanted);
$$;
comment on function private.result_people_ok(public.turnos_presidencia) is
  'Whether a round has the votes of exactly those who stood in it: every registered active candidacy in the first, the two that went on in the second.';
revoke execute on function private.result_people_ok(public.turnos_presidencia) from public, anon, authenticated, service_role;

-- No source is read and no round proclaimed on a day to come.
create function private.check_result(round public.turnos_presidencia) returns void
language plpgsql
set search_path = ''
as $$
declare
  total constant bigint := (select coalesce(sum(r.votos), 0) from public.resultados_presidencia as r where r.turno_id = round.id);
  off uuid;
begin
  if num_nulls(round.fonte_titulo, round.fonte_url, round.fonte_data) > 0 then
    perform private.refuse_result('resultado_sem_fonte', null);
  end if;
  if greatest(round.fonte_data, round.proclamado_em) > (clock_timestamp() at time zone 'America/Sao_Paulo')::date then
    perform private.refuse_result('resultado_dia', null);
  end if;
  if not private.result_people_ok(round) then
    perform private.refuse_result('resultado_candidaturas', null);
  end if;
  if total is distinct from round.validos then
    perform private.refuse_result('resultado_soma', jsonb_build_object('soma', total, 'validos', round.validos));
  end if;
  select r.candidato_id into off from public.resultados_presidencia as r
  where r.turno_id = round.id and abs(r.percentual - 100.0 * r.votos / round.validos) > 0.01
  order by r.votos desc limit 1;
  if off is not null then
    perform private.refuse_result('resultado_percentual', jsonb_build_object('candidato_id', off));
  end if;
  if not private.result_outcome_ok(round) then
    perform private.refuse_result('resultado_situacao', null);
  end if;
end
$$;
comment on function private.check_result(public.turnos_presidencia) is
  'Refuses, each with its own token, a round that may not be published: without source, with a day to come, with other people than stood, with votes that do not add up, with a percentage off by more than 0.01, with an outcome that the votes do not give.';
revoke execute on function private.check_result(public.turnos_presidencia) from public, anon, authenticated, service_role;

create function private.result_state(round uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(t) - array['id', 'created_at', 'updated_by', 'updated_at'] || coalesce((
    select jsonb_object_agg(c.nome, jsonb_build_object('votos', r.votos, 'percentual', r.percentual, 'situacao', r.situacao))
    from public.resultados_presidencia as r join public.candidatos_presidencia_2026 as c on c.id = r.candidato_id
    where r.turno_id = t.id
  ), '{}')
  from public.turnos_presidencia as t where t.id = round;
$$;
comment on function private.result_state(uuid) is 'A round with the votes of each candidacy by name, as the audit compares it.';
revoke execute on function private.result_state(uuid) from public, anon, authenticated, service_role;

create function private.gravar_turno(p_ano integer, p_turno smallint, p_lido_em timestamptz, p_dados jsonb, p_linhas jsonb)
returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  round public.turnos_presidencia;
  wanted public.turnos_presidencia;
  before jsonb;
  after jsonb;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  -- Rounds of one year lead to each other, so their saves go one after the other.
  perform from public.turnos_presidencia as t where t.ano = p_ano order by t.turno for update;
  select * into round from public.turnos_presidencia as t where t.ano = p_ano and t.turno = p_turno;
  if round.updated_at is distinct from p_lido_em then
    perform private.refuse_result('resultado_mudou', null);
  end if;
  before := private.result_state(round.id);
  wanted := jsonb_populate_record(null::public.turnos_presidencia, p_dados);
  if coalesce(wanted.situacao, '') <> 'nao_publicado'
    and num_nulls(wanted.fonte_titulo, wanted.fonte_url, wanted.fonte_data) > 0 then
    perform private.refuse_result('resultado_sem_fonte', null);
  end if;

  delete from public.resultados_presidencia as r where r.turno_id = round.id;
  insert into public.resultados_presidencia (turno_id, candidato_id, votos, percentual, situacao)
    select round.id, l.candidato_id, l.votos, l.percentual, l.situacao
    from jsonb_to_recordset(p_linhas) as l (candidato_id uuid, votos integer, percentual numeric, situacao text);
  update public.turnos_presidencia as t set
    situacao = wanted.situacao, eleitorado = wanted.eleitorado, comparecimento = wanted.comparecimento,
    validos = wanted.validos, brancos = wanted.brancos, nulos = wanted.nulos, proclamado_em = wanted.proclamado_em,
    fonte_titulo = wanted.fonte_titulo, fonte_url = wanted.fonte_url, fonte_data = wanted.fonte_data,
    updated_by = me, updated_at = greatest(clock_timestamp(), t.updated_at + interval '1 microsecond')
    where t.id = round.id returning * into round;
  if round.situacao <> 'nao_publicado' then
    perform private.check_result(round);
  end if;
  -- A published second round rests on the first one as it was.
  if round.turno = 1 and exists (
    select from public.turnos_presidencia as t
    where t.ano = round.ano and t.turno = 2 and t.situacao <> 'nao_publicado' and not private.result_people_ok(t)
  ) then
    perform private.refuse_result('resultado_segundo_turno', null);
  end if;

  after := private.result_state(round.id);
  insert into public.audit_log (entity, entity_id, action, actor_id, changes)
    select 'turnos_presidencia', round.id, 'update', me,
      jsonb_object_agg(field, jsonb_build_object('before', coalesce(before -> field, 'null'), 'after', coalesce(after -> field, 'null')))
    from jsonb_object_keys(before || after) as field
    where coalesce(before -> field, 'null') <> coalesce(after -> field, 'null')
    having count(*) > 0;
  return round.updated_at;
end
$$;
comment on function private.gravar_turno(integer, smallint, timestamptz, jsonb, jsonb) is
  'Writes a round and all its votes in one transaction, with one audit row of what changed. 42501 unless the caller is an administrator; P0001 with a token when somebody else saved since p_lido_em or when the round may not be published so.';
revoke execute on function private.gravar_turno(integer, smallint, timestamptz, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.gravar_turno(integer, smallint, timestamptz, jsonb, jsonb) to authenticated;

create function public.gravar_resultado(p_turno uuid, p_lido_em timestamptz, p_dados jsonb, p_linhas jsonb) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  round public.turnos_presidencia;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  select * into round from public.turnos_presidencia as t where t.id = p_turno;
  return private.gravar_turno(round.ano, round.turno, p_lido_em, p_dados, p_linhas);
end
$$;
comment on function public.gravar_resultado(uuid, timestamptz, jsonb, jsonb) is
  'An administrator''s save of a round: the columns of the round and a list of {candidato_id, votos, percentual, situacao}. Answers the new updated_at; p_lido_em is the one that was read. Refuses as private.gravar_turno does.';
revoke execute on function public.gravar_resultado(uuid, timestamptz, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.gravar_resultado(uuid, timestamptz, jsonb, jsonb) to authenticated;
