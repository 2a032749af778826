-- A set is as old as its oldest part; an unchecked list is a copy.
create function private.saude_do_painel() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, fonte text, registros integer
)
language sql stable
set search_path = ''
as $$
  select 'candidaturas', min(c.dados_ate), (
      select min(r.revisado_em)
      from public.candidatos_revisoes as r
      join public.candidatos_presidencia_2026 as o on o.id = r.candidato_id and o.status = 'active' and o.tse_sq is not null
    )::timestamp at time zone 'America/Sao_Paulo', 'painel', null::text, count(*)::integer
  from public.candidatos_presidencia_2026 as c where c.status = 'active' and c.tse_sq is not null
  union all
  select 'turno_' || t.turno, t.fonte_data, t.fonte_data::timestamp at time zone 'America/Sao_Paulo', 'painel', t.fonte_titulo,
    t.validos
  from public.turnos_presidencia as t where t.ano = 2026 and t.situacao <> 'nao_publicado'
  union all
  select 'destinos', min(d.revisado_em), min(d.revisado_em)::timestamp at time zone 'America/Sao_Paulo',
    case when bool_and(d.situacao = 'conferido') then 'painel' else 'copia' end, null, count(*)::integer
  from public.destinos_deputados as d having count(*) > 0
  union all
  select 'eleitos', null, min(e.updated_at), case when bool_and(e.situacao_lista = 'conferida') then 'painel' else 'copia' end, null,
    count(*)::integer
  from public.eleitos_camara as e having count(*) > 0;
$$;
comment on function private.saude_do_painel() is
  'One row a set that people keep and that has something to show: until when its oldest part goes, when that was last compared, its source where the rows name one alone, and how many there are (of a round: valid votes).';
revoke execute on function private.saude_do_painel() from public, anon, authenticated, service_role;
grant execute on function private.saude_do_painel() to anon, authenticated, service_role;

-- A step that failed is one failure, however many of its batches were refused.
create function private.saude_da_camara() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, falhas integer, linhas_fora integer, desistencias integer
)
language sql stable security definer
set search_path = ''
as $$
  select k.conjunto, whole.dados_ate,
    -- Of roll calls that nobody has heard of, no votes are wanted either.
    case when k.conjunto in ('votos', 'orientacoes') and whole.terminou_em is not null
      then least(whole.terminou_em, max(whole.terminou_em) filter (where k.conjunto = 'votacoes') over ())
      else whole.terminou_em
    end,
    whole.origem,
    (
      select count(*)::integer from (
        select distinct s.iniciou_em from public.sincronizacoes as s
        where s.conjunto = k.conjunto and s.situacao = 'erro' and s.iniciou_em > coalesce(good.iniciou_em, '-infinity')
        order by s.iniciou_em desc limit 5
      ) as failed
    ),
    (coalesce(batches.linhas_fora, 0) + coalesce(own.linhas_fora, 0))::integer, coalesce(batches.desistencias, 0)::integer
  from unnest(array['deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos']) as k (conjunto)
  left join lateral (
    select max(s.iniciou_em) as iniciou_em from public.sincronizacoes as s where s.conjunto = k.conjunto and s.situacao = 'ok'
  ) as good on true
  left join lateral (
    select s.terminou_em, s.dados_ate, s.origem from public.sincronizacoes as s
    where s.conjunto = k.conjunto and s.situacao = 'ok' and s.inteira
    order by s.iniciou_em desc limit 1
  ) as whole on true
  left join (
    select case split_part(l.chave, ':', 1) when 'dia' then 'votacoes' else split_part(l.chave, ':', 1) end as conjunto,
      sum(l.linhas_fora) as linhas_fora, count(*) filter (where l.recusas = 5 and l.motivo is not null) as desistencias
    from private.lotes_camara as l group by 1
  ) as batches on batches.conjunto = k.conjunto
  left join (
    select o.conjunto, sum(o.n) as linhas_fora
    from public.camara_votacoes as v
    cross join lateral (
      values ('votos', v.votos_fora), ('orientacoes', v.orientacoes_fora), ('votacoes', v.assunto_fora)
    ) as o (conjunto, n)
    where o.n > 0
    group by 1
  ) as own on own.conjunto = k.conjunto;
$$;
comment on function private.saude_da_camara() is
  'How the sets that are read from the Chamber stand: the last reading that left nothing of them unread, failures since the last good step, rows left out and batches given up.';
revoke execute on function private.saude_da_camara() from public, anon, authenticated, service_role;
grant execute on function private.saude_da_camara() to anon, authenticated, service_role;

create function private.saude_de_fora() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, falhas integer
)
language sql stable security definer
set search_path = ''
as $$
  select l.conjunto, case when d.copia >= coalesce(d.ao_vivo, d.copia) then l.copia_ate end,
    greatest(d.ao_vivo, d.copia)::timestamp at time zone 'America/Sao_Paulo',
    case
      when d.ao_vivo > coalesce(d.copia, '-infinity') then 'api'
      when d.copia > coalesce(d.ao_vivo, '-infinity') then 'copia'
      when d.copia = d.ao_vivo then 'ambas'
    end,
    ((l.falhou_em > coalesce(greatest(l.ao_vivo_em, l.copia_em), '-infinity') + interval '1 minute') is true)::integer
  from private.leituras_de_fora as l
  cross join lateral (
    select (l.ao_vivo_em at time zone 'America/Sao_Paulo')::date as ao_vivo,
      (l.copia_em at time zone 'America/Sao_Paulo')::date as copia
  ) as d;
$$;
comment on function private.saude_de_fora() is
  'One row a set that is asked of its source: until when its copy goes, on which day it was last answered, by whom (api, copia, or ambas on one day), and 1 when the last question went without an answer.';
revoke execute on function private.saude_de_fora() from public, anon, authenticated, service_role;
grant execute on function private.saude_de_fora() to anon, authenticated, service_role;

-- Pages tell how old each set is from this one small answer.
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
