-- A record without a registration at the court has not run: it counted as a thirteenth candidacy.
create or replace function public.resumo_das_fichas(p_ano integer)
returns table (fichas integer, campos integer, ultima_revisao date)
language sql stable
set search_path = ''
as $$
  with listed as (
    select id from public.candidatos_presidencia_2026
    where status = 'active' and tse_sq is not null and election_year = p_ano
  ),
  shared as (
    select s.campo
    from (select distinct candidato_id, campo from public.candidatos_fontes) as s
    join listed on listed.id = s.candidato_id
    group by s.campo
    having count(*) = (select count(*) from listed)
  )
  select
    (select count(*) from listed)::integer,
    (select count(*) from shared)::integer,
    (
      select max(r.revisado_em)
      from public.candidatos_revisoes as r
      join listed on listed.id = r.candidato_id
    );
$$;
comment on function public.resumo_das_fichas(integer) is
  'How many registered candidates of an election are on the ballot, how many facts have a source in every one of their records, and the day of the last review. For everybody.';

create or replace function private.saude_do_painel() returns table (
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
