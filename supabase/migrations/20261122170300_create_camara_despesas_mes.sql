create table public.camara_despesas_mes (
  deputado_id integer not null,
  ano smallint not null,
  mes smallint not null,
  tipo text not null,
  valor numeric(12, 2) not null,
  documentos integer not null,
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
comment on column public.camara_despesas_mes.documentos is 'How many documents were added up.';
comment on column public.camara_despesas_mes.ate is 'Latest day of a document; null when no document had one.';

revoke all on public.camara_despesas_mes from public, anon, authenticated, service_role;
grant select on public.camara_despesas_mes to anon, authenticated, service_role;

alter table public.camara_despesas_mes enable row level security;

create policy "everybody reads the expenses" on public.camara_despesas_mes
  for select to anon, authenticated
  using (true);

create table public.sincronizacoes (
  id bigint generated always as identity,
  conjunto text not null,
  iniciou_em timestamptz not null default now(),
  terminou_em timestamptz,
  situacao text not null,
  lidos integer not null default 0,
  gravados integer not null default 0,
  dados_ate date,
  codigo_erro text,
  origem text not null,
  constraint sincronizacoes_pkey primary key (id),
  constraint sincronizacoes_conjunto_known check (conjunto in ('deputados', 'votacoes', 'votos', 'orientacoes', 'despesas')),
  constraint sincronizacoes_situacao_known check (situacao in ('ok', 'erro')),
  constraint sincronizacoes_order check (terminou_em >= iniciou_em),
  constraint sincronizacoes_counted check (lidos >= 0 and gravados >= 0),
  constraint sincronizacoes_codigo_valid check (codigo_erro ~ '^[a-z0-9_]{1,60}$'),
  constraint sincronizacoes_error_named check ((situacao = 'erro') = (codigo_erro is not null)),
  constraint sincronizacoes_origem_known check (origem in ('copia', 'arquivo', 'api'))
);

create index sincronizacoes_conjunto_idx on public.sincronizacoes (conjunto, iniciou_em desc);

comment on table public.sincronizacoes is 'Each reading of a set of the Chamber''s data, so that everybody sees how old it is; kept for 90 days, the last good one of each set for ever.';
comment on column public.sincronizacoes.id is 'Number of the reading.';
comment on column public.sincronizacoes.conjunto is 'Set that was read.';
comment on column public.sincronizacoes.iniciou_em is 'When it began.';
comment on column public.sincronizacoes.terminou_em is 'When it ended.';
comment on column public.sincronizacoes.situacao is 'ok or erro.';
comment on column public.sincronizacoes.lidos is 'Records read.';
comment on column public.sincronizacoes.gravados is 'Records that were new or changed.';
comment on column public.sincronizacoes.dados_ate is 'Latest day of the data; null when the set tells none.';
comment on column public.sincronizacoes.codigo_erro is 'Why it failed, as a short code.';
comment on column public.sincronizacoes.origem is 'copia (stored copy), arquivo (the Chamber''s yearly files) or api.';

revoke all on public.sincronizacoes from public, anon, authenticated, service_role;
grant select on public.sincronizacoes to anon, authenticated, service_role;

alter table public.sincronizacoes enable row level security;

create policy "everybody reads how old the data are" on public.sincronizacoes
  for select to anon, authenticated
  using (true);
