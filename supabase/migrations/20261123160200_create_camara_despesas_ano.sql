-- Some files tell the amounts of a year by kind, and its documents only all together.
alter table public.camara_despesas_mes alter column documentos drop not null;
comment on column public.camara_despesas_mes.documentos is
  'How many documents were added up; null when the source counts those of the year alone.';

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

create function private.gravar_despesas_ano(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  insert into public.camara_despesas_ano as d (deputado_id, ano, valor, documentos, ate)
  select r.deputado, r.ano, r.valor, r.documentos, r.ate
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
