-- Votes with the party of the day, counted with the other totals of a roll call, so that nobody counts them at each visit.
alter table public.camara_votacoes add column com_partido smallint;
alter table public.camara_votacoes
  add constraint camara_votacoes_com_partido_valid check (com_partido between 0 and 1000);
comment on column public.camara_votacoes.com_partido is
  'Votes here whose party of the day is known; null without the individual votes.';

create or replace function private.contar_votos(p_votacoes integer[], p_presidencia boolean) returns void
language sql security definer
set search_path = ''
as $$
  with counted as (
    select c.votacao_id, count(*) filter (where c.voto = 1) as sim, count(*) filter (where c.voto = 2) as nao,
      count(*) filter (where c.voto = 3) as abstencao, count(*) filter (where c.voto = 4) as obstrucao,
      count(*) filter (where c.voto = 5) as presidiu, count(c.partido_sigla) as com_partido
    from public.camara_votos as c
    where c.votacao_id = any (p_votacoes)
    group by c.votacao_id
  )
  update public.camara_votacoes as v
  set tem_votos = true, sim = n.sim, nao = n.nao, abstencao = n.abstencao, obstrucao = n.obstrucao,
    presidiu = case when p_presidencia then n.presidiu end, com_partido = n.com_partido
  from counted as n
  where v.id = n.votacao_id
    and (v.tem_votos, v.sim, v.nao, v.abstencao, v.obstrucao, v.presidiu, v.com_partido)
      is distinct from
        (true, n.sim, n.nao, n.abstencao, n.obstrucao, case when p_presidencia then n.presidiu end, n.com_partido);
$$;

update public.camara_votacoes as v
set com_partido = (select count(c.partido_sigla) from public.camara_votos as c where c.votacao_id = v.id)
where v.tem_votos;

-- The answer has more columns than before, which only another function can have.
drop function public.saude_dos_dados();

-- Readings of the Chamber: a step that failed is one failure, however many of its batches were refused.
create function private.saude_da_camara() returns table (
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
  from unnest(array['deputados', 'votacoes', 'votos', 'orientacoes', 'despesas']) as k (conjunto)
  left join lateral (
    select s.iniciou_em, s.terminou_em, s.dados_ate, s.origem from public.sincronizacoes as s
    where s.conjunto = k.conjunto and s.situacao = 'ok'
    order by s.iniciou_em desc limit 1
  ) as good on true;
$$;
comment on function private.saude_da_camara() is
  'One row a set of the Chamber: until when its data go, when and from where they were last read well, and how many steps failed since (at most 5).';
revoke execute on function private.saude_da_camara() from public, anon, authenticated, service_role;
grant execute on function private.saude_da_camara() to anon, authenticated, service_role;

-- Sets that people keep: what their own rows say of their days. A list that nobody has compared with the court's is a copy.
create function private.saude_do_painel() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, fonte text, registros integer
)
language sql stable
set search_path = ''
as $$
  select 'candidaturas', max(c.dados_ate), (
      select max(r.revisado_em) from public.candidatos_revisoes as r
    )::timestamp at time zone 'America/Sao_Paulo', 'painel', null::text, count(*)::integer
  from public.candidatos_presidencia_2026 as c where c.status = 'active'
  union all
  select 'turno_' || t.turno, t.fonte_data, t.fonte_data::timestamp at time zone 'America/Sao_Paulo', 'painel', t.fonte_titulo,
    t.validos
  from public.turnos_presidencia as t where t.ano = 2026 and t.situacao <> 'nao_publicado'
  union all
  select 'destinos', max(d.revisado_em), max(d.updated_at),
    case when bool_and(d.situacao = 'conferido') then 'painel' else 'copia' end, null, count(*)::integer
  from public.destinos_deputados as d having count(*) > 0
  union all
  select 'eleitos', null, max(e.updated_at), case when bool_and(e.situacao_lista = 'conferida') then 'painel' else 'copia' end, null,
    count(*)::integer
  from public.eleitos_camara as e having count(*) > 0;
$$;
comment on function private.saude_do_painel() is
  'One row a set that people keep and that has something to show: until when it goes, when it was last compared, its source where the rows name one alone, and how many there are (of a round: valid votes).';
revoke execute on function private.saude_do_painel() from public, anon, authenticated, service_role;
grant execute on function private.saude_do_painel() to anon, authenticated, service_role;

create function public.saude_dos_dados() returns table (
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
    'candidaturas', 'turno_1', 'turno_2', 'deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'destinos', 'eleitos'
  ]) with ordinality as k (conjunto, n)
  cross join counted
  left join private.saude_da_camara() as c on c.conjunto = k.conjunto
  left join private.saude_do_painel() as p on p.conjunto = k.conjunto
  order by k.n;
$$;
comment on function public.saude_dos_dados() is
  'One row a set of public data: until when they go, when and from where they were last read well, the source where the rows name one, how many steps of reading failed since (at most 5), and how many records there are: candidacies on the ballot, valid votes of a round, sitting deputies, nominal roll calls (and of those, with votes here), votes (and of those, with the party of the day), fates, elected people. For everybody.';
revoke execute on function public.saude_dos_dados() from public, anon, authenticated, service_role;
grant execute on function public.saude_dos_dados() to anon, authenticated, service_role;
