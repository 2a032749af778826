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
      select o.votacao_id, o.deputado_id, o.voto from public.camara_votos as o where o.deputado_id = d.id and o.voto <> 5
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
  'For each pair of 2 to 10 distinct deputies: in how many roll calls both have a vote other than Artigo 17, and in how many of these it is the same one. Refuses with 22023: two_to_ten_deputies, invalid_deputy, repeated_deputy. For everybody; the numbers come by POST, so that no address keeps them.';
revoke execute on function public.votos_em_comum(integer[]) from public, anon, authenticated, service_role;
grant execute on function public.votos_em_comum(integer[]) to anon, authenticated, service_role;
