-- Votes that contradict the totals of the Chamber's own text are shown on the roll call's page alone: no deputy's list, sum, pair or
-- comparison has them.

create or replace function public.votos_do_deputado(
  p_deputado integer, p_antes integer default null, p_tema text default null, p_voto integer default null,
  p_ano integer default null, p_texto text default null, p_limite integer default 20,
  p_so_principais boolean default false
)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, aprovada boolean,
  sim smallint, nao smallint, voto smallint, partido_sigla text, orientacao text, titulo_claro text,
  sim_significa text, nao_significa text, total integer
)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  if p_deputado is null or p_deputado < 1 then
    raise exception 'invalid_deputy' using errcode = '22023';
  end if;
  if p_limite is null or p_limite not between 1 and 50 then
    raise exception 'invalid_limit' using errcode = '22023';
  end if;
  if p_voto not between 1 and 5 then
    raise exception 'invalid_vote' using errcode = '22023';
  end if;
  if length(p_texto) > 100 or length(p_tema) > 100 then
    raise exception 'text_too_long' using errcode = '22023';
  end if;
  return query
  with wanted as materialized (
    select v.id, v.dia, c.voto, c.partido_sigla
    from public.camara_votos as c
    join public.camara_votacoes as v on v.id = c.votacao_id
    left join public.votacoes_explicadas as e on e.votacao_id = v.id and e.situacao = 'publicada'
    where c.deputado_id = p_deputado
      and not v.totais_diferem
      and (p_voto is null or c.voto = p_voto)
      and (p_ano is null or extract(year from v.dia) = p_ano)
      and (p_tema is null or p_tema = any (v.temas))
      and (not coalesce(p_so_principais, false) or e.principal)
      and (
        p_texto is null
        or position(
          private.sem_acentos(p_texto) in private.sem_acentos(concat_ws(' ', e.titulo_claro, v.titulo, v.ementa, v.descricao))
        ) > 0
      )
  )
  select w.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, v.aprovada, v.sim, v.nao,
    w.voto, w.partido_sigla,
    (
      select o.orientacao from public.camara_orientacoes as o
      where o.votacao_id = w.id and o.bancada_chave = private.sem_acentos(w.partido_sigla)
      order by o.bancada limit 1
    ),
    e.titulo_claro, e.sim_significa, e.nao_significa, (select count(*)::integer from wanted)
  from wanted as w
  join public.camara_votacoes as v on v.id = w.id
  left join public.votacoes_explicadas as e on e.votacao_id = w.id and e.situacao = 'publicada'
  where p_antes is null or (w.dia, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
  order by w.dia desc, w.id desc
  limit p_limite;
end
$$;
comment on function public.votos_do_deputado(integer, integer, text, integer, integer, text, integer, boolean) is
  'One deputy''s records in roll calls, the newest first, at most 50: after the roll call p_antes, of one subject, vote, year or with a text in a title, summary or description, or among the principal ones alone. titulo_claro, sim_significa and nao_significa are those of a published explanation. orientacao is that of the bench of the party of the day, null when there is none; total counts every record of the filter; votes that contradict the totals of the Chamber''s text are left out. Refuses with 22023: invalid_deputy, invalid_limit, invalid_vote, text_too_long. For everybody.';

create or replace function public.resumo_de_votos(p_deputado integer)
returns table (registros integer, presidiu integer, primeiro date, ultimo date, votacoes integer, meses jsonb, temas text[])
language plpgsql stable
set search_path = ''
as $$
begin
  if p_deputado is null or p_deputado < 1 then
    raise exception 'invalid_deputy' using errcode = '22023';
  end if;
  return query
  with own as materialized (
    select v.dia, v.temas as subjects, c.voto
    from public.camara_votos as c
    join public.camara_votacoes as v on v.id = c.votacao_id
    where c.deputado_id = p_deputado and not v.totais_diferem
  ),
  span as (
    select count(*) filter (where o.voto <> 5)::integer as votes, count(*) filter (where o.voto = 5)::integer as presided,
      min(o.dia) as first_day, max(o.dia) as last_day
    from own as o
  ),
  months as (
    select to_char(o.dia, 'YYYY-MM') as month, count(*) filter (where o.voto = 1) as sim,
      count(*) filter (where o.voto = 2) as nao, count(*) filter (where o.voto = 3) as abstencao,
      count(*) filter (where o.voto = 4) as obstrucao, count(*) filter (where o.voto = 5) as presidiu
    from own as o
    group by 1
  )
  select s.votes, s.presided, s.first_day, s.last_day,
    (
      select count(*)::integer from public.camara_votacoes as v
      where v.tem_votos and v.nominal and not v.totais_diferem and v.dia between s.first_day and s.last_day
    ),
    coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'mes', m.month, 'sim', m.sim, 'nao', m.nao, 'abstencao', m.abstencao, 'obstrucao', m.obstrucao,
            'presidiu', m.presidiu
          )
          order by m.month
        )
        from months as m
      ),
      '[]'
    ),
    coalesce(
      (select array_agg(distinct t.name order by t.name) from own as o cross join lateral unnest(o.subjects) as t (name)),
      '{}'
    )
  from span as s;
