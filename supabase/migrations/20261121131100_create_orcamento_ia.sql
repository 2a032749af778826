create table private.orcamento_ia (
  dia date not null,
  n integer not null default 0,
  constraint orcamento_ia_pkey primary key (dia),
  constraint orcamento_ia_n_valid check (n >= 0)
);

comment on table private.orcamento_ia is
  'How many analyses all users together asked for per day; kept for 30 days. Nobody''s data, only a number.';
comment on column private.orcamento_ia.dia is 'Day in America/Sao_Paulo.';
comment on column private.orcamento_ia.n is 'Analyses counted on that day.';

revoke all on private.orcamento_ia from public, anon, authenticated, service_role;
alter table private.orcamento_ia enable row level security;
