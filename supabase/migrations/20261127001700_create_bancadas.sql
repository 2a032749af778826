-- The Chamber names parties, federations and pieces of blocs in many ways: whom each means.
create table private.bancadas (
  nome text not null,
  partidos text[] not null,
  de date,
  ate date,
  fonte text not null,
  constraint bancadas_pkey primary key (nome),
  constraint bancadas_nome_folded check (nome = private.sem_acentos(private.trimmed(nome)) and length(nome) between 1 and 60),
  constraint bancadas_periodo_valid check (de <= ate),
  constraint bancadas_fonte_valid check (length(private.trimmed(fonte)) between 1 and 200)
);

comment on table private.bancadas is
  'Names of benches as the Chamber writes them, whole or as a piece of the name of a bloc, and the parties that each means.';
comment on column private.bancadas.nome is 'The name in small letters without accents; "fdr pt" is the federation named after its first party.';
comment on column private.bancadas.partidos is 'Abbreviations of the parties, so written too; none for a leadership that is no bench of parties.';
comment on column private.bancadas.de is 'First day of that meaning; null where no source tells it.';
comment on column private.bancadas.ate is 'Last day of that meaning; null where it lasts or no source tells it.';
comment on column private.bancadas.fonte is 'Where the meaning is told.';

revoke all on private.bancadas from public, anon, authenticated, service_role;
alter table private.bancadas enable row level security;

insert into private.bancadas (nome, partidos, fonte)
select p.sigla, array[p.sigla], 'TSE, partidos registrados, 14/08/2026'
from unnest(
  '{agir,avante,cidadania,dc,democrata,mdb,missao,mobiliza,novo,pcb,pcdob,pco,pdt,pl,pode,pp,prd,prtb,psb,psd,psdb,psol,pstu,pt,pv,rede,republicanos,solidariedade,uniao,up}'::text[]
) as p (sigla);

-- Deputies of the copies voted under parties that are no more.
insert into private.bancadas (nome, partidos, fonte)
select p.sigla, array[p.sigla], 'Câmara dos Deputados, partidos nos votos e nos registros'
from unnest('{dem,patriota,pros,psc,psl,ptb}'::text[]) as p (sigla);

insert into private.bancadas (nome, partidos, fonte) values
  ('governo', '{}', 'Câmara dos Deputados, lideranças'),
  ('maioria', '{}', 'Câmara dos Deputados, lideranças'),
  ('minoria', '{}', 'Câmara dos Deputados, lideranças'),
  ('oposicao', '{}', 'Câmara dos Deputados, lideranças');

-- Deputies of no party have no bench, which is known: nothing is missing.
insert into private.bancadas (nome, partidos, fonte)
select n.nome, '{}', 'Câmara dos Deputados, deputado sem partido'
from unnest('{s.part.,s.part,s/part.,s/partido,"sem partido"}'::text[]) as n (nome);

insert into private.bancadas (nome, partidos, fonte)
select n.nome, array[n.sigla], 'Câmara dos Deputados, nome cortado ou por extenso nas orientações'
from (values
  ('avan', 'avante'), ('cid', 'cidadania'), ('cidadan', 'cidadania'), ('patri', 'patriota'), ('patriot', 'patriota'),
  ('podemos', 'pode'), ('pc do b', 'pcdob'), ('progressistas', 'pp'), ('rep', 'republicanos'), ('republican', 'republicanos'),
  ('solid', 'solidariedade'), ('solidaried', 'solidariedade'), ('sd', 'solidariedade'), ('uni', 'uniao'),
  ('uniao brasil', 'uniao')
) as n (nome, sigla);

insert into private.bancadas (nome, partidos, fonte)
select n.antigo, array[n.sigla], 'TSE, mudança de nome do partido'
from (values
  ('pmdb', 'mdb'), ('pmn', 'mobiliza'), ('pps', 'cidadania'), ('pr', 'pl'), ('prb', 'republicanos'), ('psdc', 'dc'),
  ('ptc', 'agir'), ('ptdob', 'avante'), ('ptn', 'pode')
) as n (antigo, sigla);

insert into private.bancadas (nome, partidos, ate, fonte) values
  ('pmb', '{democrata}', '2025-12-01', 'TSE, mudança de nome aprovada em 02/12/2025');

insert into private.bancadas (nome, partidos, de, fonte) values
  ('fdr pt', '{pt,pcdob,pv}', '2022-05-24', 'TSE, Federação Brasil da Esperança'),
  ('fdr psol', '{psol,rede}', '2022-05-26', 'TSE, Federação PSOL Rede'),
  ('fdr psdb', '{psdb,cidadania}', '2022-05-26', 'TSE, Federação PSDB Cidadania'),
  ('fdr uni', '{uniao,pp}', null, 'TSE, Federação União Progressista, 14/08/2026'),
  ('fdr uniao', '{uniao,pp}', null, 'TSE, Federação União Progressista, 14/08/2026'),
  ('fdr solidariedade', '{solidariedade,prd}', null, 'TSE, Federação Renovação Solidária, 14/08/2026'),
  ('fdr solid', '{solidariedade,prd}', null, 'TSE, Federação Renovação Solidária, 14/08/2026');

