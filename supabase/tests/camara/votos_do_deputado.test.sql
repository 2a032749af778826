-- One deputy's records, summary, party majority, and pairs.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(32);

insert into public.camara_deputados (id, nome, lido_em)
select 900000 + n, 'Deputada ' || n, now() from generate_series(1, 9) as n;
insert into public.camara_votacoes (id_camara, dia, titulo, ementa, descricao, temas, aprovada, tem_votos, sim, nao, origem, lido_em)
select '99000' || n || '-1', date '2095-01-31' + n, 'PL ' || n || '/2095', 'Institui a educação ' || n,
  'Aprovado o Requerimento de Urgência.', case when n < 3 then array['Saúde'] end, true, true, 4, 2, 'api', now()
from generate_series(1, 4) as n;
create temporary table roll_call as
select row_number() over (order by dia)::integer as n, id from public.camara_votacoes where id_camara like '99000%';
-- Nominal by its text, its votes not read yet: nobody has missed it.
insert into public.camara_votacoes (id_camara, dia, descricao, sim, nao, origem, lido_em) values
  ('990009-1', '2095-02-02', 'Aprovado o Projeto de Lei. Sim: 300; Não: 100.', 300, 100, 'api', now());
grant select on roll_call to anon;

-- 1: 3 Sim, 2 Não; 2: tie; 3: four votes; 4: unknown party.
insert into public.camara_votos (votacao_id, deputado_id, voto, partido_sigla)
select r.id, 900000 + v.deputy, v.vote, v.party
from (
  values
    (1, 9, 5, 'PAX'), (1, 1, 1, 'PAX'), (1, 2, 1, 'PAX'), (1, 3, 1, 'PAX'), (1, 4, 2, 'PAX'), (1, 5, 2, 'PAX'), (1, 6, 2, 'PBX'),
    (2, 1, 1, 'PAX'), (2, 2, 1, 'PAX'), (2, 3, 1, 'PAX'), (2, 4, 2, 'PAX'), (2, 5, 2, 'PAX'), (2, 7, 2, 'PAX'),
    (3, 1, 1, 'PAX'), (3, 2, 1, 'PAX'), (3, 3, 1, 'PAX'), (3, 4, 1, 'PAX'), (3, 5, 5, 'PAX'), (3, 6, 4, 'PAX'),
    (4, 1, 2, null), (4, 2, 5, null), (4, 3, 2, null), (4, 4, 2, null), (4, 5, 2, null)
) as v (n, deputy, vote, party)
join roll_call as r on r.n = v.n;
delete from public.camara_votos where deputado_id = 900006 and votacao_id = (select id from roll_call where n = 3);
insert into public.camara_orientacoes (votacao_id, bancada, orientacao)
select id, 'Pax', 'Não' from roll_call where n in (1, 4);

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';

select results_eq(
  'select r.n, v.voto::integer, v.orientacao, v.total from public.votos_do_deputado(900001) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  $$values (4, 2, 'sem_partido_conhecido', 4), (3, 1, null, 4), (2, 1, null, 4), (1, 1, 'Não', 4)$$,
  'newest first; the bench of the party of the day, never a bench of an unknown party'
);
select results_eq(
  'select r.n from public.votos_do_deputado(900001, p_limite => 2) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (4), (3)', 'no more than asked for'
);
select results_eq(
  'select r.n from public.votos_do_deputado(900001, p_antes => (select id from roll_call where n = 3)) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (2), (1)', 'the next ones come after a roll call'
);
select results_eq(
  $$select r.n from public.votos_do_deputado(900001, p_tema => 'Saúde') with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality$$,
  'values (2), (1)', 'of one subject'
);
select results_eq(
  'select r.n, v.total from public.votos_do_deputado(900001, p_voto => 2) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (4, 1)', 'of one vote, and the total is that of the filter'
);
select is_empty('select from public.votos_do_deputado(900001, p_ano => 2094)', 'of another year there are none');
select results_eq(
  $$select r.n from public.votos_do_deputado(900001, p_texto => 'EDUCACAO 2') with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality$$,
  'values (2)', 'a text is found without its accents'
);
select results_eq(
  $$select r.n from public.votos_do_deputado(900001, p_texto => 'urgencia PL 3') as v join roll_call as r on r.id = v.votacao_id$$,
  'values (3)', 'each word is looked for by itself'
);
select is_empty($$select from public.votos_do_deputado(900001, p_texto => '%')$$, 'a sign of LIKE is a letter like others');
select throws_ok('select public.votos_do_deputado(0)', '22023', 'invalid_deputy');
select throws_ok('select public.votos_do_deputado(1, p_limite => 51)', '22023', 'invalid_limit');
select throws_ok('select public.votos_do_deputado(1, p_limite => 0)', '22023', 'invalid_limit');
select throws_ok('select public.votos_do_deputado(1, p_voto => 6)', '22023', 'invalid_vote');
select throws_ok($$select public.votos_do_deputado(1, p_texto => repeat('a', 101))$$, '22023', 'text_too_long');

