-- The page's parties are read for its rows alone; the count of all needs the index of votes and no row of them.
-- A plan for any filter looks each roll call up by itself: three times the blocks.
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
set plan_cache_mode = 'force_custom_plan'
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
    select v.id, v.dia, c.voto
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
  ),
  shown as materialized (
    select w.id, w.dia, w.voto
    from wanted as w
    where p_antes is null or (w.dia, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
    order by w.dia desc, w.id desc
    limit p_limite
  )
  select s.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, v.aprovada, v.sim, v.nao,
    s.voto, c.partido_sigla,
    coalesce(
      (
        select o.orientacao from public.camara_orientacoes as o
        where o.votacao_id = s.id and private.partido_chave(c.partido_sigla, s.dia) = any (o.partidos)
        order by cardinality(o.partidos), o.bancada limit 1
      ),
      (
        select case
            when c.partido_sigla is null then 'sem_partido_conhecido' when private.sem_bancada(c.partido_sigla) then 'sem_partido'
            when bool_or(o.abreviada) then 'abreviada' else 'nenhuma'
          end
        from public.camara_orientacoes as o where o.votacao_id = s.id
        having count(*) > 0
      )
    ),
    e.titulo_claro, e.sim_significa, e.nao_significa, (select count(*)::integer from wanted)
  from shown as s
  join public.camara_votacoes as v on v.id = s.id
  join public.camara_votos as c on c.votacao_id = s.id and c.deputado_id = p_deputado
  left join public.votacoes_explicadas as e on e.votacao_id = s.id and e.situacao = 'publicada'
  order by s.dia desc, s.id desc;
end
$$;

-- A deputy's votes are two strings of bits over all roll calls; a pair is two counts of bits.
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
  with roll_calls as materialized (
    select v.id from public.camara_votacoes as v where not v.totais_diferem
  ),
  marks as materialized (
    select d.id, m.voted, m.votes
    from unnest(p_deputados) as d (id)
    cross join lateral (
      select coalesce(string_agg(case when o.voto is null then '0' else '1' end, '' order by r.id), '')::varbit as voted,
        coalesce(
          string_agg(
            case o.voto when 1 then '1000' when 2 then '0100' when 3 then '0010' when 4 then '0001' else '0000' end, '' order by r.id
          ),
          ''
        )::varbit as votes
      from roll_calls as r
      left join (
        -- One walk of the index a deputy, and no look-up a roll call.
        select c.votacao_id, c.voto from public.camara_votos as c where c.deputado_id = d.id and c.voto <> 5 offset 0
      ) as o on o.votacao_id = r.id
    ) as m
  )
  select f.id, s.id, bit_count(f.voted & s.voted)::integer, bit_count(f.votes & s.votes)::integer
  from marks as f
  join marks as s on s.id > f.id
  order by f.id, s.id;
end
$$;
