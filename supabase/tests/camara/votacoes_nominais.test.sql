-- The public list of nominal roll calls, and what its filters may offer.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(23);

delete from public.camara_votacoes;
select is(
  (select r from public.resumo_das_votacoes() as r)::text, '(0,0,{},{},{},0)', 'without roll calls the summary is empty, not absent'
);

insert into public.camara_votacoes (id_camara, dia, titulo, ementa, descricao, temas, aprovada, tem_votos, sim, nao, origem, lido_em)
select '99000' || v.n || '-1', v.dia, v.titulo, v.ementa, v.descricao, v.temas, true, v.tem_votos, v.sim, v.nao, 'api', now()
from (
  values
    (1, date '2095-02-01', 'PL 1/2095', 'Institui a educação.', 'Aprovado o Requerimento de Urgência.', array['Saúde', 'Educação'], true, 4::smallint, 2::smallint),
    (2, date '2095-02-02', 'PL 2/2095', 'Altera a lei.', 'Aprovado o Projeto. Sim: 10; Não: 3.', array['Saúde'], false, 10::smallint, 3::smallint),
    (3, date '2096-02-02', null, null, 'Rejeitado o Requerimento.', null, true, 1::smallint, 9::smallint),
    (4, date '2096-02-02', 'PL 4/2096', 'Cria o programa.', 'Aprovado o Projeto.', array['Trabalho'], false, null, null),
    (5, date '2096-02-02', 'PL 5/2096', 'Cria o fundo.', 'Aprovado o Projeto.', array['Saúde'], true, 5::smallint, 5::smallint)
) as v (n, dia, titulo, ementa, descricao, temas, tem_votos, sim, nao)
order by v.n;
create temporary table roll_call as
select row_number() over (order by id_camara)::integer as n, id from public.camara_votacoes;
grant select on roll_call to anon;

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';

select results_eq(
  'select r.n, v.tem_votos, v.total from public.votacoes_nominais() with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (5, true, 4), (3, true, 4), (2, false, 4), (1, true, 4)',
  'newest first, a nominal one without individual votes too, a symbolic one never'
);
select results_eq(
  'select r.n from public.votacoes_nominais(p_limite => 2) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (5), (3)', 'no more than asked for'
);
select results_eq(
  'select r.n, v.total from public.votacoes_nominais(p_antes => (select id from roll_call where n = 5)) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (3, 4), (2, 4), (1, 4)', 'the next ones come after a roll call, also on the same day, and the total stays'
);
select results_eq(
  'select r.n, v.total from public.votacoes_nominais(p_ano => 2095) with ordinality as v join roll_call as r on r.id = v.votacao_id order by v.ordinality',
  'values (2, 2), (1, 2)', 'of one year, and the total is that of the filter'
);
select results_eq(
  $$select r.n from public.votacoes_nominais(p_tema => 'Educação') as v join roll_call as r on r.id = v.votacao_id$$,
  'values (1)', 'of one subject'
);
select results_eq(
  $$select r.n from public.votacoes_nominais(p_tipo => 'requerimento') as v join roll_call as r on r.id = v.votacao_id$$,
  'values (3)', 'of one kind'
);
select results_eq(
  $$select r.n from public.votacoes_nominais(p_texto => 'EDUCACAO') as v join roll_call as r on r.id = v.votacao_id$$,
  'values (1)', 'a text is found without its accents'
);
select results_eq(
  $$select r.n from public.votacoes_nominais(p_texto => ' urgência  PL 1/2095 educacao ') as v join roll_call as r on r.id = v.votacao_id$$,
  'values (1)', 'words are found in any order, over all the texts'
);
select is_empty($$select from public.votacoes_nominais(p_texto => 'educacao fundo')$$, 'every word counts');
select results_eq(
  $$select r.n from public.votacoes_nominais(p_texto => 'PL 2') as v join roll_call as r on r.id = v.votacao_id$$,
  'values (2)', 'a number stays with its word'
);
select results_eq(
  $$select p_texto, (select count(*) from public.votacoes_nominais(p_texto => p_texto)) from unnest(array['%', '_', '\', ' ']) as p_texto$$,
  $$values ('%', 0::bigint), ('_', 0), ('\', 0), (' ', 4)$$, 'a sign of patterns is a sign'
);
select is_empty(
  $$select typed, written
    from (
      values ('armas', 'arma'), ('Tributações', 'tributacao'), ('combustíveis', 'combustivel'), ('mulheres', 'mulher'), ('homens', 'homem'),
        ('animais', 'animal'), ('meses', 'mes'), ('leis', 'lei'), ('mães', 'mae'), ('redes', 'rede'), ('gás', 'gas'), ('pães', 'paes')
    ) as w (typed, written)
    where written not like all (private.palavras_buscadas(typed))$$, 'a plural finds the singular and itself'
);
select is(private.palavras_buscadas('redes  gás PL 20'), array['%rede%', '%gas%', '%pl 20%'], 'no more is cut than the plural');
select is(private.palavras_buscadas(''), null, 'no word, no pattern');
select is_empty($$select from public.votacoes_nominais(p_antes => -1)$$, 'after an unknown roll call there is nothing');
select throws_ok('select public.votacoes_nominais(p_limite => 51)', '22023', 'invalid_limit', 'no more than fifty');
select throws_ok('select public.votacoes_nominais(p_limite => 0)', '22023', 'invalid_limit', 'at least one');
select throws_ok($$select public.votacoes_nominais(p_texto => repeat('x', 101))$$, '22023', 'text_too_long', 'no endless text');
select throws_ok($$select public.votacoes_nominais(p_tema => repeat('x', 101))$$, '22023', 'text_too_long', 'no endless subject');
select throws_ok($$select public.votacoes_nominais(p_tipo => repeat('x', 101))$$, '22023', 'text_too_long', 'no endless kind');

select results_eq(
  'select nominais, com_votos, com_tema, anos, temas, tipos from public.resumo_das_votacoes()',
  $$values (4, 3, 3, array[2095, 2096], array['Educação', 'Saúde'], array['requerimento', 'texto', 'urgencia'])$$,
  'the filters offer what nominal roll calls have, nothing of a symbolic one; one without votes, one without a subject'
);
select is((select prosecdef from pg_proc where proname = 'resumo_das_votacoes'), false, 'read with the rights of whoever asks');

select * from finish();
rollback;
