create table public.camara_despesas_mes (
  deputado_id integer not null,
  ano smallint not null,
  mes smallint not null,
  tipo text not null,
  valor numeric(12, 2) not null,
  -- Some files tell the amounts by kind, and the documents only all together.
  documentos integer,
  ate date,
  constraint camara_despesas_mes_pkey primary key (deputado_id, ano, mes, tipo),
  constraint camara_despesas_mes_deputado_fkey foreign key (deputado_id) references public.camara_deputados (id),
  constraint camara_despesas_mes_ano_valid check (ano between 2000 and 2100),
  constraint camara_despesas_mes_mes_valid check (mes between 0 and 12),
  constraint camara_despesas_mes_tipo_valid check (length(private.trimmed(tipo)) between 1 and 200 and private.line_ok(tipo)),
  constraint camara_despesas_mes_documentos_counted check (documentos > 0)
);

create index camara_despesas_mes_ano_idx on public.camara_despesas_mes (ano, deputado_id) include (valor);

comment on table public.camara_despesas_mes is 'Expenses of a deputy''s parliamentary quota, added up by month and kind. No supplier and no document is kept.';
comment on column public.camara_despesas_mes.deputado_id is 'The deputy.';
comment on column public.camara_despesas_mes.ano is 'Year of the expense.';
comment on column public.camara_despesas_mes.mes is 'Month of the expense; 0 when it is not known.';
comment on column public.camara_despesas_mes.tipo is 'Kind, in the Chamber''s words.';
comment on column public.camara_despesas_mes.valor is 'Net value in reais; refunds are subtracted, so it may be negative.';
comment on column public.camara_despesas_mes.documentos is
  'How many documents were added up; null when the source counts those of the year alone.';
comment on column public.camara_despesas_mes.ate is 'Latest day of a document; null when no document had one.';

revoke all on public.camara_despesas_mes from public, anon, authenticated, service_role;
grant select on public.camara_despesas_mes to anon, authenticated, service_role;
alter table public.camara_despesas_mes enable row level security;

create policy "everybody reads the expenses" on public.camara_despesas_mes
  for select to anon, authenticated
  using (true);

create table public.camara_despesas_ano (
  deputado_id integer not null,
  ano smallint not null,
  valor numeric(12, 2) not null,
  documentos integer not null,
  ate date not null,
  constraint camara_despesas_ano_pkey primary key (deputado_id, ano),
  constraint camara_despesas_ano_deputado_fkey foreign key (deputado_id) references public.camara_deputados (id),
  constraint camara_despesas_ano_ano_valid check (ano between 2000 and 2100),
  constraint camara_despesas_ano_documentos_counted check (documentos > 0)
);

comment on table public.camara_despesas_ano is 'The total of a deputy''s quota in a year, as the Chamber''s own file adds it up.';
comment on column public.camara_despesas_ano.deputado_id is 'The deputy.';
comment on column public.camara_despesas_ano.ano is 'Year of the expenses.';
comment on column public.camara_despesas_ano.valor is 'Net value in reais.';
comment on column public.camara_despesas_ano.documentos is 'How many documents were added up.';
comment on column public.camara_despesas_ano.ate is 'Day of the file.';

revoke all on public.camara_despesas_ano from public, anon, authenticated, service_role;
grant select on public.camara_despesas_ano to anon, authenticated, service_role;
alter table public.camara_despesas_ano enable row level security;

create policy "everybody reads the totals of a year" on public.camara_despesas_ano
  for select to anon, authenticated
  using (true);

