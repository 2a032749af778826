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
    where c.deputado_id = p_deputado
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
      where v.tem_votos and v.nominal and v.dia between s.first_day and s.last_day
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
  'One row about a deputy''s records in roll calls: registros without and presidiu only Artigo 17, the first and the last day, how many roll calls with individual votes lie between them, the counts of each month that has any, and the subjects. Refuses with 22023: invalid_deputy. For everybody.';
revoke execute on function public.resumo_de_votos(integer) from public, anon, authenticated, service_role;
grant execute on function public.resumo_de_votos(integer) to anon, authenticated, service_role;
