-- The list of roll calls does not show totals that contradict the Chamber's own text. The answer has another column, which only
-- another function can have.
drop function public.votacoes_nominais(integer, integer, text, text, text, integer);

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
revoke execute on function public.votacoes_nominais(integer, integer, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.votacoes_nominais(integer, integer, text, text, text, integer)
  to anon, authenticated, service_role;
