-- The answer has another column, which only another function can have.
drop function public.votos_diferentes(integer, integer, integer, integer);

create function public.votos_diferentes(
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
    select c.votacao_id, c.voto from public.camara_votos as c where c.deputado_id = p_a and c.voto <> 5
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
  'The roll calls in which two deputies both have a vote other than Artigo 17 and not the same one, the newest first, at most 50: after the roll call p_antes. titulo_claro is that of a published explanation; total counts all of them. Refuses with 22023: invalid_deputy, repeated_deputy, invalid_limit. For everybody; the numbers come by POST, so that no address keeps them.';
revoke execute on function public.votos_diferentes(integer, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.votos_diferentes(integer, integer, integer, integer)
  to anon, authenticated, service_role;
