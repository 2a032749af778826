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
  -- Each state has its own stretch of numbers, so that ranges alone tell an overlap, without an extension.
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
