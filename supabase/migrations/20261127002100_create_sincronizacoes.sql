create table public.sincronizacoes (
  id bigint generated always as identity,
  conjunto text not null,
  iniciou_em timestamptz not null default now(),
  terminou_em timestamptz,
  situacao text not null,
  lidos integer not null default 0,
  gravados integer not null default 0,
  dados_ate date,
  codigo_erro text,
  origem text not null,
  -- A set is as old as its oldest part: only a whole reading moves its day.
  inteira boolean not null default true,
  constraint sincronizacoes_pkey primary key (id),
  constraint sincronizacoes_situacao_known check (situacao in ('ok', 'erro')),
  constraint sincronizacoes_order check (terminou_em >= iniciou_em),
  constraint sincronizacoes_counted check (lidos >= 0 and gravados >= 0),
  constraint sincronizacoes_codigo_valid check (codigo_erro ~ '^[a-z0-9_]{1,60}$'),
  constraint sincronizacoes_error_named check ((situacao = 'erro') = (codigo_erro is not null)),
  constraint sincronizacoes_origem_known check (origem in ('copia', 'arquivo', 'api')),
  constraint sincronizacoes_conjunto_known
    check (conjunto in ('deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos'))
);

create index sincronizacoes_conjunto_idx on public.sincronizacoes (conjunto, iniciou_em desc);

comment on table public.sincronizacoes is 'Each reading of a set of the Chamber''s data, so that everybody sees how old it is; kept for 90 days, the last good one of each set for ever.';
comment on column public.sincronizacoes.id is 'Number of the reading.';
comment on column public.sincronizacoes.conjunto is 'Set that was read.';
comment on column public.sincronizacoes.iniciou_em is 'When it began.';
comment on column public.sincronizacoes.terminou_em is 'When it ended.';
comment on column public.sincronizacoes.situacao is 'ok or erro.';
comment on column public.sincronizacoes.lidos is 'Records read.';
comment on column public.sincronizacoes.gravados is 'Records that were new or changed.';
comment on column public.sincronizacoes.dados_ate is 'Latest day of the data; null when the set tells none.';
comment on column public.sincronizacoes.codigo_erro is 'Why it failed, as a short code.';
comment on column public.sincronizacoes.origem is 'copia (stored copy), arquivo (the Chamber''s yearly files) or api.';
comment on column public.sincronizacoes.inteira is 'Whether nothing of the set was left unread when the step ended.';

revoke all on public.sincronizacoes from public, anon, authenticated, service_role;
grant select on public.sincronizacoes to anon, authenticated, service_role;
alter table public.sincronizacoes enable row level security;

create policy "everybody reads how old the data are" on public.sincronizacoes
  for select to anon, authenticated
  using (true);

create function private.anotar_sincronizacao(
  p_conjunto text, p_iniciou_em timestamptz, p_lidos integer, p_gravados integer, p_dados_ate date, p_erro text, p_origem text,
  p_inteira boolean default true
) returns void
language sql security definer
set search_path = ''
as $$
  delete from public.sincronizacoes as s
  where s.iniciou_em < now() - interval '90 days'
    and s.id not in (
      select distinct on (k.conjunto, k.inteira) k.id from public.sincronizacoes as k
      where k.situacao = 'ok' order by k.conjunto, k.inteira, k.iniciou_em desc
    );
  insert into public.sincronizacoes
    (conjunto, iniciou_em, terminou_em, situacao, lidos, gravados, dados_ate, codigo_erro, origem, inteira)
  values (
    p_conjunto, p_iniciou_em, greatest(p_iniciou_em, clock_timestamp()), case when p_erro is null then 'ok' else 'erro' end,
    p_lidos, p_gravados, p_dados_ate, p_erro, p_origem, p_inteira
  );
$$;
comment on function private.anotar_sincronizacao(text, timestamptz, integer, integer, date, text, text, boolean) is
  'Records how a reading ended and forgets those of more than 90 days ago, but for the last good ones of each set, part and whole.';
revoke execute on function private.anotar_sincronizacao(text, timestamptz, integer, integer, date, text, text, boolean) from public, anon, authenticated, service_role;

