create function public.votacoes_nominais(
  p_antes integer default null, p_ano integer default null, p_tema text default null, p_tipo text default null,
  p_texto text default null, p_limite integer default 20
)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, aprovada boolean,
  sim smallint, nao smallint, tem_votos boolean, total integer
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
    where v.nominal
      and (p_ano is null or extract(year from v.dia) = p_ano)
      and (p_tema is null or p_tema = any (v.temas))
      and (p_tipo is null or v.tipo = p_tipo)
      and (
        p_texto is null
        or position(
          private.sem_acentos(p_texto) in private.sem_acentos(concat_ws(' ', v.titulo, v.ementa, v.descricao))
        ) > 0
      )
  )
  select v.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, v.aprovada, v.sim, v.nao, v.tem_votos,
    (select count(*)::integer from wanted)
  from wanted as w
  join public.camara_votacoes as v on v.id = w.id
  where p_antes is null or (w.dia, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
  order by w.dia desc, w.id desc
  limit p_limite;
end
$$;
comment on function public.votacoes_nominais(integer, integer, text, text, text, integer) is
  'The nominal roll calls, the newest first, at most 50: after the roll call p_antes, of one year, subject or kind, or with a text in title, summary or description. tem_votos says whether the individual votes are known; total counts every roll call of the filter. Refuses with 22023: invalid_limit, text_too_long. For everybody.';
revoke execute on function public.votacoes_nominais(integer, integer, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.votacoes_nominais(integer, integer, text, text, text, integer)
  to anon, authenticated, service_role;

create function public.resumo_das_votacoes()
returns table (nominais integer, com_votos integer, anos integer[], temas text[], tipos text[])
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
    coalesce(array_agg(distinct v.tipo), '{}')
  from public.camara_votacoes as v
  where v.nominal;
$$;
comment on function public.resumo_das_votacoes() is
  'How many nominal roll calls there are, of how many the individual votes are known, and which years, subjects and kinds they have. For everybody.';
revoke execute on function public.resumo_das_votacoes() from public, anon, authenticated, service_role;
grant execute on function public.resumo_das_votacoes() to anon, authenticated, service_role;
