-- Everybody reads, nobody writes by API; a compared list is whole.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(8);

select lives_ok(
  $$insert into public.eleitos_camara (legislatura, uf, nome_urna, partido_sigla, fontes) values (58, 'AC', 'ANA', 'PA', '{tse}')$$,
  'a preliminary list may be partial'
);
select throws_ok(act, '23514', null, claim) from (values
  ($$update public.eleitos_camara set situacao_lista = 'conferida'$$, 'a compared one may not'),
  ($$insert into public.eleitos_camara (legislatura, uf, nome_urna, partido_sigla, fontes) values (58, 'AC', 'BIA', 'PA', '{}')$$,
    'nobody is elected without a source')
) as refused (act, claim);
insert into public.eleitos_camara (legislatura, uf, nome_urna, partido_sigla, fontes, situacao_lista)
select 59, s.uf, 'PESSOA ' || n, 'PA', '{tse}', 'preliminar'
from (values ('AC', 8), ('AL', 9), ('AM', 8), ('AP', 8), ('BA', 39), ('CE', 22), ('DF', 8), ('ES', 10), ('GO', 17), ('MA', 18), ('MG', 53),
  ('MS', 8), ('MT', 8), ('PA', 17), ('PB', 12), ('PE', 25), ('PI', 10), ('PR', 30), ('RJ', 46), ('RN', 8), ('RO', 8), ('RR', 8), ('RS', 31),
  ('SC', 16), ('SE', 8), ('SP', 70), ('TO', 8)) as s (uf, seats), generate_series(1, s.seats) as n;
select lives_ok(
  $$update public.eleitos_camara set situacao_lista = 'conferida' where legislatura = 59$$, 'a whole one of 513 may be compared'
);
select throws_ok(
  $$update public.eleitos_camara set uf = 'SE', nome_urna = 'OUTRA' where legislatura = 59 and uf = 'SP' and nome_urna = 'PESSOA 1'$$,
  '23514', null, 'with the seats of each state'
);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq('select nome_urna from public.eleitos_camara where legislatura = 58', array['ANA'], 'everybody reads the list');
select throws_ok($$update public.eleitos_camara set votos = 1$$, '42501', null, 'a visitor changes nothing');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok($$delete from public.eleitos_camara$$, '42501', null, 'nor does the service role');

select * from finish();
rollback;
