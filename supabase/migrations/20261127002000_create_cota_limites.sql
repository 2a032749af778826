create table public.cota_limites (
  uf text not null,
  desde date not null,
  ate date,
  valor_mensal numeric(12, 2),
  ato text not null,
  fonte_url text not null,
  valor_no_ato boolean not null,
  conferido_em timestamptz,
  constraint cota_limites_pkey primary key (uf, desde),
  constraint cota_limites_uf_valid check (uf ~ '^[A-Z]{2}$'),
  constraint cota_limites_order check (ate >= desde),
  constraint cota_limites_valor_valid check (valor_mensal > 0),
  constraint cota_limites_conferido_known check (conferido_em is null or valor_mensal is not null),
  constraint cota_limites_ato_valid check (length(private.trimmed(ato)) between 1 and 200 and private.line_ok(ato)),
  constraint cota_limites_fonte_url_valid check (fonte_url <> '' and private.https_ok(fonte_url)),
  -- Each state has its own stretch of numbers: ranges tell an overlap without an extension.
  constraint cota_limites_one_at_a_time exclude using gist (
    int8range(
      (ascii(uf) * 100 + ascii(substr(uf, 2)))::bigint * 1000000 + (desde - date '2000-01-01'),
      (ascii(uf) * 100 + ascii(substr(uf, 2)))::bigint * 1000000 + coalesce(ate - date '2000-01-01', 900000),
      '[]'
    ) with &&
  )
);

comment on table public.cota_limites is
  'The monthly limit of the parliamentary quota of each state, without what offices of leadership add. Everybody reads; conferir_cota_limites alone writes.';
comment on column public.cota_limites.uf is 'State, as its two letters.';
comment on column public.cota_limites.desde is 'First day on which it is in force.';
comment on column public.cota_limites.ate is 'Last day; null while it is in force.';
comment on column public.cota_limites.valor_mensal is 'Reais a month; null when it is not known.';
comment on column public.cota_limites.ato is 'The act of the Chamber''s board that sets it.';
comment on column public.cota_limites.fonte_url is 'Address of the act.';
comment on column public.cota_limites.valor_no_ato is
  'Whether the act prints the value; otherwise it is a correction of the one before, told in another page of the Chamber.';
comment on column public.cota_limites.conferido_em is
  'When an administrator compared the value with the Chamber''s page; null until then.';

revoke all on public.cota_limites from public, anon, authenticated, service_role;
grant select on public.cota_limites to anon, authenticated, service_role;
alter table public.cota_limites enable row level security;

create policy "everybody reads the limits of the quota" on public.cota_limites
  for select to anon, authenticated
  using (true);

create function private.conferir_cota_limites(p_desde date) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  confirmed integer;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  update public.cota_limites as c set conferido_em = now()
  where c.desde = p_desde and c.conferido_em is null and c.valor_mensal is not null;
  get diagnostics confirmed = row_count;
  if confirmed > 0 then
    insert into public.audit_log (entity, entity_id, action, actor_id, changes)
    values ('cota_limites', gen_random_uuid(), 'update', (select auth.uid()), jsonb_build_object(
      'conferido_em', jsonb_build_object('before', null, 'after', now()),
      'desde', jsonb_build_object('before', p_desde, 'after', p_desde)
    ));
  end if;
  return confirmed;
end
$$;
comment on function private.conferir_cota_limites(date) is
  'Says that the values in force since a day were compared with the Chamber''s page; returns how many were not confirmed before. 42501 unless the caller is an administrator.';
revoke execute on function private.conferir_cota_limites(date) from public, anon, authenticated, service_role;
grant execute on function private.conferir_cota_limites(date) to authenticated;

create function public.conferir_cota_limites(p_desde date) returns integer
language sql
set search_path = ''
as $$
  select private.conferir_cota_limites(p_desde);
$$;
comment on function public.conferir_cota_limites(date) is
  'Says that the values in force since a day were compared with the Chamber''s page; for administrators.';
revoke execute on function public.conferir_cota_limites(date) from public, anon, authenticated, service_role;
grant execute on function public.conferir_cota_limites(date) to authenticated;

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