end
$$;
comment on function public.resumo_de_votos(integer) is
  'One row about a deputy''s records in roll calls: registros without and presidiu only Artigo 17, the first and the last day, how many roll calls with individual votes lie between them, the counts of each month that has any, and the subjects; votes that contradict the totals of the Chamber''s text are left out. Refuses with 22023: invalid_deputy. For everybody.';

create or replace function public.maioria_do_partido(p_deputado integer)
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

create or replace function public.votos_em_comum(p_deputados integer[])
returns table (a integer, b integer, em_comum integer, iguais integer)
language plpgsql stable
set search_path = ''
as $$
begin
  if p_deputados is null or array_ndims(p_deputados) is distinct from 1 or cardinality(p_deputados) not between 2 and 10 then
    raise exception 'two_to_ten_deputies' using errcode = '22023';
  end if;
  if exists (select from unnest(p_deputados) as d (id) where d.id is null or d.id < 1) then
    raise exception 'invalid_deputy' using errcode = '22023';
  end if;
  if (select count(distinct d.id) from unnest(p_deputados) as d (id)) < cardinality(p_deputados) then
    raise exception 'repeated_deputy' using errcode = '22023';
  end if;
  return query
  with votes as materialized (
    select c.votacao_id, c.deputado_id, c.voto
    from unnest(p_deputados) as d (id)
    cross join lateral (
      select o.votacao_id, o.deputado_id, o.voto from public.camara_votos as o
      where o.deputado_id = d.id and o.voto <> 5
        and o.votacao_id not in (select w.id from public.camara_votacoes as w where w.totais_diferem)
    ) as c
  ),
  counted as (
    select x.deputado_id as first_id, y.deputado_id as second_id, count(*)::integer as common,
      count(*) filter (where x.voto = y.voto)::integer as equal
    from votes as x
    join votes as y on y.votacao_id = x.votacao_id and y.deputado_id > x.deputado_id
    group by 1, 2
  )
  select f.id, s.id, coalesce(c.common, 0), coalesce(c.equal, 0)
  from unnest(p_deputados) as f (id)
  join unnest(p_deputados) as s (id) on s.id > f.id
  left join counted as c on c.first_id = f.id and c.second_id = s.id
  order by f.id, s.id;
end
$$;
comment on function public.votos_em_comum(integer[]) is
  'For each pair of 2 to 10 distinct deputies: in how many roll calls both have a vote other than Artigo 17, and in how many of these it is the same one; votes that contradict the totals of the Chamber''s text are left out. Refuses with 22023: two_to_ten_deputies, invalid_deputy, repeated_deputy. For everybody; the numbers come by POST, so that no address keeps them.';

create or replace function public.votos_diferentes(
  p_a integer, p_b integer, p_antes integer default null, p_limite integer default 20
)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, titulo_claro text, descricao text, voto_a smallint,
  voto_b smallint, total integer
)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  if p_a is null or p_b is null or p_a < 1 or p_b < 1 then
    raise exception 'invalid_deputy' using errcode = '22023';
  end if;
  if p_a = p_b then
    raise exception 'repeated_deputy' using errcode = '22023';
  end if;
  if p_limite is null or p_limite not between 1 and 50 then
    raise exception 'invalid_limit' using errcode = '22023';
  end if;
  return query
  with first_votes as materialized (
    select c.votacao_id, c.voto from public.camara_votos as c
    where c.deputado_id = p_a and c.voto <> 5
      and c.votacao_id not in (select w.id from public.camara_votacoes as w where w.totais_diferem)
  ),
  second_votes as materialized (
    select c.votacao_id, c.voto from public.camara_votos as c where c.deputado_id = p_b and c.voto <> 5
  ),
  wanted as materialized (
    select f.votacao_id, f.voto as first_vote, s.voto as second_vote, v.dia
    from first_votes as f
    join second_votes as s on s.votacao_id = f.votacao_id and s.voto <> f.voto
    cross join lateral (select w.dia from public.camara_votacoes as w where w.id = f.votacao_id limit 1) as v
  )
  select v.id, v.id_camara, v.dia, v.titulo, e.titulo_claro, v.descricao, w.first_vote, w.second_vote,
    (select count(*)::integer from wanted)
  from wanted as w
  join public.camara_votacoes as v on v.id = w.votacao_id
  left join public.votacoes_explicadas as e on e.votacao_id = w.votacao_id and e.situacao = 'publicada'
  where p_antes is null
    or (w.dia, w.votacao_id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
  order by w.dia desc, w.votacao_id desc
  limit p_limite;
end
$$;
comment on function public.votos_diferentes(integer, integer, integer, integer) is
  'The roll calls in which two deputies both have a vote other than Artigo 17 and not the same one, the newest first, at most 50: after the roll call p_antes. titulo_claro is that of a published explanation; total counts all of them; votes that contradict the totals of the Chamber''s text are left out. Refuses with 22023: invalid_deputy, repeated_deputy, invalid_limit. For everybody; the numbers come by POST, so that no address keeps them.';

create or replace function public.comparar_deputados(p_deputados integer[], p_ano integer)
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
