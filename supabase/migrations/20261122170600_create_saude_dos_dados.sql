-- What a page needs to tell how old each set is, in one small answer.
create function public.saude_dos_dados() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, falhas integer, registros integer, com_votos integer
)
language sql stable
set search_path = ''
as $$
  select k.conjunto, good.dados_ate, good.terminou_em, good.origem,
    (
      select count(*)::integer from (
        select from public.sincronizacoes as s
        where s.conjunto = k.conjunto and s.situacao = 'erro' and s.iniciou_em > coalesce(good.iniciou_em, '-infinity')
        order by s.iniciou_em desc limit 5
      ) as failed
    ),
    case k.conjunto
      when 'deputados' then (select count(*)::integer from public.camara_deputados as d where d.em_exercicio)
      when 'votacoes' then (select count(*)::integer from public.camara_votacoes as v where v.nominal)
      when 'votos' then (
        select coalesce(sum(v.sim + v.nao + v.abstencao + v.obstrucao + coalesce(v.presidiu, 0)), 0)::integer
        from public.camara_votacoes as v where v.tem_votos
      )
    end,
    case when k.conjunto = 'votacoes'
      then (select count(*)::integer from public.camara_votacoes as v where v.nominal and v.tem_votos)
    end
  from unnest(array['deputados', 'votacoes', 'votos', 'orientacoes', 'despesas']) with ordinality as k (conjunto, n)
  left join lateral (
    select s.iniciou_em, s.terminou_em, s.dados_ate, s.origem from public.sincronizacoes as s
    where s.conjunto = k.conjunto and s.situacao = 'ok'
    order by s.iniciou_em desc limit 1
  ) as good on true
  order by k.n;
$$;

comment on function public.saude_dos_dados() is
  'One row a set: until when its data go, when and from where they were last read well, how often that failed since (at most 5), and how many records there are: sitting deputies, nominal roll calls (and of those, with votes here), votes.';

revoke execute on function public.saude_dos_dados() from public, anon, authenticated, service_role;
grant execute on function public.saude_dos_dados() to anon, authenticated, service_role;