-- The Chamber repeats rows, and one insert cannot touch a row twice: each is taken once.
-- A missing field keeps the known one; a row without number leaves everybody in exercise.
create function private.gravar_deputados(p_lote jsonb, p_modo text, p_lido_em timestamptz) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  if p_modo not in ('lista', 'pessoas', 'novos') then
    raise exception 'unknown mode %', p_modo using errcode = '22023';
  end if;
  insert into public.camara_deputados as d (id, nome, partido_sigla, uf, foto_url, legislatura, em_exercicio, lido_em)
  select distinct on (r.id) r.id, coalesce(r.nome, k.nome), coalesce(r."siglaPartido", k.partido_sigla), coalesce(r."siglaUf", k.uf),
    case when r."urlFoto" like 'https://%' then r."urlFoto" end, r."idLegislatura",
    p_modo = 'lista' and coalesce(r.nome, k.nome) is not null and coalesce(r."siglaPartido", k.partido_sigla) is not null
      and coalesce(r."siglaUf", k.uf) is not null
      -- A row of the legislature to come puts nobody in a seat before its day.
      and (coalesce(k.em_exercicio, false) or r."idLegislatura" is null
        or r."idLegislatura" <= private.legislatura_em((p_lido_em at time zone 'America/Sao_Paulo')::date)),
    p_lido_em
  from jsonb_to_recordset(p_lote) as r (
    id integer, nome text, "siglaPartido" text, "siglaUf" text, "urlFoto" text, "idLegislatura" smallint
  )
  left join public.camara_deputados as k on k.id = r.id
  where r.id is not null or p_modo <> 'lista'
  order by r.id
  on conflict (id) do update
  set nome = excluded.nome, partido_sigla = excluded.partido_sigla, uf = excluded.uf, foto_url = excluded.foto_url,
    legislatura = excluded.legislatura, em_exercicio = excluded.em_exercicio or (p_modo = 'pessoas' and d.em_exercicio),
    lido_em = excluded.lido_em
  where p_modo <> 'novos'
    and (p_modo = 'lista' or not d.em_exercicio)
    and (d.nome, d.partido_sigla, d.uf, d.foto_url, d.legislatura, d.em_exercicio, d.lido_em)
      is distinct from (excluded.nome, excluded.partido_sigla, excluded.uf, excluded.foto_url, excluded.legislatura,
        excluded.em_exercicio, excluded.lido_em);
  get diagnostics written = row_count;
  if p_modo = 'lista' and not exists (select from jsonb_array_elements(p_lote) as r where r ->> 'id' is null) then
    update public.camara_deputados as d set em_exercicio = false
    where d.em_exercicio and d.id not in (select (r ->> 'id')::integer from jsonb_array_elements(p_lote) as r);
  end if;
  return written;
end
$$;
comment on function private.gravar_deputados(jsonb, text, timestamptz) is
  'Writes people in the shape of the Chamber''s list and returns how many changed. p_modo: lista is everybody in exercise, others leave; pessoas are others; novos adds only who is missing.';
revoke execute on function private.gravar_deputados(jsonb, text, timestamptz) from public, anon, authenticated, service_role;

-- A batch is written whole or not at all.
create function private.gravar_votacoes(p_lote jsonb, p_origem text, p_lido_em timestamptz) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  if exists (select from jsonb_array_elements(p_lote) as r where r ->> 'siglaOrgao' is distinct from 'PLEN') then
    raise exception 'a vote of another body than the plenary' using errcode = '22023';
  end if;
  insert into public.camara_votacoes as v (
    id_camara, dia, registrada_em, titulo, ementa, descricao, temas, aprovada, sim, nao, abstencao, obstrucao, origem, lido_em
  )
  select r.id, r.data, r."dataHoraRegistro", coalesce(r.titulo, r."proposicaoObjeto"), r.ementa, r.descricao, r.temas,
    coalesce(r.aprovacao = 1, case when r.descricao ~ '^Aprovad' then true when r.descricao ~ '^Rejeitad' then false end),
    private.total_no_texto(r.descricao, 'Sim'), private.total_no_texto(r.descricao, 'N[ãa]o'),
    private.total_no_texto(r.descricao, 'Absten[çc][ãa]o'), private.total_no_texto(r.descricao, 'Obstru[çc][ãa]o'), p_origem, p_lido_em
  from (
    select distinct on (w.linha ->> 'id') w.linha
    from jsonb_array_elements(p_lote) with ordinality as w (linha, n)
    order by w.linha ->> 'id', w.n desc
  ) as once
  cross join lateral jsonb_to_record(once.linha) as r (
    id text, data date, "dataHoraRegistro" timestamp, titulo text, "proposicaoObjeto" text, ementa text, descricao text,
    temas text[], aprovacao smallint
  )
  order by r.data, r."dataHoraRegistro" nulls first, length(r.id), r.id
  on conflict (id_camara) do update
  set dia = excluded.dia, registrada_em = coalesce(excluded.registrada_em, v.registrada_em),
    titulo = coalesce(excluded.titulo, v.titulo), ementa = coalesce(excluded.ementa, v.ementa),
    descricao = excluded.descricao, temas = coalesce(excluded.temas, v.temas), aprovada = coalesce(excluded.aprovada, v.aprovada),
    sim = case when v.tem_votos then v.sim else excluded.sim end, nao = case when v.tem_votos then v.nao else excluded.nao end,
    abstencao = case when v.tem_votos then v.abstencao else excluded.abstencao end,
    obstrucao = case when v.tem_votos then v.obstrucao else excluded.obstrucao end,
    origem = excluded.origem, lido_em = excluded.lido_em
  where (v.dia, v.registrada_em, v.titulo, v.ementa, v.descricao, v.temas, v.aprovada)
    is distinct from (excluded.dia, coalesce(excluded.registrada_em, v.registrada_em), coalesce(excluded.titulo, v.titulo),
      coalesce(excluded.ementa, v.ementa), excluded.descricao, coalesce(excluded.temas, v.temas), coalesce(excluded.aprovada, v.aprovada));
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function private.gravar_votacoes(jsonb, text, timestamptz) is
  'Writes roll calls of the plenary in the shape of the Chamber''s list (and titulo, ementa, temas when known) and returns how many changed.';
revoke execute on function private.gravar_votacoes(jsonb, text, timestamptz) from public, anon, authenticated, service_role;
