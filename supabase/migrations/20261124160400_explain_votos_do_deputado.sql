-- The answer has more columns than before, which only another function can have.
drop function public.votos_do_deputado(integer, integer, text, integer, integer, text, integer);

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
    (
      select o.orientacao from public.camara_orientacoes as o
      where o.votacao_id = w.id and o.bancada_chave = private.sem_acentos(w.partido_sigla)
      order by o.bancada limit 1
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
  'One deputy''s records in roll calls, the newest first, at most 50: after the roll call p_antes, of one subject, vote, year or with a text in a title, summary or description, or among the principal ones alone. titulo_claro, sim_significa and nao_significa are those of a published explanation. orientacao is that of the bench of the party of the day, null when there is none; total counts every record of the filter. Refuses with 22023: invalid_deputy, invalid_limit, invalid_vote, text_too_long. For everybody.';
revoke execute on function public.votos_do_deputado(integer, integer, text, integer, integer, text, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.votos_do_deputado(integer, integer, text, integer, integer, text, integer, boolean)
  to anon, authenticated, service_role;
