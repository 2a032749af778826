create function public.votacoes_nominais(
  p_antes integer default null, p_ano integer default null, p_tema text default null, p_tipo text default null,
  p_texto text default null, p_limite integer default 20
)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, aprovada boolean,
  sim smallint, nao smallint, tem_votos boolean, totais_diferem boolean, titulo_claro text, total integer
)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  if p_limite is null or p_limite not between 1 and 50 then
    raise exception 'invalid_limit' using errcode = '22023';
  end if;
  if length(p_texto) > 100 or length(p_tema) > 100 or length(p_tipo) > 100 then
    raise exception 'text_too_long' using errcode = '22023';
  end if;
  return query
  with wanted as materialized (
    select v.id, v.dia
    from public.camara_votacoes as v
    left join public.votacoes_explicadas as e on e.votacao_id = v.id and e.situacao = 'publicada'
    where v.nominal
      and (p_ano is null or extract(year from v.dia) = p_ano)
      and (p_tema is null or p_tema = any (v.temas))
      and (p_tipo is null or v.tipo = p_tipo)
      and (
        p_texto is null
        or position(
          private.sem_acentos(p_texto) in private.sem_acentos(concat_ws(' ', e.titulo_claro, v.titulo, v.ementa, v.descricao))
        ) > 0
      )
  )
  select v.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, v.aprovada, v.sim, v.nao, v.tem_votos,
    v.totais_diferem, e.titulo_claro, (select count(*)::integer from wanted)
  from wanted as w
  join public.camara_votacoes as v on v.id = w.id
  left join public.votacoes_explicadas as e on e.votacao_id = w.id and e.situacao = 'publicada'
  where p_antes is null or (w.dia, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
  order by w.dia desc, w.id desc
  limit p_limite;
end
$$;
comment on function public.votacoes_nominais(integer, integer, text, text, text, integer) is
  'The nominal roll calls, the newest first, at most 50: after the roll call p_antes, of one year, subject or kind, or with a text in a title, summary or description. titulo_claro is that of a published explanation. tem_votos says whether the individual votes are known, totais_diferem whether they contradict the totals of the Chamber''s text; total counts every roll call of the filter. Refuses with 22023: invalid_limit, text_too_long. For everybody.';
revoke execute on function public.votacoes_nominais(integer, integer, text, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.votacoes_nominais(integer, integer, text, text, text, integer) to anon, authenticated, service_role;

create function public.resumo_das_votacoes()
returns table (nominais integer, com_votos integer, anos integer[], temas text[], tipos text[], com_tema integer)
language sql stable
set search_path = ''
as $$
  select count(*)::integer, count(*) filter (where v.tem_votos)::integer,
    coalesce(array_agg(distinct extract(year from v.dia)::integer), '{}'),
    coalesce((
      select array_agg(distinct t.tema order by t.tema)
      from public.camara_votacoes as w cross join lateral unnest(w.temas) as t (tema)
      where w.nominal
    ), '{}'),
    coalesce(array_agg(distinct v.tipo), '{}'),
    count(*) filter (where cardinality(v.temas) > 0)::integer
  from public.camara_votacoes as v
  where v.nominal;
$$;
comment on function public.resumo_das_votacoes() is
  'How many nominal roll calls there are, of how many the individual votes and of how many a subject is known, and which years, subjects and kinds they have. For everybody.';
revoke execute on function public.resumo_das_votacoes() from public, anon, authenticated, service_role;
grant execute on function public.resumo_das_votacoes() to anon, authenticated, service_role;

-- Asking for one deputy's votes would tell whom somebody follows: everybody's come, a digit each.
create function public.votos_das_votacoes(p_votacoes integer[])
returns table (deputados integer[], votacoes integer[], votos text[])
language plpgsql stable
set search_path = ''
as $$
begin
  if p_votacoes is null or array_ndims(p_votacoes) is distinct from 1 or cardinality(p_votacoes) not between 1 and 50 then
    raise exception 'one_to_fifty_roll_calls' using errcode = '22023';
  end if;
  return query
  with asked as materialized (
    select v.id from public.camara_votacoes as v where v.id = any (p_votacoes) and not v.totais_diferem
  ),
  cast_votes as materialized (
    select c.votacao_id, c.deputado_id, c.voto
    from asked as a
    cross join lateral (
      select o.votacao_id, o.deputado_id, o.voto from public.camara_votos as o where o.votacao_id = a.id
    ) as c
  ),
  people as materialized (select distinct c.deputado_id as id from cast_votes as c),
  digits as (
    select a.id, string_agg(coalesce(c.voto, 0)::text, '' order by p.id) as word
    from asked as a
    cross join people as p
    left join cast_votes as c on c.votacao_id = a.id and c.deputado_id = p.id
    group by a.id
  )
  select coalesce((select array_agg(p.id order by p.id) from people as p), '{}'),
    coalesce(array_agg(d.id order by d.id), '{}'), coalesce(array_agg(d.word order by d.id), '{}')
  from digits as d;
end
$$;
comment on function public.votos_das_votacoes(integer[]) is
  'Everybody''s votes in 1 to 50 roll calls, in one row: deputados are those with a vote in any of them, by number; votos has for each of votacoes a text with one digit for each deputy in that order, 0 where there is none. Roll calls whose votes contradict the totals of the Chamber''s text are left out. Refuses with 22023: one_to_fifty_roll_calls. For everybody; nobody is named in what is asked.';
revoke execute on function public.votos_das_votacoes(integer[]) from public, anon, authenticated, service_role;
grant execute on function public.votos_das_votacoes(integer[]) to anon, authenticated, service_role;

create function public.maioria_do_partido(p_deputado integer)
returns table (iguais integer, votacoes integer)
language plpgsql stable
set search_path = ''
as $$
begin
  if p_deputado is null or p_deputado < 1 then
    raise exception 'invalid_deputy' using errcode = '22023';
  end if;
  return query
  with own as materialized (
    select c.votacao_id, c.voto, c.partido_sigla
    from public.camara_votos as c
    where c.deputado_id = p_deputado and c.partido_sigla is not null and c.voto <> 5
      and c.votacao_id not in (select w.id from public.camara_votacoes as w where w.totais_diferem)
  ),
  party as (
    select o.voto as label, n.sim, n.nao, n.abstencao, n.obstrucao, greatest(n.sim, n.nao, n.abstencao, n.obstrucao) as most
    from own as o
    cross join lateral (
      select count(*) filter (where c.voto = 1) as sim, count(*) filter (where c.voto = 2) as nao,
        count(*) filter (where c.voto = 3) as abstencao, count(*) filter (where c.voto = 4) as obstrucao
      from public.camara_votos as c
      where c.votacao_id = o.votacao_id and c.partido_sigla = o.partido_sigla and c.partido_sigla is not null and c.voto <> 5
    ) as n
    where n.sim + n.nao + n.abstencao + n.obstrucao >= 5
  )
  select count(*) filter (where (array[p.sim, p.nao, p.abstencao, p.obstrucao])[p.label] = p.most)::integer,
    count(*)::integer
  from party as p
  where (p.sim = p.most)::integer + (p.nao = p.most)::integer + (p.abstencao = p.most)::integer
    + (p.obstrucao = p.most)::integer = 1;
end
$$;
comment on function public.maioria_do_partido(integer) is
  'How often a deputy''s vote was the most frequent one of the party of that day, own vote included, over the roll calls where that party is known, has at least 5 votes and no tie; Artigo 17 is no vote, and votes that contradict the totals of the Chamber''s text are left out. Refuses with 22023: invalid_deputy. For everybody.';
revoke execute on function public.maioria_do_partido(integer) from public, anon, authenticated, service_role;
grant execute on function public.maioria_do_partido(integer) to anon, authenticated, service_role;

create function public.comparar_deputados(p_deputados integer[], p_ano integer)
returns table (
  deputado_id integer, nome text, partido_sigla text, uf text, votos integer, despesas jsonb, projetos jsonb, destino jsonb
)
language plpgsql stable
set search_path = ''
as $$
begin
  -- One is enough: the others of an address may be of nobody.
  if p_deputados is null or array_ndims(p_deputados) is distinct from 1 or cardinality(p_deputados) not between 1 and 4 then
    raise exception 'one_to_four_deputies' using errcode = '22023';
  end if;
  if exists (select from unnest(p_deputados) as d (id) where d.id is null or d.id < 1) then
    raise exception 'invalid_deputy' using errcode = '22023';
  end if;
  if (select count(distinct d.id) from unnest(p_deputados) as d (id)) < cardinality(p_deputados) then
    raise exception 'repeated_deputy' using errcode = '22023';
  end if;
  if p_ano is null or p_ano not between 2000 and 2100 then
    raise exception 'invalid_year' using errcode = '22023';
  end if;
  return query
  with billed as (
    select max(p.ano) as ano from public.camara_projetos_ano as p where p.ano <= p_ano
  )
  select d.id, d.nome, d.partido_sigla, d.uf,
    (
      select count(*)::integer from public.camara_votos as v
      where v.deputado_id = d.id and v.voto <> 5
        and v.votacao_id not in (select w.id from public.camara_votacoes as w where w.totais_diferem)
    ),
    public.contexto_despesas(d.id, p_ano) - '{deputados,meses,menor,maior}'::text[],
    case when billed.ano is not null then jsonb_build_object(
      'ano', billed.ano, 'quantidade', bills.quantidade, 'dados_ate', bills.dados_ate
    ) end,
    (
      select jsonb_build_object(
        'destino', f.destino, 'cargo', f.cargo, 'situacao', f.situacao,
        'fonte_titulo', f.fonte_titulo, 'fonte_url', f.fonte_url, 'revisado_em', f.revisado_em
      )
      from public.destinos_deputados as f where f.deputado_id = d.id
    )
  from unnest(p_deputados) as asked (id)
  join public.camara_deputados as d on d.id = asked.id
  cross join billed
  left join public.camara_projetos_ano as bills on bills.deputado_id = d.id and bills.ano = billed.ano
  order by d.id;
end
$$;
comment on function public.comparar_deputados(integer[], integer) is
  'What our tables know of 1 to 4 distinct deputies, a row for each one known, by number: votes recorded other than Artigo 17 and those that contradict the totals of the Chamber''s text, the year''s expenses as contexto_despesas counts them, the bills of the newest year up to it that is counted here (one year for all; quantidade null: not known; null: no year is counted), and what became of the deputy in the election. Refuses with 22023: one_to_four_deputies, invalid_deputy, repeated_deputy, invalid_year. For everybody; the numbers come by POST, so that no address keeps them.';
revoke execute on function public.comparar_deputados(integer[], integer) from public, anon, authenticated, service_role;
grant execute on function public.comparar_deputados(integer[], integer) to anon, authenticated, service_role;
