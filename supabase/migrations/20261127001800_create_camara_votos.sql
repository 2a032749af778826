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
-- A party's votes in a roll call are read by index alone.
create index camara_votos_partido_idx on public.camara_votos (votacao_id, partido_sigla) include (voto)
  where partido_sigla is not null and voto <> 5;

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

create table public.camara_orientacoes (
  votacao_id integer not null,
  bancada text not null,
  bancada_chave text not null generated always as (private.chave_da_bancada(bancada)) stored,
  orientacao text not null,
  -- Spelling alone matches no federation, bloc or shortened name.
  partidos text[] not null default '{}',
  abreviada boolean not null default false,
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
comment on column public.camara_orientacoes.partidos is 'Parties of the bench that its name tells, in small letters without accents; none for a leadership.';
comment on column public.camara_orientacoes.abreviada is 'The name tells not all parties of the bench: the Chamber shortened it.';

revoke all on public.camara_orientacoes from public, anon, authenticated, service_role;
grant select on public.camara_orientacoes to anon, authenticated, service_role;
alter table public.camara_orientacoes enable row level security;

create policy "everybody reads the orientations" on public.camara_orientacoes
  for select to anon, authenticated
  using (true);

create function private.ligar_bancada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select p.partidos, p.abreviada into new.partidos, new.abreviada
  from (select v.dia from public.camara_votacoes as v where v.id = new.votacao_id) as day
  cross join lateral private.partidos_da_bancada(new.bancada, day.dia) as p;
  new.partidos := coalesce(new.partidos, '{}');
  new.abreviada := coalesce(new.abreviada, false);
  return new;
end
$$;
comment on function private.ligar_bancada() is 'Puts into an orientation the parties that the name of its bench tells.';
revoke execute on function private.ligar_bancada() from public, anon, authenticated, service_role;

create trigger ligar_bancada before insert or update of bancada, votacao_id on public.camara_orientacoes
  for each row execute function private.ligar_bancada();

create function private.codigo_do_voto(voto text) returns smallint
language sql immutable parallel safe
set search_path = ''
as $$
  select array_position(array['Sim', 'Não', 'Abstenção', 'Obstrução', 'Artigo 17'], voto)::smallint;
$$;
comment on function private.codigo_do_voto(text) is 'The number of a vote as camara_votos keeps it; null for a word that is none.';
revoke execute on function private.codigo_do_voto(text) from public, anon, authenticated, service_role;

create function private.contar_votos(p_votacoes integer[], p_presidencia boolean) returns void
language sql security definer
set search_path = ''
as $$
  with counted as (
    select c.votacao_id, count(*) filter (where c.voto = 1) as sim, count(*) filter (where c.voto = 2) as nao,
      count(*) filter (where c.voto = 3) as abstencao, count(*) filter (where c.voto = 4) as obstrucao,
      count(*) filter (where c.voto = 5) as presidiu, count(c.partido_sigla) as com_partido
    from public.camara_votos as c
    where c.votacao_id = any (p_votacoes)
    group by c.votacao_id
  )
  update public.camara_votacoes as v
  set tem_votos = true, sim = n.sim, nao = n.nao, abstencao = n.abstencao, obstrucao = n.obstrucao,
    presidiu = case when p_presidencia then n.presidiu end, com_partido = n.com_partido
  from counted as n
  where v.id = n.votacao_id
    and (v.tem_votos, v.sim, v.nao, v.abstencao, v.obstrucao, v.presidiu, v.com_partido)
      is distinct from
        (true, n.sim, n.nao, n.abstencao, n.obstrucao, case when p_presidencia then n.presidiu end, n.com_partido);
$$;
comment on function private.contar_votos(integer[], boolean) is
  'Puts the totals of their votes into the roll calls. p_presidencia: whether the source tells who presided.';
revoke execute on function private.contar_votos(integer[], boolean) from public, anon, authenticated, service_role;

-- Two different votes of one person in one roll call tell nothing: neither is written.
create function private.gravar_votos(p_lote jsonb, p_inteiras text[], p_presidencia boolean) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
  removed integer;
  touched integer[];
begin
  if exists (
    select from jsonb_array_elements(p_lote) as r
    left join public.camara_votacoes as v on v.id_camara = r ->> 'votacao'
    where v.id is null
  ) then
    raise exception 'votes of a roll call that is not here' using errcode = '23503';
  end if;
  insert into public.camara_votos as c (votacao_id, deputado_id, voto, partido_sigla)
  select v.id, r.deputado, private.codigo_do_voto(min(r.voto)), min(r.partido)
  from jsonb_to_recordset(p_lote) as r (votacao text, deputado integer, voto text, partido text)
  join public.camara_votacoes as v on v.id_camara = r.votacao
  group by v.id, r.deputado
  having count(distinct r.voto) < 2
  on conflict (votacao_id, deputado_id) do update
  set voto = excluded.voto, partido_sigla = coalesce(excluded.partido_sigla, c.partido_sigla)
  where (c.voto, c.partido_sigla) is distinct from (excluded.voto, coalesce(excluded.partido_sigla, c.partido_sigla));
  get diagnostics written = row_count;
  delete from public.camara_votos as c
  using public.camara_votacoes as v
  where v.id_camara = any (p_inteiras) and c.votacao_id = v.id
    and not exists (
      select from jsonb_to_recordset(p_lote) as r (votacao text, deputado integer)
      where r.votacao = v.id_camara and r.deputado = c.deputado_id
    )
    and exists (select from jsonb_to_recordset(p_lote) as r (votacao text) where r.votacao = v.id_camara);
  get diagnostics removed = row_count;
  select array_agg(v.id) into touched
  from public.camara_votacoes as v
  where v.id_camara in (select r ->> 'votacao' from jsonb_array_elements(p_lote) as r);
  perform private.contar_votos(touched, p_presidencia);
  return written + removed;
end
$$;
comment on function private.gravar_votos(jsonb, text[], boolean) is
  'Writes [{votacao, deputado, voto, partido}] and counts again; returns how many votes changed. Of roll calls in p_inteiras the batch has every vote: others that were here go. partido is that of the day, or null. An empty answer removes nothing.';
revoke execute on function private.gravar_votos(jsonb, text[], boolean) from public, anon, authenticated, service_role;

create function private.gravar_orientacoes(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  insert into public.camara_orientacoes as o (votacao_id, bancada, orientacao)
  select v.id, r.bancada, min(r.orientacao)
  from jsonb_to_recordset(p_lote) as r (votacao text, bancada text, orientacao text)
  join public.camara_votacoes as v on v.id_camara = r.votacao
  group by v.id, r.bancada
  having count(distinct r.orientacao) < 2
  on conflict (votacao_id, bancada) do update set orientacao = excluded.orientacao
  where o.orientacao <> excluded.orientacao;
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function private.gravar_orientacoes(jsonb) is
  'Writes [{votacao, bancada, orientacao}] and returns how many changed; those of a roll call that is not here are left out.';
revoke execute on function private.gravar_orientacoes(jsonb) from public, anon, authenticated, service_role;
