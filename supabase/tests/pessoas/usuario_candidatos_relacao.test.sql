-- Choices of candidates: political opinion, seen and changed by their owner alone, administrators included.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(40);

insert into auth.users (id, email, is_anonymous) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org', false),
  ('00000000-0000-4000-8000-00000000000b', 'stranger@example.org', false),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org', false),
  ('00000000-0000-4000-8000-00000000000e', null, true);
insert into public.consentimentos (user_id, finalidade, versao)
  select id, 'escolhas', '2026-11-22' from auth.users;
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active'),
  ('00000000-0000-4000-8000-0000000000f2', 'Bia', 'https://example.org/b.jpg', 'PB', 'Partido B', 'archived'),
  ('00000000-0000-4000-8000-0000000000f3', 'Cris', 'https://example.org/c.jpg', 'PC', 'Partido C', 'deleted');

-- owner
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select lives_ok(act, claim) from (values
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', true, false)$$,
    'a user marks an active candidate'),
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f2')$$,
    'and an archived one, which is still public')
) as accepted (act, claim);
select throws_ok(act, '42501', null, claim) from (values
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f3', true)$$,
    'a deleted candidate cannot be marked: the user does not see it'),
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000ff', true)$$,
    'nor one that does not exist, with the same answer')
) as refused (act, claim);
select results_eq(
  $$select candidato_id, favorito, ignorado from public.usuario_candidatos_relacao order by candidato_id$$,
  $$values ('00000000-0000-4000-8000-0000000000f1'::uuid, true, false),
           ('00000000-0000-4000-8000-0000000000f2'::uuid, false, false)$$,
  'the owner reads the own choices; flags that were not sent are false'
);
select throws_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', true)$$,
  '23505', null, 'a second row for the same candidate is refused'
);
select lives_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', false, true)
    on conflict (user_id, candidato_id) do update set
      user_id = excluded.user_id, candidato_id = excluded.candidato_id,
      favorito = excluded.favorito, ignorado = excluded.ignorado$$,
  'an upsert with the desired flags is accepted'
);
select results_eq(
  $$select favorito, ignorado, updated_at > created_at from public.usuario_candidatos_relacao
    where candidato_id = '00000000-0000-4000-8000-0000000000f1'$$,
  'values (false, true, true)', 'it changes the one row and stamps the change'
);
select lives_ok(
  $$update public.usuario_candidatos_relacao set favorito = true, ignorado = true
    where candidato_id = '00000000-0000-4000-8000-0000000000f1'$$,
  'both flags may stand: which go together is the screen''s rule'
);
select throws_ok(act, code, message, claim) from (values
  ($$update public.usuario_candidatos_relacao set favorito = null$$, '23502', null,
    'a flag is true or false, never null'),
  ($$update public.usuario_candidatos_relacao set user_id = '00000000-0000-4000-8000-00000000000b'
    where candidato_id = '00000000-0000-4000-8000-0000000000f1'$$, '42501', 'a choice never changes its owner',
    'an owner cannot give a choice away'),
  ($$update public.usuario_candidatos_relacao set candidato_id = '00000000-0000-4000-8000-0000000000f3'
    where candidato_id = '00000000-0000-4000-8000-0000000000f1'$$, '42501',
    'a choice never changes its target (candidato_id)', 'nor point it at another candidate'),
  ($$update public.usuario_candidatos_relacao set id = gen_random_uuid()$$, '42501', null, 'nor change its id'),
  ($$update public.usuario_candidatos_relacao set updated_at = now()$$, '42501', null, 'nor set its time'),
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, created_at)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', '2000-01-01')$$, '42501',
    null, 'nor choose when it was made'),
  ($$truncate public.usuario_candidatos_relacao$$, '42501', null, 'nor empty the table')
) as refused (act, code, message, claim);

