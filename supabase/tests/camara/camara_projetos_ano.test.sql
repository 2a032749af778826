-- Years are written whole, with the day of their knowledge.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(13);

select private.gravar_deputados('[{"id":910,"nome":"Élio"},{"id":911,"nome":"Dora"}]', 'novos', now());
create function pg_temp.of_year(p_year integer) returns text language sql as $$
  select string_agg(p.deputado_id || ':' || p.quantidade || ' ' || p.dados_ate, ', ' order by p.deputado_id)
  from public.camara_projetos_ano as p where p.ano = p_year;
$$;
grant execute on function pg_temp.of_year(integer) to anon;

select is(private.gravar_projetos_ano(2025, '2025-12-22', '[{"deputado":910,"quantidade":3},{"deputado":911,"quantidade":1}]'), 2, 'both are new');
select is(private.gravar_projetos_ano(2024, '2024-12-20', '[{"deputado":911,"quantidade":9}]'), 1, 'another year is another');
select is(private.gravar_projetos_ano(2025, '2025-12-22', '[{"deputado":911,"quantidade":1},{"deputado":910,"quantidade":3}]'), 0, 'the same changes nothing');
select is(private.gravar_projetos_ano(2025, '2025-12-23', '[{"deputado":910,"quantidade":2}]'), 2, 'one is fewer, the other left');
select is(pg_temp.of_year(2025), '910:2 2025-12-23', 'the year is as it was told last');
select is(pg_temp.of_year(2024), '911:9 2024-12-20', 'and the other as it was');

select throws_ok($$select private.gravar_projetos_ano(2025, '2025-12-23', '[]')$$, '22023', null, 'nobody at all is no year');
select throws_ok($$select private.gravar_projetos_ano(2025, current_date + 2, '[{"deputado":910,"quantidade":1}]')$$,
  '22023', null, 'no day that has not come');
select throws_ok($$select private.gravar_projetos_ano(2025, null, '[{"deputado":910,"quantidade":1}]')$$, '22023', null, 'nor none');
select throws_ok($$select private.gravar_projetos_ano(2025, '2025-12-23', '[{"deputado":910,"quantidade":0}]')$$,
  '23514', null, 'nobody is said to have none');
select throws_ok($$select private.gravar_projetos_ano(2025, '2025-12-23', '[{"deputado":999999,"quantidade":1}]')$$,
  '23503', null, 'of nobody nothing is counted');
select throws_ok($$select private.gravar_projetos_ano(2025, '2025-12-23', '[{"deputado":910,"quantidade":1},{"deputado":910,"quantidade":2}]')$$,
  '21000', null, 'nobody is counted twice');

set local role anon;
select is(pg_temp.of_year(2025), '910:2 2025-12-23', 'everybody reads it, and what was refused changed nothing');
select * from finish();
rollback;