select results_eq(
  'select registros, presidiu, primeiro, ultimo, votacoes from public.resumo_de_votos(900002)',
  $$values (3, 1, date '2095-02-01', date '2095-02-04', 4)$$, 'who presided is counted apart'
);
select results_eq(
  'select registros, primeiro, ultimo, votacoes from public.resumo_de_votos(900007)',
  $$values (1, date '2095-02-02', date '2095-02-02', 1)$$, 'only roll calls between the first and the last record count'
);
select is(
  (select meses from public.resumo_de_votos(900002)),
  '[{"mes": "2095-02", "sim": 3, "nao": 0, "abstencao": 0, "obstrucao": 0, "presidiu": 1}]', 'the counts of each month'
);
select is((select temas from public.resumo_de_votos(900001)), array['Saúde'], 'the subjects of the roll calls');
select results_eq(
  'select registros, primeiro, votacoes, meses, temas from public.resumo_de_votos(900008)',
  $$values (0, null::date, 0, '[]'::jsonb, '{}'::text[])$$, 'a deputy without any record'
);
select throws_ok('select public.resumo_de_votos(null)', '22023', 'invalid_deputy');

select results_eq(
  'select iguais, votacoes from public.maioria_do_partido(900001)', 'values (1, 1)',
  'a tie, fewer than five votes and an unknown party count for nothing'
);
select results_eq('select iguais, votacoes from public.maioria_do_partido(900004)', 'values (0, 1)', 'the other label is not the majority');
select results_eq('select iguais, votacoes from public.maioria_do_partido(900008)', 'values (0, 0)', 'nothing for who never voted');
select results_eq(
  'select iguais, votacoes from public.maioria_do_partido(900009)', 'values (0, 0)', 'nor for who presided while five of the party voted'
);
select throws_ok('select public.maioria_do_partido(-1)', '22023', 'invalid_deputy');

select results_eq(
  'select a, b, em_comum, iguais from public.votos_em_comum(array[900004, 900001, 900002, 900008])',
  $$values (900001, 900002, 3, 3), (900001, 900004, 4, 2), (900001, 900008, 0, 0),
    (900002, 900004, 3, 1), (900002, 900008, 0, 0), (900004, 900008, 0, 0)$$,
  'each pair once; who presided has no vote to compare'
);
select throws_ok('select public.votos_em_comum(array[1])', '22023', 'two_to_ten_deputies');
select throws_ok('select public.votos_em_comum(array[1,2,3,4,5,6,7,8,9,10,11])', '22023', 'two_to_ten_deputies');
select throws_ok('select public.votos_em_comum(array[1,1])', '22023', 'repeated_deputy');
select throws_ok('select public.votos_em_comum(array[1,-2])', '22023', 'invalid_deputy');
select throws_ok('select public.votos_em_comum(null)', '22023', 'two_to_ten_deputies');

reset role;
update public.camara_votacoes set dia = (select v.dia from public.camara_votacoes as v join roll_call as r on r.id = v.id where r.n = 3)
where id = (select id from roll_call where n = 4);
set local role anon;
select results_eq(
  'select r.n from public.votos_do_deputado(900001, p_antes => (select id from roll_call where n = 4)) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (3), (2), (1)', 'the next ones of the same day come too'
);

select * from finish();
rollback;
