-- Whom a bench's name means, and so whose orientation deputies have.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(10);

create function pg_temp.meant(bench text, day date default '2025-06-01') returns text
language sql as $$
  select array_to_string(p.partidos, ',') || case when p.abreviada then ' …' else '' end from private.partidos_da_bancada(bench, day) as p
$$;
select results_eq(
  $$select b.bench, pg_temp.meant(b.bench) from (values (1, 'PL'), (2, 'Republican'), (3, 'Podemos'), (4, 'Solidaried'), (5, 'União'),
    (6, 'Patriota'), (7, 'PCdoB'), (8, 'PC do B'), (9, 'PMDB')) as b (n, bench) order by b.n$$,
  $$values ('PL', 'pl'), ('Republican', 'republicanos'), ('Podemos', 'pode'), ('Solidaried', 'solidariedade'), ('União', 'uniao'),
    ('Patriota', 'patriota'), ('PCdoB', 'pcdob'), ('PC do B', 'pcdob'), ('PMDB', 'mdb')$$,
  'a party, also cut, written out or by its old name'
);
select results_eq(
  $$select pg_temp.meant(b.bench) from (values (1, 'Fdr PT-PCdoB-PV'), (2, 'Fdr PSOL-REDE'), (3, 'Fdr PSDB-CIDADANIA'),
    (4, 'Fdr PSDB-CIDADAN'), (5, 'FDR PT-PCDOB-PV')) as b (n, bench) order by b.n$$,
  $$values ('pcdob,pt,pv'), ('psol,rede'), ('cidadania,psdb'), ('cidadania,psdb'), ('pcdob,pt,pv')$$,
  'a federation'
);
select results_eq(
  $$select pg_temp.meant(b.bench) from (values (1, 'Bl MdbPsdRepPode'), (2, 'Bl MdbPsdRepPodePsc'), (3, 'PpMdbPtb'),
    (4, 'PsbPdtPCdoBPmnPrb')) as b (n, bench) order by b.n$$,
  $$values ('mdb,pode,psd,republicanos'), ('mdb,pode,psc,psd,republicanos'), ('mdb,pp,ptb'), ('mobiliza,pcdob,pdt,psb,republicanos')$$,
  'a bloc whose pieces all are known'
);
select results_eq(
  $$select pg_temp.meant(b.bench) from (values (1, 'Bl UniPpPsd...'), (2, 'Bl UniPpFdrPsdbCid...'), (3, 'Bl PlFdrPtUniPp...'),
    (4, 'Bl AvanSolidPrd…'), (5, 'Bl PlUniPpPsd...'), (6, 'Bloco Parlamentar'), (7, 'Bl PpXyz')) as b (n, bench) order by b.n$$,
  $$values ('pp,psd,uniao …'), ('cidadania,pp,psdb,uniao …'), ('pcdob,pl,pp,pt,pv,uniao …'), ('avante,prd,solidariedade …'),
    ('pl,pp,psd,uniao …'), (' …'), ('pp …')$$,
  'a bloc that the Chamber shortens: who is named, and that there are more'
);
select results_eq(
  $$select pg_temp.meant(b.bench) from (values (1, 'Governo'), (2, 'GOV.'), (3, 'Oposição'), (4, 'Minoria'), (5, 'PX')) as b (n, bench) order by b.n$$,
  $$values (''), (''), (''), (''), ('px')$$,
  'a leadership is no party, and a party that is new here is its own bench'
);
select results_eq(
  $$select pg_temp.meant('Bl FdrPtPp', d::date) from unnest('{2022-05-23,2022-05-24}'::text[]) as d$$,
  $$values ('pp,pt'), ('pcdob,pp,pt,pv')$$,
  'a federation is one from its first day'
);
select results_eq(
  $$select pg_temp.meant('PMB', d::date), private.partido_chave('PMB', d::date) from unnest('{2025-12-01,2025-12-02}'::text[]) as d$$,
  $$values ('democrata', 'democrata'), ('pmb', 'pmb')$$, 'a name is a party''s up to its last day'
);

insert into public.camara_deputados (id, nome, lido_em)
select 900000 + n, 'Deputada ' || n, now() from generate_series(1, 8) as n;
insert into public.camara_votacoes (id_camara, dia, descricao, tem_votos, sim, nao, origem, lido_em)
values ('990009-1', '2095-02-01', 'Aprovado o Requerimento de Urgência.', true, 8, 0, 'api', now());
insert into public.camara_votos (votacao_id, deputado_id, voto, partido_sigla)
select v.id, 900000 + d.n, 1, d.party
from public.camara_votacoes as v, (values (1, 'PV'), (2, 'PODE'), (3, 'UNIÃO'), (4, 'AVANTE'), (5, 'S.PART.'), (6, 'REPUBLICANOS'), (7, null), (8, 'S/Partido')) as d (n, party)
where v.id_camara = '990009-1';
insert into public.camara_orientacoes (votacao_id, bancada, orientacao)
select v.id, b.bench, b.word
from public.camara_votacoes as v,
  (values ('Governo', 'Sim'), ('Fdr PT-PCdoB-PV', 'Sim'), ('Podemos', 'Liberado'), ('Bl UniPpPsd...', 'Não'), ('Republican', 'Não'),
    ('Bl MdbPsdRepPode', 'Sim')) as b (bench, word)
where v.id_camara = '990009-1';

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq(
  'select d.n, v.orientacao from generate_series(1, 8) as d (n) cross join lateral public.votos_do_deputado(900000 + d.n) as v order by d.n',
  $$values (1, 'Sim'), (2, 'Liberado'), (3, 'Não'), (4, 'abreviada'), (5, 'sem_partido'), (6, 'Não'), (7, 'sem_partido_conhecido'), (8, 'sem_partido')$$,
  'each has the orientation of the smallest bench with the party, or is told why there is none'
);
reset role;
update public.camara_orientacoes set bancada = 'Bl UniPpPsd' where bancada = 'Bl UniPpPsd...';
set local role anon;
select results_eq(
  'select v.orientacao from public.votos_do_deputado(900004) as v', array['nenhuma'],
  'a party without a bench of its own is told that others have one'
);
select throws_ok('select from private.bancadas', '42501', null, 'the table itself is closed');

select * from finish();
rollback;
