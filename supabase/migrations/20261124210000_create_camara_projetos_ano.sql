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

create function private.gravar_projetos_ano(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  insert into public.camara_projetos_ano as p (deputado_id, ano, quantidade, dados_ate)
  select r.deputado, r.ano, r.quantidade, r.ate
  from jsonb_to_recordset(p_lote) as r (deputado integer, ano smallint, quantidade integer, ate date)
  on conflict (ano, deputado_id) do update
  set quantidade = excluded.quantidade, dados_ate = excluded.dados_ate
  where excluded.dados_ate >= p.dados_ate
    and (p.quantidade, p.dados_ate) is distinct from (excluded.quantidade, excluded.dados_ate);
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function private.gravar_projetos_ano(jsonb) is
  'Writes [{deputado, ano, quantidade, ate}] and returns how many changed; older data never replace newer ones.';
revoke execute on function private.gravar_projetos_ano(jsonb) from public, anon, authenticated, service_role;
