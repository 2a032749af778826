-- A year that lacks one of them sets nobody beside anybody.
create or replace function public.comparar_deputados(p_deputados integer[], p_ano integer)
returns table (
  deputado_id integer, nome text, partido_sigla text, uf text, votos integer, despesas jsonb, projetos jsonb, destino jsonb
)
language plpgsql stable
set search_path = ''
as $$
begin
  -- One is enough: the others of an address may be of nobody.
  if p_deputados is null or array_ndims(p_deputados) is distinct from 1 or cardinality(p_deputados) not between 1 and 4 then
    raise exception 'one_to_four_deputies' using errcode = '22023';
  end if;
  if exists (select from unnest(p_deputados) as d (id) where d.id is null or d.id < 1) then
    raise exception 'invalid_deputy' using errcode = '22023';
  end if;
  if (select count(distinct d.id) from unnest(p_deputados) as d (id)) < cardinality(p_deputados) then
    raise exception 'repeated_deputy' using errcode = '22023';
  end if;
  if p_ano is null or p_ano not between 2000 and 2100 then
    raise exception 'invalid_year' using errcode = '22023';
  end if;
  return query
  with billed as (
    select max(p.ano) as ano from public.camara_projetos_ano as p where p.ano <= p_ano
  ),
  known as materialized (
    select d.id, d.nome, d.partido_sigla, d.uf from public.camara_deputados as d where d.id = any(p_deputados)
  ),
  of_all as (
    select m.ano from public.camara_despesas_mes as m
    where m.deputado_id = any(p_deputados) and m.ano <= p_ano
    group by m.ano having count(distinct m.deputado_id) = (select count(*) from known)
    order by m.ano desc limit 1
  ),
  spent as (
    select coalesce(
      (select a.ano from of_all as a), (select max(m.ano) from public.camara_despesas_mes as m where m.ano <= p_ano), p_ano
    )::integer as ano
  )
  select d.id, d.nome, d.partido_sigla, d.uf,
    (
      select count(*)::integer from public.camara_votos as v
      where v.deputado_id = d.id and v.voto <> 5
        and v.votacao_id not in (select w.id from public.camara_votacoes as w where w.totais_diferem)
    ),
    public.contexto_despesas(d.id, spent.ano) - '{deputados,meses,menor,maior}'::text[] || jsonb_build_object('ano', spent.ano),
    case when billed.ano is not null then jsonb_build_object(
      'ano', billed.ano, 'quantidade', bills.quantidade, 'dados_ate', bills.dados_ate
    ) end,
    (
      select jsonb_build_object(
        'destino', f.destino, 'cargo', f.cargo, 'situacao', f.situacao,
        'fonte_titulo', f.fonte_titulo, 'fonte_url', f.fonte_url, 'revisado_em', f.revisado_em
      )
      from public.destinos_deputados as f where f.deputado_id = d.id
    )
  from known as d
  cross join billed
  cross join spent
  left join public.camara_projetos_ano as bills on bills.deputado_id = d.id and bills.ano = billed.ano
  order by d.id;
end
$$;
comment on function public.comparar_deputados(integer[], integer) is
  'What our tables know of 1 to 4 distinct deputies, a row for each one known, by number: votes recorded other than Artigo 17 and those that contradict the totals of the Chamber''s text, the expenses as contexto_despesas counts them of the newest year up to p_ano in which each has any (else of the newest in which somebody has; ano says which, one for all), the bills of the newest year up to it that is counted here (one year for all; quantidade null: not known; null: no year is counted), and what became of the deputy in the election. Refuses with 22023: one_to_four_deputies, invalid_deputy, repeated_deputy, invalid_year. For everybody; the numbers come by POST, so that no address keeps them.';
