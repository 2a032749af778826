create table private.limite_taxa (
  chave text not null,
  janela timestamptz not null,
  n integer not null default 0,
  constraint limite_taxa_pkey primary key (chave, janela),
  constraint limite_taxa_chave_valid check (length(chave) between 1 and 200),
  constraint limite_taxa_n_valid check (n >= 0)
);

create index limite_taxa_janela_idx on private.limite_taxa (janela);

comment on table private.limite_taxa is 'Calls counted per key and window of time; kept for 48 hours.';
comment on column private.limite_taxa.chave is
  'What is limited, such as a function and an address hashed with a daily salt; never a raw address.';
comment on column private.limite_taxa.janela is 'Start of the window.';
comment on column private.limite_taxa.n is 'Calls counted in the window.';

revoke all on private.limite_taxa from public, anon, authenticated, service_role;
alter table private.limite_taxa enable row level security;
