-- Votes that contradict the Chamber's own totals are on the roll call's page alone.
create function public.votos_do_deputado(
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
    coalesce(
      (
        select o.orientacao from public.camara_orientacoes as o
        where o.votacao_id = w.id and private.partido_chave(w.partido_sigla, w.dia) = any (o.partidos)
        order by cardinality(o.partidos), o.bancada limit 1
      ),
      (
        select case
            when w.partido_sigla is null then 'sem_partido_conhecido' when private.sem_bancada(w.partido_sigla) then 'sem_partido'
            when bool_or(o.abreviada) then 'abreviada' else 'nenhuma'
          end
        from public.camara_orientacoes as o where o.votacao_id = w.id
        having count(*) > 0
      )
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
  'One deputy''s records in roll calls, the newest first, at most 50: after the roll call p_antes, of one subject, vote, year or with a text in a title, summary or description, or among the principal ones alone. titulo_claro, sim_significa and nao_significa are those of a published explanation. orientacao is that of the smallest bench with the party of the day, ''abreviada'' where only a bloc whose name the Chamber shortens can have it, ''nenhuma'' where other benches have one, ''sem_partido'' of who had no party, ''sem_partido_conhecido'' where the party of the day is not known, null where none is known; total counts every record of the filter; votes that contradict the totals of the Chamber''s text are left out. Refuses with 22023: invalid_deputy, invalid_limit, invalid_vote, text_too_long. For everybody.';
revoke execute on function public.votos_do_deputado(integer, integer, text, integer, integer, text, integer, boolean) from public, anon, authenticated, service_role;
grant execute on function public.votos_do_deputado(integer, integer, text, integer, integer, text, integer, boolean) to anon, authenticated, service_role;

create function public.resumo_de_votos(p_deputado integer)
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
revoke execute on function public.resumo_de_votos(integer) from public, anon, authenticated, service_role;
grant execute on function public.resumo_de_votos(integer) to anon, authenticated, service_role;

create function public.votos_em_comum(p_deputados integer[])
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
revoke execute on function public.votos_em_comum(integer[]) from public, anon, authenticated, service_role;
grant execute on function public.votos_em_comum(integer[]) to anon, authenticated, service_role;

create function public.votos_diferentes(
  p_a integer, p_b integer, p_antes integer default null, p_limite integer default 20
)
returns table (
  votacao_id integer, id_camara text, dia date, tipo text, titulo text, ementa text, titulo_claro text, descricao text,
  voto_a smallint, voto_b smallint, total integer
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
  select v.id, v.id_camara, v.dia, v.tipo, v.titulo, v.ementa, e.titulo_claro, v.descricao, w.first_vote, w.second_vote,
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
revoke execute on function public.votos_diferentes(integer, integer, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.votos_diferentes(integer, integer, integer, integer) to anon, authenticated, service_role;