-- stranger: writes that read no column meet only their own policy
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b","user_metadata":{"is_admin":true}}';
select is((select count(*) from public.usuario_candidatos_relacao), 0::bigint, 'a stranger counts none of them');
select is_empty(
  $$select 1 from public.candidatos_presidencia_2026 c join public.usuario_candidatos_relacao r on r.candidato_id = c.id$$,
  'nor finds them by joining from the candidates'
);
select lives_ok(act, claim) from (values
  ($$update public.usuario_candidatos_relacao set favorito = false, ignorado = false$$,
    'a stranger''s change of every choice is not an error'),
  ($$delete from public.usuario_candidatos_relacao$$, 'nor is a stranger''s deletion of every choice')
) as accepted (act, claim);
select throws_ok(act, '42501', message, claim) from (values
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f2', true)$$,
    'new row violates row-level security policy for table "usuario_candidatos_relacao"',
    'a stranger cannot choose in the owner''s name'),
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', false)
    on conflict (user_id, candidato_id) do update set favorito = excluded.favorito$$, null,
    'nor overwrite the owner''s choice by upsert')
) as refused (act, message, claim);

-- administrator
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select is((select count(*) from public.usuario_candidatos_relacao), 0::bigint, 'an administrator counts none either');
select lives_ok(
  $$update public.usuario_candidatos_relacao set favorito = false, ignorado = false$$,
  'an administrator''s change of every choice is not an error'
);
select lives_ok($$delete from public.usuario_candidatos_relacao$$, 'nor is the deletion of every choice');
select throws_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f2', true)$$,
  '42501', null, 'an administrator cannot choose in the owner''s name'
);

-- anonymous sign-in, a session of nobody, visitor, service role
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000e","is_anonymous":true}';
select throws_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-0000000000f1', true)$$,
  '42501', null, 'an anonymous sign-in keeps no choices'
);
set local "request.jwt.claims" = '{"role":"authenticated"}';
select is((select count(*) from public.usuario_candidatos_relacao), 0::bigint, 'a token without a subject reads nothing');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select 1 from public.usuario_candidatos_relacao', '42501', null, 'a visitor is refused the table');
select throws_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1')$$,
  '42501', null, 'a visitor cannot choose'
);
select throws_ok($$delete from public.usuario_candidatos_relacao$$, '42501', null, 'nor delete');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok('select 1 from public.usuario_candidatos_relacao', '42501', null, 'the service role does not read choices');
select throws_ok('select count(*) from public.usuario_candidatos_relacao', '42501', null, 'nor sums them');

-- with the victim's eyes
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select results_eq(
  $$select candidato_id, favorito, ignorado from public.usuario_candidatos_relacao order by candidato_id$$,
  $$values ('00000000-0000-4000-8000-0000000000f1'::uuid, true, true),
           ('00000000-0000-4000-8000-0000000000f2'::uuid, false, false)$$,
  'after all of these attacks the owner''s choices are as they were'
);

-- a candidate that is deleted later
reset role;
update public.candidatos_presidencia_2026 set status = 'deleted' where id = '00000000-0000-4000-8000-0000000000f1';
set local role authenticated;
select results_eq(
  $$select r.favorito, c.nome from public.usuario_candidatos_relacao r
    left join public.candidatos_presidencia_2026 c on c.id = r.candidato_id
    where r.candidato_id = '00000000-0000-4000-8000-0000000000f1'$$,
  $$values (true, null::text)$$, 'a choice of a candidate deleted later stays, joined to nothing'
);
select throws_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', false)
    on conflict (user_id, candidato_id) do update set favorito = excluded.favorito$$,
  '42501', null, 'an upsert is refused as a new choice of it would be'
);
select isnt_empty(
  $$update public.usuario_candidatos_relacao set favorito = false
    where candidato_id = '00000000-0000-4000-8000-0000000000f1' returning 1$$,
  'its owner can still clear it by a change'
);
select isnt_empty(
  $$delete from public.usuario_candidatos_relacao
    where candidato_id = '00000000-0000-4000-8000-0000000000f1' returning 1$$,
  'and remove it'
);

-- erasure
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
insert into public.usuario_candidatos_relacao (user_id, candidato_id)
  values ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-0000000000f2');
reset role;
set local "request.jwt.claims" = '';
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is_empty(
  $$select 1 from public.usuario_candidatos_relacao where user_id = '00000000-0000-4000-8000-00000000000a'$$,
  'an erased account takes its choices with it'
);
select isnt_empty(
  $$select 1 from public.usuario_candidatos_relacao where user_id = '00000000-0000-4000-8000-00000000000b'$$,
  'and nobody else''s'
);

select * from finish();
rollback;
