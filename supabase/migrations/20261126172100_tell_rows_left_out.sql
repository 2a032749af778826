-- How many rows of a set the Chamber published in a way that nobody can read, and what was given up after five tries.
drop function public.saude_dos_dados();
drop function private.saude_da_camara();

create function private.saude_da_camara() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, falhas integer, linhas_fora integer, desistencias integer
)
language sql stable security definer
set search_path = ''
as $$
  select k.conjunto, good.dados_ate, good.terminou_em, good.origem,
    (
      select count(*)::integer from (
        select distinct s.iniciou_em from public.sincronizacoes as s
        where s.conjunto = k.conjunto and s.situacao = 'erro' and s.iniciou_em > coalesce(good.iniciou_em, '-infinity')
        order by s.iniciou_em desc limit 5
      ) as failed
    ),
    coalesce(batches.linhas_fora, 0)::integer, coalesce(batches.desistencias, 0)::integer
  from unnest(array['deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos']) as k (conjunto)
  left join lateral (
    select s.iniciou_em, s.terminou_em, s.dados_ate, s.origem from public.sincronizacoes as s
    where s.conjunto = k.conjunto and s.situacao = 'ok'
    order by s.iniciou_em desc limit 1
  ) as good on true
  left join (
    select case split_part(l.chave, ':', 1) when 'dia' then 'votacoes' else split_part(l.chave, ':', 1) end as conjunto,
      sum(l.linhas_fora) as linhas_fora, count(*) filter (where l.recusas = 5 and l.motivo is not null) as desistencias
    from private.lotes_camara as l group by 1
  ) as batches on batches.conjunto = k.conjunto;
$$;
comment on function private.saude_da_camara() is
  'How the sets that are read from the Chamber stand: the last good reading, failures since then, rows left out and batches given up.';

revoke execute on function private.saude_da_camara() from public, anon, authenticated, service_role;
grant execute on function private.saude_da_camara() to anon, authenticated, service_role;

create function public.saude_dos_dados() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, fonte text, falhas integer, registros integer, com_votos integer,
  com_partido integer, linhas_fora integer, desistencias integer
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
  select k.conjunto, coalesce(c.dados_ate, p.dados_ate, f.dados_ate),
    coalesce(c.lido_em, p.lido_em, f.lido_em), coalesce(c.origem, p.origem, f.origem), p.fonte, coalesce(c.falhas, f.falhas, 0),
    case k.conjunto
      when 'deputados' then (select count(*)::integer from public.camara_deputados as d where d.em_exercicio)
      when 'votacoes' then counted.nominais
      when 'votos' then counted.votos
      else p.registros
    end,
    case k.conjunto when 'votacoes' then counted.com_votos end,
    case k.conjunto when 'votos' then counted.com_partido end,
    coalesce(c.linhas_fora, 0), coalesce(c.desistencias, 0)
  from unnest(array[
    'candidaturas', 'turno_1', 'turno_2', 'deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos', 'destinos', 'eleitos',
    'lista_de_deputados', 'perfis', 'despesas_uma_a_uma', 'discursos', 'proposicoes', 'noticias'
  ]) with ordinality as k (conjunto, n)
  cross join counted
  left join private.saude_da_camara() as c on c.conjunto = k.conjunto
  left join private.saude_do_painel() as p on p.conjunto = k.conjunto
  left join private.saude_de_fora() as f on f.conjunto = k.conjunto
  order by k.n;
$$;
comment on function public.saude_dos_dados() is
  'One row a set of public data: until when they go, when and from where they were last read well, the source where the rows name one, how many steps of reading failed since (at most 5), how many records there are: candidacies on the ballot, valid votes of a round, sitting deputies, nominal roll calls (and of those, with votes here), votes (and of those, with the party of the day), fates, elected people; how many rows nobody could read, and how many days or roll calls were given up after five tries. For everybody.';
revoke execute on function public.saude_dos_dados() from public, anon, authenticated, service_role;
grant execute on function public.saude_dos_dados() to anon, authenticated, service_role;