create function private.chave_da_bancada(bancada text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case k when 'solidaried' then 'solidariedade' when 'gov' then 'governo' when 'gov.' then 'governo' else k end
  from (select regexp_replace(private.sem_acentos(private.trimmed(bancada)), '\s+', ' ', 'g') as k) as folded;
$$;
comment on function private.chave_da_bancada(text) is 'One spelling for each bench: the Chamber cuts names and varies capitals and accents.';
revoke execute on function private.chave_da_bancada(text) from public, anon, authenticated, service_role;

create function private.partido_chave(p_sigla text, p_dia date) returns text
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    (
      select b.partidos[1] from private.bancadas as b
      where b.nome = private.sem_acentos(private.trimmed(p_sigla)) and cardinality(b.partidos) = 1
        and (b.de is null or b.de <= p_dia) and (b.ate is null or b.ate >= p_dia)
    ),
    private.sem_acentos(private.trimmed(p_sigla))
  );
$$;
comment on function private.partido_chave(text, date) is 'A party in one spelling, its old names included, as the parties of benches are kept; null for null.';
revoke execute on function private.partido_chave(text, date) from public, anon, authenticated, service_role;
grant execute on function private.partido_chave(text, date) to anon, authenticated, service_role;

create function private.sem_bancada(p_sigla text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.bancadas as b
    where b.nome = private.sem_acentos(private.trimmed(p_sigla)) and cardinality(b.partidos) = 0
  );
$$;
comment on function private.sem_bancada(text) is 'Whether the Chamber''s word for a party says that there is none (S.PART.).';
revoke execute on function private.sem_bancada(text) from public, anon, authenticated, service_role;
grant execute on function private.sem_bancada(text) to anon, authenticated, service_role;

create function private.partidos_da_bancada(p_bancada text, p_dia date, out partidos text[], out abreviada boolean)
language plpgsql stable
set search_path = ''
as $$
declare
  written constant text := regexp_replace(private.trimmed(p_bancada), '\s*(\.\.\.|…)$', '');
  body constant text := regexp_replace(written, '^(fdr|fed|federa\S+|bl|bloco)\.?\s+', '', 'i');
  is_cut constant boolean := written <> private.trimmed(p_bancada);
  is_group constant boolean := body <> written;
  has_unknown boolean;
begin
  select b.partidos into partidos from private.bancadas as b
  where b.nome = private.chave_da_bancada(body) and (b.de is null or b.de <= p_dia) and (b.ate is null or b.ate >= p_dia);
  abreviada := is_cut;
  if partidos is not null then
    return;
  end if;
  with known as (
    select b.nome, b.partidos as meant from private.bancadas as b
    where (b.de is null or b.de <= p_dia) and (b.ate is null or b.ate >= p_dia)
  ),
  parts as (
    select p.part, p.n from regexp_split_to_table(replace(body, 'PCdoB', 'Pcdob'), '\s*[-,/]\s*|\s+') with ordinality as p (part, n)
    where p.part <> ''
  ),
  -- Names of blocs are pieces run together: MdbPsdRepPode.
  pieces as (
    select p.n, 0::bigint as k, private.sem_acentos(p.part) as piece from parts as p
    where private.sem_acentos(p.part) in (select w.nome from known as w)
    union all
    select p.n, m.k, private.sem_acentos(m.found[1])
    from parts as p
    cross join lateral regexp_matches(p.part, '[A-Z][a-z]+|[A-Z]+(?![a-z])', 'g') with ordinality as m (found, k)
    where private.sem_acentos(p.part) not in (select w.nome from known as w)
  ),
  ordered as (
    select p.piece, lag(p.piece) over (order by p.n, p.k) = 'fdr' as is_federation from pieces as p
  ),
  meanings as (
    select coalesce(f.meant, w.meant) as meant
    from ordered as o
    left join known as f on o.is_federation and f.nome = 'fdr ' || o.piece
    left join known as w on w.nome = o.piece
    where o.piece <> 'fdr'
  )
  select
    (select array_agg(distinct s.sigla order by s.sigla) from meanings as m cross join lateral unnest(m.meant) as s (sigla)),
    (select coalesce(bool_or(m.meant is null), true) from meanings as m)
  into partidos, has_unknown;
  -- A party that is new here is its own bench.
  if partidos is null and not is_group then
    partidos := array[private.chave_da_bancada(body)];
    return;
  end if;
  partidos := coalesce(partidos, '{}');
  abreviada := is_cut or has_unknown;
end
$$;
comment on function private.partidos_da_bancada(text, date) is
  'The parties that the name of a bench tells on a day, by private.bancadas; abreviada: it tells not all of them, because the Chamber cut or shortened it.';
revoke execute on function private.partidos_da_bancada(text, date) from public, anon, authenticated, service_role;
