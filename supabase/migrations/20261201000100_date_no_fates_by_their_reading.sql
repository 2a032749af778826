-- The day on which a fate's source was read is no day of the data.
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
  select 'destinos', null, min(d.revisado_em)::timestamp at time zone 'America/Sao_Paulo',
    case when bool_and(d.situacao = 'conferido') then 'painel' else 'copia' end, null, count(*)::integer
  from public.destinos_deputados as d having count(*) > 0
  union all
  select 'eleitos', null, min(e.updated_at), case when bool_and(e.situacao_lista = 'conferida') then 'painel' else 'copia' end, null,
    count(*)::integer
  from public.eleitos_camara as e having count(*) > 0;
$$;
comment on function private.saude_do_painel() is
  'One row a set that people keep and that has something to show: until when its oldest part goes (null: no source says), when that was last compared, its source where the rows name one alone, and how many there are (of a round: valid votes).';
