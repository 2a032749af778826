-- Limits, their confirmation, and a deputy beside the state's others.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(21);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
delete from public.cota_limites;
insert into public.cota_limites (uf, desde, ate, valor_mensal, ato, fonte_url, valor_no_ato) values
  ('AC', '2019-02-01', '2023-01-31', 50, 'Ato 100', 'https://example.org/100', true),
  ('AC', '2023-02-01', '2026-02-19', 100, 'Ato 270', 'https://example.org/270', true),
  ('AC', '2026-02-20', null, 200, 'Ato 244', 'https://example.org/244', false),
  ('SP', '2026-02-20', null, null, 'Ato 244', 'https://example.org/244', false);
create function pg_temp.add_limit(uf text, since date, until date) returns text language plpgsql as $$
begin
  insert into public.cota_limites (uf, desde, ate, valor_mensal, ato, fonte_url, valor_no_ato)
  values (uf, since, until, 1, 'Ato', 'https://example.org/', true);
  return 'saved';
exception when others then return sqlstate;
end
$$;
select is(pg_temp.add_limit('AC', '2026-02-19', '2026-02-19'), '23P01', 'a limit on a day that has one is refused');
select is(pg_temp.add_limit('AC', '2030-01-01', null), '23P01', 'also after one that goes on');
select is(pg_temp.add_limit('AC', '2018-01-01', '2019-02-01'), '23P01', 'also when the last day is the other''s first');
select is(pg_temp.add_limit('AC', '2018-01-01', '2019-01-31'), 'saved', 'the day before may end another');
select is(pg_temp.add_limit('AL', '2026-02-20', null), 'saved', 'another state is another limit');
select is(pg_temp.add_limit('RJ', '2026-02-20', '2026-02-19'), '23514', 'a limit ends after it begins');
delete from public.cota_limites where desde = '2018-01-01' or uf = 'AL';

select private.gravar_deputados(
  '[{"id":10,"nome":"Élio","siglaPartido":"PX","siglaUf":"AC"},{"id":11,"nome":"Dora","siglaPartido":"PX","siglaUf":"AC"},
    {"id":12,"nome":"Fabio","siglaPartido":"PX","siglaUf":"AC"},{"id":13,"nome":"Gil","siglaPartido":"PX","siglaUf":"AC"},
    {"id":14,"nome":"Hugo","siglaPartido":"PX","siglaUf":"AC"},{"id":20,"nome":"Ivo","siglaPartido":"PX","siglaUf":"SP"}]', 'novos', now()
);
select private.gravar_despesas_mes(
  '[{"deputado":10,"ano":2026,"mes":1,"tipo":"A","valor":10.01,"documentos":2,"ate":"2026-01-20"},
    {"deputado":10,"ano":2026,"mes":2,"tipo":"B","valor":20,"documentos":1,"ate":"2026-02-10"},
    {"deputado":11,"ano":2026,"mes":0,"tipo":"A","valor":40.02,"documentos":null},
    {"deputado":12,"ano":2026,"mes":0,"tipo":"A","valor":50,"documentos":null},
    {"deputado":13,"ano":2026,"mes":0,"tipo":"C","valor":5,"documentos":null},
    {"deputado":13,"ano":2025,"mes":0,"tipo":"C","valor":999,"documentos":1},
    {"deputado":20,"ano":2026,"mes":0,"tipo":"A","valor":7000,"documentos":1}]'
);
select private.gravar_despesas_ano('[{"deputado":11,"ano":2026,"valor":40.02,"documentos":9,"ate":"2026-07-24"}]');
select is(
  private.gravar_despesas_ano('[{"deputado":11,"ano":2026,"valor":1,"documentos":1,"ate":"2026-07-23"}]'), 0,
  'an older file replaces nothing'
);

create temporary view context as select
  contexto_despesas(10, 2026) as own, contexto_despesas(11, 2026) as whole, contexto_despesas(14, 2026) as without;
grant select on context to anon;
set local role anon;
select is(own - array['deputados', 'meses', 'tipos', 'limites'],
  '{"uf":"AC","total":30.01,"documentos":3,"ate":"2026-02-10","n":4,"mediana":35.02,"menor":5,"maior":50}'::jsonb,
  'the total, and the middle of all of the state with a document: of an even number, the mean of both in cents') from context;
select is(jsonb_path_query_array(own, '$.deputados[*].nome'), '["Dora", "Élio", "Fabio", "Gil"]', 'by the alphabet') from context;
select is(own -> 'meses', '[{"mes":1,"valor":10.01},{"mes":2,"valor":20.00}]', 'by month') from context;
select is(own -> 'tipos',
  '[{"tipo":"B","valor":20.00,"n":1,"mediana":20.00},{"tipo":"A","valor":10.01,"n":3,"mediana":40.02}]', 'by kind') from context;
select is(jsonb_path_query_array(own, '$.limites[*].valor'), '[100.00, 200.00]', 'both limits of the year, and none that had ended') from context;
select is(jsonb_path_query_array(own, '$.limites[*].conferido'), '[true, false]', 'one is in the act, one is not confirmed') from context;
select is(whole ->> 'documentos', '9', 'documents that the year alone counts') from context;
select is(without - array['deputados', 'limites'],
  '{"uf":"AC","total":null,"documentos":null,"ate":null,"n":4,"mediana":35.02,"menor":5,"maior":50,"meses":[],"tipos":[]}'::jsonb,
  'who has no document is not counted') from context;
select is(contexto_despesas(99, 2026), null, 'of a deputy who is not here nothing is known');

reset role;
set local role authenticated;
set local "request.jwt.claims" = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select throws_ok($$select public.conferir_cota_limites('2026-02-20')$$, '42501', null, 'a user confirms nothing');
set local "request.jwt.claims" = '{"sub":"00000000-0000-4000-8000-00000000000c","role":"authenticated"}';
select is(public.conferir_cota_limites('2026-02-20'), 1, 'an administrator confirms what has a value');
select is(public.conferir_cota_limites('2026-02-20'), 0, 'once');
select is((select count(*) from public.audit_log where entity = 'cota_limites'), 1::bigint, 'and it is recorded');

-- What a whole year tells no more goes, of who is in it.
reset role;
select private.gravar_despesas_mes((
  select jsonb_agg(jsonb_build_object('deputado', d, 'ano', 2024, 'mes', m, 'tipo', t, 'valor', 1, 'documentos', 1))
  from unnest(array[10, 11]) as d cross join unnest(array[1, 2]) as m cross join unnest(array['A', 'B']) as t
));
select private.substituir_despesas(2024, '[{"deputado":10,"ano":2024,"mes":1,"tipo":"A","valor":1,"documentos":1}]');
select results_eq(
  $$select deputado_id, count(*)::integer, min(mes)::integer, min(tipo) from public.camara_despesas_mes where ano = 2024 group by 1 order by 1$$,
  $$values (10, 1, 1, 'A'), (11, 4, 1, 'A')$$, 'a whole year of somebody leaves no other month and no other kind'
);

select * from finish();
rollback;
