-- Who reads which round; every save that does not add up.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(43);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org'),
  ('00000000-0000-4000-8000-00000000000d', 'colleague@example.org');
insert into public.user_roles (user_id, role) values
  ('00000000-0000-4000-8000-00000000000c', 'admin'), ('00000000-0000-4000-8000-00000000000d', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status, tse_sq, election_year) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active', '280000000001', 2026),
  ('00000000-0000-4000-8000-0000000000f2', 'Bia', 'https://example.org/b.jpg', 'PB', 'Partido B', 'active', '280000000002', 2026),
  ('00000000-0000-4000-8000-0000000000f3', 'Cris', 'https://example.org/c.jpg', 'PC', 'Partido C', 'active', '280000000003', 2026),
  -- who has no registration has not run, and no round waits for their votes
  ('00000000-0000-4000-8000-0000000000f5', 'Eva', 'https://example.org/e.jpg', 'PE', 'Partido E', 'active', null, 2026),
  -- nor do those of a candidacy of another year
  ('00000000-0000-4000-8000-0000000000f6', 'Gil', 'https://example.org/g.jpg', 'PG', 'Partido G', 'active', '280000000006', 2030),
  ('00000000-0000-4000-8000-0000000000f4', 'Davi', 'https://example.org/d.jpg', 'PD', 'Partido D', 'archived', '280000000004', 2026);

-- `lines` as 'f1 48 48.00 segundo_turno; …'; `more` overrides a good save.
create function pg_temp.save(n integer, lines text, more jsonb default '{}', seen timestamptz default null) returns text
language plpgsql as $$
declare
  round constant uuid := ('00000000-0000-4000-a000-00000002026' || n)::uuid;
begin
  perform public.gravar_resultado(
    round,
    coalesce(seen, (select updated_at from public.turnos_presidencia where id = round)),
    jsonb_build_object('situacao', 'apurado', 'validos', 100, 'fonte_titulo', 'TSE', 'fonte_url', 'https://tse.jus.br/r.json', 'fonte_data', '2026-10-26') || more,
    (
      select jsonb_agg(jsonb_build_object(
        'candidato_id', '00000000-0000-4000-8000-0000000000' || w[1], 'votos', w[2]::integer, 'percentual', w[3]::numeric, 'situacao', w[4]
      )) from (select regexp_split_to_array(trim(line), ' ') as w from regexp_split_to_table(lines, ';') as line) as words
    )
  );
  return 'saved';
exception when others then
  return coalesce(nullif(sqlstate, 'P0001') || ' ', '') || sqlerrm;
end
$$;
create function pg_temp.audits() returns bigint language sql as
  $$ select count(*) from public.audit_log where entity = 'turnos_presidencia' $$;
-- One of a hundred thousand: percentages stay right, the sum does not.
create temporary table good as select
  'f1 48 48.00 segundo_turno; f2 45 45.00 segundo_turno; f3 7 7.00 nao_eleito' as first,
  'f1 49 49.00 nao_eleito; f2 51 51.00 eleito' as second;
grant select on good to anon, authenticated;
grant execute on function pg_temp.save(integer, text, jsonb, timestamptz), pg_temp.audits() to authenticated;

-- visitor and user
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select is_empty('select 1 from public.turnos_presidencia', 'a visitor reads no round that is not published');
select throws_ok(
  $$select public.gravar_resultado('00000000-0000-4000-a000-000000020261', now(), '{}', '[]')$$, '42501', null, 'a visitor saves none'
);
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","user_metadata":{"role":"admin"}}';
select is_empty('select 1 from public.turnos_presidencia', 'nor does a user');
select is(pg_temp.save(1, (select first from good), '{}', now()), '42501 administrators only', 'who saves none either');
select throws_ok(
  $$select private.gravar_turno(2026, 1::smallint, now(), '{}', '[]')$$, '42501', 'administrators only', 'by no back door'
);

