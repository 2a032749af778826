create table public.camara_votos (
  votacao_id integer not null,
  deputado_id integer not null,
  voto smallint not null,
  partido_sigla text,
  constraint camara_votos_pkey primary key (votacao_id, deputado_id),
  constraint camara_votos_votacao_fkey foreign key (votacao_id) references public.camara_votacoes (id) on delete cascade,
  constraint camara_votos_deputado_fkey foreign key (deputado_id) references public.camara_deputados (id),
  constraint camara_votos_voto_known check (voto between 1 and 5),
  constraint camara_votos_partido_valid check (length(partido_sigla) between 1 and 30)
);

create index camara_votos_deputado_idx on public.camara_votos (deputado_id, votacao_id desc) include (voto);

comment on table public.camara_votos is 'One deputy''s vote in one roll call. The Chamber does not publish who was absent.';
comment on column public.camara_votos.votacao_id is 'The roll call.';
comment on column public.camara_votos.deputado_id is 'The deputy.';
comment on column public.camara_votos.voto is '1 Sim, 2 Não, 3 Abstenção, 4 Obstrução, 5 Artigo 17 (presided).';
comment on column public.camara_votos.partido_sigla is 'Party on the day of the vote; null when only today''s is known.';

revoke all on public.camara_votos from public, anon, authenticated, service_role;
grant select on public.camara_votos to anon, authenticated, service_role;

alter table public.camara_votos enable row level security;

create policy "everybody reads the votes" on public.camara_votos
  for select to anon, authenticated
  using (true);

-- How each bench told its members to vote.
create function private.chave_da_bancada(bancada text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case k when 'solidaried' then 'solidariedade' when 'gov' then 'governo' when 'gov.' then 'governo' else k end
  from (select regexp_replace(private.sem_acentos(private.trimmed(bancada)), '\s+', ' ', 'g') as k) as folded;
$$;
comment on function private.chave_da_bancada(text) is 'One spelling for each bench: the Chamber cuts names and varies capitals and accents.';
revoke execute on function private.chave_da_bancada(text) from public, anon, authenticated, service_role;

create table public.camara_orientacoes (
  votacao_id integer not null,
  bancada text not null,
  bancada_chave text not null generated always as (private.chave_da_bancada(bancada)) stored,
  orientacao text not null,
  constraint camara_orientacoes_pkey primary key (votacao_id, bancada),
  constraint camara_orientacoes_votacao_fkey foreign key (votacao_id) references public.camara_votacoes (id) on delete cascade,
  constraint camara_orientacoes_bancada_valid check (length(private.trimmed(bancada)) between 1 and 200 and private.line_ok(bancada)),
  constraint camara_orientacoes_orientacao_known check (orientacao in ('Sim', 'Não', 'Abstenção', 'Obstrução', 'Liberado'))
);

comment on table public.camara_orientacoes is 'How a bench told its members to vote in a roll call.';
comment on column public.camara_orientacoes.votacao_id is 'The roll call.';
comment on column public.camara_orientacoes.bancada is 'Bench as the Chamber writes it.';
comment on column public.camara_orientacoes.bancada_chave is 'The bench in one spelling.';
comment on column public.camara_orientacoes.orientacao is 'Sim, Não, Abstenção, Obstrução or Liberado.';

revoke all on public.camara_orientacoes from public, anon, authenticated, service_role;
grant select on public.camara_orientacoes to anon, authenticated, service_role;

alter table public.camara_orientacoes enable row level security;

create policy "everybody reads the orientations" on public.camara_orientacoes
  for select to anon, authenticated
  using (true);
