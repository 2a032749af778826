create function private.sem_acentos(value text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select lower(translate(
    normalize(value, nfc),
    'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ',
    'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn'
  ));
$$;
comment on function private.sem_acentos(text) is 'The text in small letters without the accents of Portuguese, for searches; null for null.';
revoke execute on function private.sem_acentos(text) from public, anon, authenticated, service_role;

create table public.camara_deputados (
  id integer not null,
  nome text,
  nome_busca text generated always as (private.sem_acentos(nome)) stored,
  partido_sigla text,
  uf text,
  foto_url text,
  legislatura smallint,
  em_exercicio boolean not null default false,
  lido_em timestamptz not null,
  constraint camara_deputados_pkey primary key (id),
  constraint camara_deputados_id_valid check (id > 0),
  constraint camara_deputados_nome_valid check (length(private.trimmed(nome)) between 1 and 200 and private.line_ok(nome)),
  constraint camara_deputados_partido_valid check (length(private.trimmed(partido_sigla)) between 1 and 30 and private.line_ok(partido_sigla)),
  constraint camara_deputados_uf_valid check (uf ~ '^[A-Z]{2}$'),
  constraint camara_deputados_foto_valid check (foto_url <> '' and private.https_ok(foto_url)),
  constraint camara_deputados_legislatura_valid check (legislatura between 1 and 200),
  constraint camara_deputados_exercise_known check (not em_exercicio or (nome is not null and partido_sigla is not null and uf is not null))
);

create index camara_deputados_exercicio_idx on public.camara_deputados (em_exercicio, uf);

comment on table public.camara_deputados is 'Federal deputies as the Chamber lists them, and whoever else took part in a roll call.';
comment on column public.camara_deputados.id is 'The Chamber''s own number.';
comment on column public.camara_deputados.nome is 'Parliamentary name; null for a voter whom no list known here names.';
comment on column public.camara_deputados.nome_busca is 'The name in small letters without accents.';
comment on column public.camara_deputados.partido_sigla is 'Party at the last reading, not that of any past vote.';
comment on column public.camara_deputados.uf is 'State that elected the deputy.';
comment on column public.camara_deputados.foto_url is 'Photo at the Chamber.';
comment on column public.camara_deputados.legislatura is 'Last legislature known.';
comment on column public.camara_deputados.em_exercicio is 'Whether the last whole list of sitting deputies had this one.';
comment on column public.camara_deputados.lido_em is 'When the record was read from the Chamber.';

revoke all on public.camara_deputados from public, anon, authenticated, service_role;
grant select on public.camara_deputados to anon, authenticated, service_role;

alter table public.camara_deputados enable row level security;

create policy "everybody reads the deputies" on public.camara_deputados
  for select to anon, authenticated
  using (true);