-- administrator
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select results_eq('select turno::integer from public.turnos_presidencia order by 1', array[1, 2], 'an administrator reads both');
select is(pg_temp.save(2, (select second from good)), 'resultado_candidaturas', 'no second round before the first');
select is(pg_temp.save(1, (select first from good), '{}', '2026-01-01'), 'resultado_mudou', 'a save over another one is refused');
select throws_ok(
  $$select public.gravar_resultado('00000000-0000-4000-a000-000000000001', now(), '{}', '[]')$$,
  'P0001', 'resultado_mudou', 'a round that is not there cannot be saved'
);
select is(pg_temp.save(1, (select first from good), '{"fonte_titulo":null}'), 'resultado_sem_fonte', 'no title of the source');
select is(pg_temp.save(1, (select first from good), '{"fonte_url":null}'), 'resultado_sem_fonte', 'no address of the source');
select is(pg_temp.save(1, (select first from good), '{"fonte_data":null}'), 'resultado_sem_fonte', 'no day of the source');
select is(pg_temp.save(1, (select first from good), '{"fonte_data":"2999-01-01"}'), 'resultado_dia', 'no source was read on a day to come');
select is(
  pg_temp.save(1, (select first from good), '{"situacao":"proclamado","proclamado_em":"2999-01-01"}'),
  'resultado_dia', 'no round is proclaimed on a day to come'
);
select matches(pg_temp.save(1, (select first from good), '{"validos":null}'), '^23514 .*turnos_published_has_votes', 'no valid votes');
select matches(
  pg_temp.save(1, (select first from good), '{"fonte_url":"http://tse.jus.br"}'), '^23514 .*turnos_fonte_url_valid', 'no https'
);
select is(
  pg_temp.save(1, 'f1 50 50.00 segundo_turno; f2 50 50.00 segundo_turno'), 'resultado_candidaturas', 'an active candidacy is missing'
);
select is(
  pg_temp.save(1, (select first || '; f4 0 0.00 nao_eleito' from good)), 'resultado_candidaturas', 'one off the ballot is there'
);
select is(
  pg_temp.save(1, 'f1 48 48.00 segundo_turno; f2 45 45.00 segundo_turno; f3 8 7.99 nao_eleito'), 'resultado_soma', 'a vote too many'
);
select is(pg_temp.save(1, (select first from good), '{"validos":101}'), 'resultado_soma', 'a valid vote too many');
select is(
  pg_temp.save(1, 'f1 48 48.02 segundo_turno; f2 45 45.00 segundo_turno; f3 7 7.00 nao_eleito'),
  'resultado_percentual', 'a percentage off by more than a hundredth'
);
select is(
  pg_temp.save(1, 'f1 48 48.00 eleito; f2 45 45.00 nao_eleito; f3 7 7.00 nao_eleito'), 'resultado_situacao', 'elected without a majority'
);
select is(
  pg_temp.save(1, 'f1 48 48.00 segundo_turno; f2 45 45.00 nao_eleito; f3 7 7.00 segundo_turno'),
  'resultado_situacao', 'not the two most voted go on'
);
select is(
  pg_temp.save(1, 'f1 51 51.00 segundo_turno; f2 42 42.00 segundo_turno; f3 7 7.00 nao_eleito'),
  'resultado_situacao', 'a majority leaves no second round'
);
select is(
  pg_temp.save(1, 'f1 50 50.00 eleito; f2 43 43.00 nao_eleito; f3 7 7.00 nao_eleito'),
  'resultado_situacao', 'exactly half of the valid votes is no majority'
);
select matches(
  pg_temp.save(1, 'f1 48 48.00 eleito; f2 45 45.00 eleito; f3 7 7.00 nao_eleito'), '^23505 ', 'two elected'
);
select matches(
  pg_temp.save(1, (select first from good), '{"brancos":3,"nulos":2,"comparecimento":106}'),
  '^23514 .*turnos_comparecimento_adds_up', 'a turnout that is not the sum'
);
select matches(
  pg_temp.save(1, (select first from good), '{"situacao":"proclamado"}'), '^23514 .*turnos_proclaimed_has_day', 'proclaimed on no day'
);
select is(pg_temp.audits(), 0::bigint, 'a refusal leaves nothing behind');
select is_empty('select 1 from public.resultados_presidencia', 'no vote either');

select is(
  pg_temp.save(1, (select first from good), '{"brancos":3,"nulos":2,"comparecimento":105}'), 'saved', 'a round that adds up is saved'
);
select is(pg_temp.audits(), 1::bigint, 'with one entry in the audit');
select is(
  (select changes -> 'Ana' ->> 'after' from public.audit_log where entity = 'turnos_presidencia'),
  '{"votos": 48, "situacao": "segundo_turno", "percentual": 48.00}', 'that says what each candidacy has'
);
select is(
  pg_temp.save(2, 'f1 49 49.00 nao_eleito; f3 51 51.00 eleito'), 'resultado_candidaturas', 'the second round is of the two that went on'
);
select is(
  pg_temp.save(2, 'f1 49 49.00 eleito; f2 51 51.00 nao_eleito'), 'resultado_situacao', 'and its most voted is elected'
);

-- two administrators with the same copy
select set_config('test.copy', updated_at::text, true) from public.turnos_presidencia where turno = 2;
select is(pg_temp.save(2, (select second from good), '{}', current_setting('test.copy')::timestamptz), 'saved', 'the first of two saves stays');
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000d"}';
select is(
  pg_temp.save(2, 'f1 50 50.00 eleito; f2 50 50.00 nao_eleito', '{}', current_setting('test.copy')::timestamptz),
  'resultado_mudou', 'the second is refused'
);
select is(
  pg_temp.save(1, 'f1 48 48.00 segundo_turno; f3 45 45.00 segundo_turno; f2 7 7.00 nao_eleito'),
  'resultado_segundo_turno', 'a second round keeps the first from naming others'
);
select is(
  pg_temp.save(1, (select first from good), '{"situacao":"nao_publicado"}'), 'resultado_segundo_turno', 'or from being withdrawn'
);

-- what the public sees
select is(
  pg_temp.save(2, (select second from good), '{"situacao":"nao_publicado"}'), 'saved', 'the second round can be withdrawn'
);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq('select turno::integer from public.turnos_presidencia', array[1], 'a visitor reads the published round alone');
select results_eq(
  'select votos from public.resultados_presidencia order by votos desc', array[48, 45, 7], 'and its votes alone'
);
select throws_ok('update public.resultados_presidencia set votos = 0', '42501', null, 'which nobody changes by the table');

select * from finish();
rollback;
