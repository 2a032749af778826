-- Another column is another type of answer, so the function is made anew.
drop function public.comparar_deputados(integer[], integer);

create function public.comparar_deputados(p_deputados integer[], p_ano integer)
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
  )
  select d.id, d.nome, d.partido_sigla, d.uf,
    (select count(*)::integer from public.camara_votos as v where v.deputado_id = d.id and v.voto <> 5),
    public.contexto_despesas(d.id, p_ano) - '{deputados,meses,menor,maior}'::text[],
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
  from unnest(p_deputados) as asked (id)
  join public.camara_deputados as d on d.id = asked.id
  cross join billed
  left join public.camara_projetos_ano as bills on bills.deputado_id = d.id and bills.ano = billed.ano
  order by d.id;
end
$$;
comment on function public.comparar_deputados(integer[], integer) is
  'What our tables know of 1 to 4 distinct deputies, a row for each one known, by number: votes recorded other than Artigo 17, the year''s expenses as contexto_despesas counts them, the bills of the newest year up to it that is counted here (one year for all; quantidade null: not known; null: no year is counted), and what became of the deputy in the election. Refuses with 22023: one_to_four_deputies, invalid_deputy, repeated_deputy, invalid_year. For everybody; the numbers come by POST, so that no address keeps them.';
revoke execute on function public.comparar_deputados(integer[], integer) from public, anon, authenticated, service_role;
grant execute on function public.comparar_deputados(integer[], integer) to anon, authenticated, service_role;
