-- A filter by subject shows only roll calls whose subject is known: readers are told of how many that is so. The answer has
-- one column more than before, which only another function can have.
drop function public.resumo_das_votacoes();

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
