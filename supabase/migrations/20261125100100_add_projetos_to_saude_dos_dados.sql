-- The counts of bills are a set of the Chamber's data like the others: when they were read, and how far they go.
alter table public.sincronizacoes drop constraint sincronizacoes_conjunto_known;
alter table public.sincronizacoes add constraint sincronizacoes_conjunto_known
  check (conjunto in ('deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos'));

create or replace function private.saude_da_camara() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, falhas integer
)
language sql stable
set search_path = ''
as $$
  select k.conjunto, good.dados_ate, good.terminou_em, good.origem,
    (
      select count(*)::integer from (
        select distinct s.iniciou_em from public.sincronizacoes as s
        where s.conjunto = k.conjunto and s.situacao = 'erro' and s.iniciou_em > coalesce(good.iniciou_em, '-infinity')
        order by s.iniciou_em desc limit 5
      ) as failed
    )
  from unnest(array['deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos']) as k (conjunto)
  left join lateral (
    select s.iniciou_em, s.terminou_em, s.dados_ate, s.origem from public.sincronizacoes as s
    where s.conjunto = k.conjunto and s.situacao = 'ok'
    order by s.iniciou_em desc limit 1
  ) as good on true;
$$;

create or replace function public.saude_dos_dados() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, fonte text, falhas integer, registros integer, com_votos integer,
  com_partido integer
)
language sql stable
set search_path = ''
as $$
  with counted as (
    select count(*) filter (where v.nominal)::integer as nominais,
      count(*) filter (where v.nominal and v.tem_votos)::integer as com_votos,
      coalesce(sum(v.sim + v.nao + v.abstencao + v.obstrucao + coalesce(v.presidiu, 0)) filter (where v.tem_votos), 0)::integer as votos,
      coalesce(sum(v.com_partido) filter (where v.tem_votos), 0)::integer as com_partido
    from public.camara_votacoes as v
  )
  select k.conjunto, coalesce(c.dados_ate, p.dados_ate), coalesce(c.lido_em, p.lido_em), coalesce(c.origem, p.origem), p.fonte,
    coalesce(c.falhas, 0),
    case k.conjunto
      when 'deputados' then (select count(*)::integer from public.camara_deputados as d where d.em_exercicio)
      when 'votacoes' then counted.nominais
      when 'votos' then counted.votos
      else p.registros
    end,
    case k.conjunto when 'votacoes' then counted.com_votos end,
    case k.conjunto when 'votos' then counted.com_partido end
  from unnest(array[
    'candidaturas', 'turno_1', 'turno_2', 'deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos', 'destinos', 'eleitos'
  ]) with ordinality as k (conjunto, n)
  cross join counted
  left join private.saude_da_camara() as c on c.conjunto = k.conjunto
  left join private.saude_do_painel() as p on p.conjunto = k.conjunto
  order by k.n;
$$;
