create function public.resumo_das_fichas(p_ano integer)
returns table (fichas integer, campos integer, ultima_revisao date)
language sql stable
set search_path = ''
as $$
  with listed as (
    select id from public.candidatos_presidencia_2026 where status = 'active' and election_year = p_ano
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
  'How many candidates of an election are on the ballot, how many facts have a source in every one of their records, and the day of the last review. For everybody.';
revoke execute on function public.resumo_das_fichas(integer) from public, anon, authenticated, service_role;
grant execute on function public.resumo_das_fichas(integer) to anon, authenticated, service_role;