-- Repeated sums must be equal: two that differ are refused.
create function private.gravar_despesas_mes(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  if exists (
    select from jsonb_to_recordset(p_lote) as r (deputado integer, ano smallint, mes smallint, tipo text, valor numeric, documentos integer)
    group by r.deputado, r.ano, r.mes, r.tipo
    having count(distinct r.valor) > 1 or count(distinct r.documentos) > 1
  ) then
    raise exception 'two sums of one month and kind' using errcode = '21000';
  end if;
  insert into public.camara_despesas_mes as d (deputado_id, ano, mes, tipo, valor, documentos, ate)
  select distinct r.deputado, r.ano, r.mes, r.tipo, r.valor, r.documentos, r.ate
  from jsonb_to_recordset(p_lote) as r (
    deputado integer, ano smallint, mes smallint, tipo text, valor numeric, documentos integer, ate date
  )
  on conflict (deputado_id, ano, mes, tipo) do update
  set valor = excluded.valor, documentos = excluded.documentos, ate = excluded.ate
  where (d.valor, d.documentos, d.ate) is distinct from (excluded.valor, excluded.documentos, excluded.ate);
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function private.gravar_despesas_mes(jsonb) is
  'Writes [{deputado, ano, mes, tipo, valor, documentos, ate}], each the whole sum of its month and kind; returns how many changed.';
revoke execute on function private.gravar_despesas_mes(jsonb) from public, anon, authenticated, service_role;

create function private.gravar_despesas_ano(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  if exists (
    select from jsonb_to_recordset(p_lote) as r (deputado integer, ano smallint, valor numeric, documentos integer)
    group by r.deputado, r.ano
    having count(distinct r.valor) > 1 or count(distinct r.documentos) > 1
  ) then
    raise exception 'two sums of one year' using errcode = '21000';
  end if;
  insert into public.camara_despesas_ano as d (deputado_id, ano, valor, documentos, ate)
  select distinct r.deputado, r.ano, r.valor, r.documentos, r.ate
  from jsonb_to_recordset(p_lote) as r (deputado integer, ano smallint, valor numeric, documentos integer, ate date)
  on conflict (deputado_id, ano) do update
  set valor = excluded.valor, documentos = excluded.documentos, ate = excluded.ate
  where excluded.ate >= d.ate
    and (d.valor, d.documentos, d.ate) is distinct from (excluded.valor, excluded.documentos, excluded.ate);
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function private.gravar_despesas_ano(jsonb) is
  'Writes [{deputado, ano, valor, documentos, ate}] and returns how many changed; an older file never replaces a newer one.';
revoke execute on function private.gravar_despesas_ano(jsonb) from public, anon, authenticated, service_role;

-- A yearly file tells months, the copy only kinds, under month 0: both would count twice.
create function private.substituir_despesas(p_ano integer, p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
  removed integer;
begin
  if exists (select from jsonb_array_elements(p_lote) as r where (r ->> 'ano')::integer is distinct from p_ano) then
    raise exception 'an expense of another year than %', p_ano using errcode = '22023';
  end if;
  written := private.gravar_despesas_mes(p_lote);
  delete from public.camara_despesas_mes as d
  using (
    select distinct r.deputado from jsonb_to_recordset(p_lote) as r (deputado integer)
  ) as whose
  where d.ano = p_ano and d.deputado_id = whose.deputado
    and not exists (
      select from jsonb_to_recordset(p_lote) as r (deputado integer, mes smallint, tipo text)
      where r.deputado = d.deputado_id and r.mes = d.mes and r.tipo = d.tipo
    );
  get diagnostics removed = row_count;
  return written + removed;
end
$$;
comment on function private.substituir_despesas(integer, jsonb) is
  'Writes [{deputado, ano, mes, tipo, valor, documentos, ate}], which has everything of a year of the deputies in it: what else was here of them in that year goes. Returns how many rows changed.';
revoke execute on function private.substituir_despesas(integer, jsonb) from public, anon, authenticated, service_role;

create function private.podar_despesas(p_ano integer, p_deputados integer[]) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.camara_despesas_mes as d where d.ano = p_ano and d.deputado_id <> all (p_deputados);
  get diagnostics removed = row_count;
  delete from public.camara_despesas_ano as d where d.ano = p_ano;
  return removed;
end
$$;
comment on function private.podar_despesas(integer, integer[]) is
  'Ends the replacement of a year: removes what other deputies than these had in it, and the totals that another source told of the year. Returns how many sums went.';
revoke execute on function private.podar_despesas(integer, integer[]) from public, anon, authenticated, service_role;

create table public.camara_projetos_ano (
  deputado_id integer not null,
  ano smallint not null,
  quantidade integer not null,
  dados_ate date not null,
  constraint camara_projetos_ano_pkey primary key (ano, deputado_id),
  constraint camara_projetos_ano_deputado_fkey foreign key (deputado_id) references public.camara_deputados (id),
  constraint camara_projetos_ano_ano_valid check (ano between 2000 and 2100),
  constraint camara_projetos_ano_quantidade_counted check (quantidade > 0)
);

create index camara_projetos_ano_deputado_idx on public.camara_projetos_ano (deputado_id);

comment on table public.camara_projetos_ano is
  'How many bills (PL) of a year name a deputy among their authors. Who has no row is not known to have none.';
comment on column public.camara_projetos_ano.deputado_id is 'The deputy.';
comment on column public.camara_projetos_ano.ano is 'Year of the bills.';
comment on column public.camara_projetos_ano.quantidade is 'How many; one signed by several counts for each of them.';
comment on column public.camara_projetos_ano.dados_ate is 'Day of the newest bill of the year that the source has.';

revoke all on public.camara_projetos_ano from public, anon, authenticated, service_role;
grant select on public.camara_projetos_ano to anon, authenticated, service_role;
alter table public.camara_projetos_ano enable row level security;

create policy "everybody reads the counts of bills" on public.camara_projetos_ano
  for select to anon, authenticated
  using (true);

create function private.gravar_projetos_ano(p_ano integer, p_ate date, p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
  removed integer;
begin
  if p_ate is null or p_ate > (now() at time zone 'America/Sao_Paulo')::date then
    raise exception 'a day that has not come: %', p_ate using errcode = '22023';
  end if;
  if jsonb_typeof(p_lote) is distinct from 'array' or jsonb_array_length(p_lote) = 0 then
    raise exception 'no counts of %', p_ano using errcode = '22023';
  end if;
  if exists (
    select from jsonb_to_recordset(p_lote) as r (deputado integer, quantidade integer)
    group by r.deputado having count(distinct r.quantidade) > 1
  ) then
    raise exception 'two counts of one deputy' using errcode = '21000';
  end if;
  insert into public.camara_projetos_ano as p (deputado_id, ano, quantidade, dados_ate)
  select distinct r.deputado, p_ano, r.quantidade, p_ate
  from jsonb_to_recordset(p_lote) as r (deputado integer, quantidade integer)
  on conflict (ano, deputado_id) do update
  set quantidade = excluded.quantidade, dados_ate = excluded.dados_ate
  where (p.quantidade, p.dados_ate) is distinct from (excluded.quantidade, excluded.dados_ate);
  get diagnostics written = row_count;
  delete from public.camara_projetos_ano as p
  where p.ano = p_ano
    and p.deputado_id not in (select r.deputado from jsonb_to_recordset(p_lote) as r (deputado integer));
  get diagnostics removed = row_count;
  return written + removed;
end
$$;
comment on function private.gravar_projetos_ano(integer, date, jsonb) is
  'Writes [{deputado, quantidade}], which has everybody with a bill of the year, known until a day: who else was here in that year goes. Returns how many rows changed.';
revoke execute on function private.gravar_projetos_ano(integer, date, jsonb) from public, anon, authenticated, service_role;
