-- The Chamber repeats rows, and one insert cannot touch a row twice: a repeated row lost its whole roll call, day or year. Each
-- writer takes a row once. Of a sitting deputy whose row lacks a field the field known here stays; a row without a number leaves
-- everybody in exercise, for it may be anybody's.
create or replace function private.gravar_deputados(p_lote jsonb, p_modo text, p_lido_em timestamptz) returns integer
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

create or replace function private.gravar_votacoes(p_lote jsonb, p_origem text, p_lido_em timestamptz) returns integer
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

-- Two different votes of one person in one roll call tell nothing: neither is written.
create or replace function private.gravar_votos(p_lote jsonb, p_inteiras text[], p_presidencia boolean) returns integer
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

create or replace function private.gravar_orientacoes(p_lote jsonb) returns integer
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

-- Sums and counts are repeated only when they are equal: two that differ are refused.
create or replace function private.gravar_despesas_mes(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  if exists (
    select from jsonb_to_recordset(p_lote) as r (deputado integer, ano smallint, mes smallint, tipo text, valor numeric, documentos integer)
    group by r.deputado, r.ano, r.mes, r.tipo
    having count(distinct r.valor) > 1 or count(distinct r.documentos) > 1
  ) then
    raise exception 'two sums of one month and kind' using errcode = '21000';
  end if;
  insert into public.camara_despesas_mes as d (deputado_id, ano, mes, tipo, valor, documentos, ate)
  select distinct r.deputado, r.ano, r.mes, r.tipo, r.valor, r.documentos, r.ate
  from jsonb_to_recordset(p_lote) as r (
    deputado integer, ano smallint, mes smallint, tipo text, valor numeric, documentos integer, ate date
  )
  on conflict (deputado_id, ano, mes, tipo) do update
  set valor = excluded.valor, documentos = excluded.documentos, ate = excluded.ate
  where (d.valor, d.documentos, d.ate) is distinct from (excluded.valor, excluded.documentos, excluded.ate);
  get diagnostics written = row_count;
  return written;
end
$$;

create or replace function private.gravar_despesas_ano(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  if exists (
    select from jsonb_to_recordset(p_lote) as r (deputado integer, ano smallint, valor numeric, documentos integer)
    group by r.deputado, r.ano
    having count(distinct r.valor) > 1 or count(distinct r.documentos) > 1
  ) then
    raise exception 'two sums of one year' using errcode = '21000';
  end if;
  insert into public.camara_despesas_ano as d (deputado_id, ano, valor, documentos, ate)
  select distinct r.deputado, r.ano, r.valor, r.documentos, r.ate
  from jsonb_to_recordset(p_lote) as r (deputado integer, ano smallint, valor numeric, documentos integer, ate date)
  on conflict (deputado_id, ano) do update
  set valor = excluded.valor, documentos = excluded.documentos, ate = excluded.ate
  where excluded.ate >= d.ate
    and (d.valor, d.documentos, d.ate) is distinct from (excluded.valor, excluded.documentos, excluded.ate);
  get diagnostics written = row_count;
  return written;
end
$$;

create or replace function private.gravar_projetos_ano(p_ano integer, p_ate date, p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
  removed integer;
begin
  if p_ate is null or p_ate > (now() at time zone 'America/Sao_Paulo')::date then
    raise exception 'a day that has not come: %', p_ate using errcode = '22023';
  end if;
  if jsonb_typeof(p_lote) is distinct from 'array' or jsonb_array_length(p_lote) = 0 then
    raise exception 'no counts of %', p_ano using errcode = '22023';
  end if;
  if exists (
    select from jsonb_to_recordset(p_lote) as r (deputado integer, quantidade integer)
    group by r.deputado having count(distinct r.quantidade) > 1
  ) then
    raise exception 'two counts of one deputy' using errcode = '21000';
  end if;
  insert into public.camara_projetos_ano as p (deputado_id, ano, quantidade, dados_ate)
  select distinct r.deputado, p_ano, r.quantidade, p_ate
  from jsonb_to_recordset(p_lote) as r (deputado integer, quantidade integer)
  on conflict (ano, deputado_id) do update
  set quantidade = excluded.quantidade, dados_ate = excluded.dados_ate
  where (p.quantidade, p.dados_ate) is distinct from (excluded.quantidade, excluded.dados_ate);
  get diagnostics written = row_count;
  delete from public.camara_projetos_ano as p
  where p.ano = p_ano
    and p.deputado_id not in (select r.deputado from jsonb_to_recordset(p_lote) as r (deputado integer));
  get diagnostics removed = row_count;
  return written + removed;
end
$$;
