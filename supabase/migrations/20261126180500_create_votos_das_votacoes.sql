-- Whoever lists roll calls marks the vote of a deputy of their own beside each one. Asking for that deputy would tell whom somebody
-- follows, so everybody's votes come, and the device finds its own among them: in a page of roll calls one digit for each deputy.
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
