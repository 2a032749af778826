create index camara_deputados_uf_idx on public.camara_deputados (uf);

create function public.contexto_despesas(p_deputado integer, p_ano integer) returns jsonb
language sql stable
set search_path = ''
as $$
  with own as (
    select d.id, d.uf from public.camara_deputados as d where d.id = p_deputado
  ),
  spent as materialized (
    select d.id, d.nome, d.nome_busca, m.mes, m.tipo, m.valor, m.documentos, m.ate
    from own
    join public.camara_deputados as d on d.uf = own.uf
    join public.camara_despesas_mes as m on m.deputado_id = d.id and m.ano = p_ano
  ),
  totals as (
    select s.id, s.nome, s.nome_busca, sum(s.valor) as valor, max(s.ate) as ate,
      case when count(*) = count(s.documentos) then sum(s.documentos) end as documentos
    from spent as s group by s.id, s.nome, s.nome_busca
  ),
  state as (
    -- The middle value, or the mean of both: exact to the cent, as percentile_cont is not.
    select count(*) as n, min(t.valor) as menor, max(t.valor) as maior,
      round((percentile_disc(0.5) within group (order by t.valor) + percentile_disc(0.5) within group (order by t.valor desc)) / 2, 2) as mediana,
      jsonb_agg(jsonb_build_object('id', t.id, 'nome', t.nome, 'valor', t.valor) order by t.nome_busca, t.id) as deputados
    from totals as t
  ),
  of_kind as (
    select s.tipo, s.id, sum(s.valor) as valor from spent as s group by s.tipo, s.id
  ),
  kinds as (
    select k.tipo, max(k.valor) filter (where k.id = p_deputado) as valor, count(*) as n,
      round((percentile_disc(0.5) within group (order by k.valor) + percentile_disc(0.5) within group (order by k.valor desc)) / 2, 2) as mediana
    from of_kind as k group by k.tipo
    having bool_or(k.id = p_deputado)
  ),
  months as (
    select s.mes, sum(s.valor) as valor from spent as s where s.id = p_deputado group by s.mes
  )
  select jsonb_build_object(
    'uf', own.uf,
    'total', mine.valor,
    'documentos', coalesce(mine.documentos, year.documentos),
    'ate', coalesce(year.ate, mine.ate),
    'n', state.n,
    'mediana', state.mediana,
    'menor', state.menor,
    'maior', state.maior,
    'deputados', coalesce(state.deputados, '[]'),
    'meses', coalesce((select jsonb_agg(jsonb_build_object('mes', m.mes, 'valor', m.valor) order by m.mes) from months as m), '[]'),
    'tipos', coalesce((
      select jsonb_agg(jsonb_build_object('tipo', k.tipo, 'valor', k.valor, 'n', k.n, 'mediana', k.mediana) order by k.valor desc, k.tipo)
      from kinds as k
    ), '[]'),
    'limites', coalesce((
      select jsonb_agg(jsonb_build_object(
        'desde', c.desde, 'ate', c.ate, 'valor', c.valor_mensal, 'ato', c.ato, 'fonte_url', c.fonte_url,
        'conferido', c.valor_no_ato or c.conferido_em is not null
      ) order by c.desde)
      from public.cota_limites as c
      where c.uf = own.uf and c.desde <= make_date(p_ano, 12, 31) and (c.ate is null or c.ate >= make_date(p_ano, 1, 1))
    ), '[]')
  )
  from own
  cross join state
  left join totals as mine on mine.id = own.id
  left join public.camara_despesas_ano as year
    on year.deputado_id = own.id and year.ano = p_ano and year.valor = mine.valor;
$$;
comment on function public.contexto_despesas(integer, integer) is
  'What a deputy was reimbursed in a year, beside everybody of the same state with a document in it: totals, medians, months (0: not known), kinds and the limits in force. Null for an unknown deputy. For everybody.';
revoke execute on function public.contexto_despesas(integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.contexto_despesas(integer, integer) to anon, authenticated, service_role;
