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
  'How often a deputy''s vote was the most frequent one of the party of that day, own vote included, over the roll calls where that party is known, has at least 5 votes and no tie; Artigo 17 is no vote. Refuses with 22023: invalid_deputy. For everybody.';
revoke execute on function public.maioria_do_partido(integer) from public, anon, authenticated, service_role;
grant execute on function public.maioria_do_partido(integer) to anon, authenticated, service_role;
