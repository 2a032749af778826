-- Choices need today's consent; taking back needs none, erasing revokes.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(39);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'stranger@example.org');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A'),
  ('00000000-0000-4000-8000-0000000000f2', 'Bia', 'https://example.org/b.jpg', 'PB', 'Partido B');
insert into public.consentimentos (user_id, finalidade, versao) values
  ('00000000-0000-4000-8000-00000000000b', 'escolhas', '2026-11-22'),
  ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-21'),
  ('00000000-0000-4000-8000-00000000000a', 'analise_ia', '2026-11-26.0123456789ab');

create temporary table acts as select * from (values
  ('a candidate', $$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', true)$$),
  ('a candidate without a flag', $$insert into public.usuario_candidatos_relacao (user_id, candidato_id)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1')$$),
  ('a deputy', $$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '101', 'Dora', true)$$)
) as a (what, statement);
create temporary table counts as select $$select (select count(*) from public.usuario_candidatos_relacao)::int,
  (select count(*) from public.usuario_deputados_relacao)::int, private.has_choice_consent()$$ as kept;
grant select on acts, counts to authenticated;

-- without a consent that counts
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select is(private.has_choice_consent(), false, 'neither an earlier text nor another purpose nor a neighbour counts');
select throws_like(statement, '%row-level security policy%', format('without a consent %s is not kept', what)) from acts;
select throws_ok(statement, '42501', null, format('%s: the answer is a refusal', what)) from acts;

-- agreed
insert into public.consentimentos (user_id, finalidade, versao)
  values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22');
select ok(private.has_choice_consent(), 'a consent to today''s text counts');
select lives_ok(statement, format('with it %s is kept', what)) from acts where what <> 'a candidate without a flag';

-- agreed to a text that is not the one shown any more, the choices left
reset role;
delete from public.consentimentos
  where user_id = '00000000-0000-4000-8000-00000000000a' and finalidade = 'escolhas' and versao = '2026-11-22';
set local role authenticated;
select is(private.has_choice_consent(), false, 'without it none counts again');
select throws_ok(act, '42501', message, claim) from (values
  ('update public.usuario_candidatos_relacao set ignorado = true', 'a choice is kept only with a consent',
    'without a consent no other flag is turned on'),
  ('update public.usuario_deputados_relacao set favorito = true', 'a choice is kept only with a consent',
    'nor on a deputy'),
  ('update public.usuario_deputados_relacao set favorito = true, ignorado = false',
    'a choice is kept only with a consent', 'nor one in the place of the other'),
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', true)
    on conflict (user_id, candidato_id) do update set ignorado = excluded.ignorado$$, null, 'nor by an upsert'),
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f2', true)$$, null,
    'nor is another candidate chosen like the one that stands'),
  ($$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '102', 'Eva', true)$$, null, 'nor another deputy')
) as refused (act, message, claim);
select lives_ok(act, claim) from (values
  ($$update public.usuario_deputados_relacao set deputado_nome = 'Dora Nova', favorito = false, ignorado = true$$,
    'what stands may be written again as it is'),
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', false, false)
    on conflict (user_id, candidato_id) do update set favorito = excluded.favorito, ignorado = excluded.ignorado$$,
    'a flag is turned off by an upsert'),
  ($$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '101', 'Dora', false)
    on conflict (user_id, deputado_id) do update set deputado_nome = excluded.deputado_nome$$, 'a deputy''s as well')
) as accepted (act, claim);
select throws_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1')$$,
  '23505', null, 'a twin of what stands is no way in'
);
select is(
  (select count(*) from public.usuario_candidatos_relacao where favorito or ignorado), 0::bigint, 'and it is off'
);
select isnt_empty(
  'update public.usuario_candidatos_relacao set favorito = false, ignorado = false returning 1',
  'turning off what is off already is no error'
);
select isnt_empty(
  'update public.usuario_deputados_relacao set ignorado = false returning 1', 'a deputy''s is turned off by its row'
);
select isnt_empty('delete from public.usuario_candidatos_relacao returning 1', 'and a choice is deleted');

-- revoking takes the choices along
insert into public.consentimentos (user_id, finalidade, versao)
  values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22');
select lives_ok(statement, format('agreeing again, %s is kept again', what)) from acts where what = 'a candidate';
update public.consentimentos set revogado_em = now() where finalidade = 'escolhas' and versao = '2026-11-21';
update public.consentimentos set revogado_em = now() where finalidade = 'analise_ia';
select results_eq(kept, 'values (1, 1, true)', 'while a consent stands, revoking others erases nothing') from counts;
insert into public.consentimentos (user_id, finalidade, versao)
  values ('00000000-0000-4000-8000-00000000000a', 'analise_ia', '2026-11-26.0123456789ab');
update public.consentimentos set revogado_em = now() where finalidade = 'escolhas';
select results_eq(kept, 'values (0, 0, false)', 'revoking the last one erases every choice, whatever else is agreed to') from counts;

-- erasing and revoking are one act
insert into public.consentimentos (user_id, finalidade, versao)
  values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22');
select lives_ok(statement, format('after that %s is kept again', what)) from acts where what <> 'a candidate without a flag';
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
  values ('00000000-0000-4000-8000-00000000000b', '101', 'Dora');
set local "request.jwt.claims" = '{"role":"authenticated"}';
select throws_ok(
  'select public.apagar_minhas_escolhas()', '42501', 'no session', 'a token without a subject erases nothing'
);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select public.apagar_minhas_escolhas()', '42501', null, 'a visitor has nothing to erase');
reset role;
create function pg_temp.fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
create trigger fails before delete on public.usuario_deputados_relacao for each row execute function pg_temp.fail();
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select throws_ok('select public.apagar_minhas_escolhas()', 'P0001', 'disk full', 'when erasing fails half-way');
select results_eq(kept, 'values (1, 1, true)', 'nothing is erased and the consent stands') from counts;
reset role;
drop trigger fails on public.usuario_deputados_relacao;
set local role authenticated;
select lives_ok('select public.apagar_minhas_escolhas()', 'the owner erases');
select results_eq(kept, 'values (0, 0, false)', 'every choice is gone and the consent revoked') from counts;
select is(
  (select count(*) from public.consentimentos where finalidade = 'analise_ia' and revogado_em is null), 1::bigint,
  'the consent to another purpose stands'
);
select is(
  (select count(*) from public.consentimentos where finalidade = 'escolhas'), 3::bigint, 'what was revoked stays as evidence'
);
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
select results_eq(
  'select count(*)::int, private.has_choice_consent() from public.usuario_deputados_relacao',
  'values (1, true)', 'a stranger''s choices and consent stay'
);

select * from finish();
rollback;
