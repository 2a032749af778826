-- Who reads and writes which status; what the database always stamps.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(44);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active'),
  ('00000000-0000-4000-8000-0000000000f2', 'Bia', 'https://example.org/b.jpg', 'PB', 'Partido B', 'archived'),
  ('00000000-0000-4000-8000-0000000000f3', 'Cris', 'https://example.org/c.jpg', 'PC', 'Partido C', 'deleted');
create view pg_temp.mine with (security_invoker = true) as
  select * from public.candidatos_presidencia_2026
  where id::text like '00000000-0000-4000-8000-0000000000f_';
grant select on pg_temp.mine to anon, authenticated, service_role;

-- visitor
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq(
  'select nome from pg_temp.mine order by nome', array['Ana', 'Bia'],
  'a visitor reads active and archived candidates, not deleted ones'
);
select is(
  (select count(*) from public.candidatos_presidencia_2026 where status = 'deleted'), 0::bigint,
  'a visitor cannot even count deleted candidates'
);
select throws_ok(act, '42501', null, claim) from (values
  ($$insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome)
    values ('Davi', 'https://example.org/d.jpg', 'PD', 'Partido D')$$, 'a visitor cannot create a candidate'),
  ($$update public.candidatos_presidencia_2026 set nome = 'Nobody'$$, 'a visitor cannot change candidates'),
  ($$delete from public.candidatos_presidencia_2026$$, 'a visitor cannot delete candidates')
) as refused (act, claim);

-- user, who claims to be an administrator where users can write
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a","user_metadata":{"is_admin":true,"role":"admin"}}';
select results_eq(
  'select nome from pg_temp.mine order by nome', array['Ana', 'Bia'],
  'a user reads active and archived candidates, not deleted ones'
);
select throws_ok(
  $$insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome)
    values ('Davi', 'https://example.org/d.jpg', 'PD', 'Partido D')$$,
  '42501', 'new row violates row-level security policy for table "candidatos_presidencia_2026"',
  'a user cannot create a candidate, whatever the own metadata says'
);
select lives_ok(
  $$update public.candidatos_presidencia_2026 set bio_summary = 'changed by a user'$$,
  'a user''s change of all candidates is not an error'
);
select throws_ok(
  $$delete from public.candidatos_presidencia_2026$$, '42501', null, 'a user cannot delete candidates'
);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select is_empty(
  $$select 1 from public.candidatos_presidencia_2026 where bio_summary = 'changed by a user'$$,
  'but reaches none of them'
);

-- administrator
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select results_eq(
  'select nome from pg_temp.mine order by nome', array['Ana', 'Bia', 'Cris'],
  'an administrator reads candidates of every status'
);
select lives_ok(
  $$insert into public.candidatos_presidencia_2026
      (nome, foto_url, partido_sigla, partido_nome, created_by, updated_by, updated_at)
    values ('Elisa Forjada', 'https://example.org/e.jpg', 'PE', 'Partido E',
      '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000a', '2000-01-01')$$,
  'an administrator creates a candidate and may send authorship and time'
);
select results_eq(
  $$select created_by, updated_by, created_at >= now(), updated_at = created_at
    from public.candidatos_presidencia_2026 where nome = 'Elisa Forjada'$$,
  $$values ('00000000-0000-4000-8000-00000000000c'::uuid, '00000000-0000-4000-8000-00000000000c'::uuid, true, true)$$,
  'but the database stamps the acting administrator and its own clock'
);
select results_eq(
  $$select partido_cor_hex, status, estado_origem, idade, profissao, inclinacao_politica, pautas_defendidas,
      historico_eleitoral, election_year
    from public.candidatos_presidencia_2026 where nome = 'Elisa Forjada'$$,
  $$values ('#000000', 'active', 'BR', 35, 'Político', 'Centro', '{}'::text[], '[]'::jsonb, 2026)$$,
  'what was not sent takes the specified defaults'
);
select lives_ok(
  $$update public.candidatos_presidencia_2026
    set nome = 'Ana Nova', updated_by = '00000000-0000-4000-8000-00000000000a', updated_at = '2000-01-01'
    where id = '00000000-0000-4000-8000-0000000000f1'$$,
  'an administrator changes a candidate'
);
select results_eq(
  $$select nome, created_by, updated_by, updated_at >= now()
    from public.candidatos_presidencia_2026 where id = '00000000-0000-4000-8000-0000000000f1'$$,
  $$values ('Ana Nova', null::uuid, '00000000-0000-4000-8000-00000000000c'::uuid, true)$$,
  'the change is stamped too, and the creator stays who it was'
);
select throws_ok(act, '42501', null, claim) from (values
  ($$update public.candidatos_presidencia_2026 set id = gen_random_uuid() where nome = 'Ana Nova'$$,
    'not even an administrator changes an id'),
  ($$update public.candidatos_presidencia_2026 set created_by = null where nome = 'Ana Nova'$$,
    'not even an administrator changes who created a record'),
  ($$update public.candidatos_presidencia_2026 set created_at = now() where nome = 'Ana Nova'$$,
    'not even an administrator changes when a record was created'),
  ($$delete from public.candidatos_presidencia_2026 where nome = 'Ana Nova'$$,
    'not even an administrator deletes a row'),
  ($$truncate public.candidatos_presidencia_2026 cascade$$, 'nor empties the table')
) as refused (act, claim);

-- the edit form's lock: updated_at as it was read
create temporary table as_read as
  select updated_at from public.candidatos_presidencia_2026 where id = '00000000-0000-4000-8000-0000000000f2';
select isnt_empty(
  $$update public.candidatos_presidencia_2026 set bio_summary = 'first'
    where id = '00000000-0000-4000-8000-0000000000f2' and updated_at = (select updated_at from as_read) returning 1$$,
  'the first of two edits of the same reading is saved'
);
select is_empty(
  $$update public.candidatos_presidencia_2026 set bio_summary = 'second'
    where id = '00000000-0000-4000-8000-0000000000f2' and updated_at = (select updated_at from as_read) returning 1$$,
  'the second finds the record changed'
);
select is(
  (select bio_summary from public.candidatos_presidencia_2026 where id = '00000000-0000-4000-8000-0000000000f2'),
  'first', 'and overwrites nothing'
);

-- photo
select throws_ok(act, '23514', 'foto_url is required', claim) from (values
  ($$insert into public.candidatos_presidencia_2026 (nome, partido_sigla, partido_nome)
    values ('Sem Foto', 'PF', 'Partido F')$$, 'an administrator cannot create a candidate without a photo'),
  ($$update public.candidatos_presidencia_2026 set foto_url = null where nome = 'Ana Nova'$$,
    'an administrator cannot clear a photo')
) as refused (act, claim);

-- a role that ends
reset role;
delete from public.user_roles where user_id = '00000000-0000-4000-8000-00000000000c';
set local role authenticated;
select lives_ok(
  $$update public.candidatos_presidencia_2026 set bio_summary = 'after the end'$$,
  'a former administrator''s change with a token still valid is not an error'
);
select results_eq(
  'select nome from pg_temp.mine order by nome', array['Ana Nova', 'Bia'],
  'a former administrator no longer reads deleted candidates'
);
select is_empty(
  $$select 1 from public.candidatos_presidencia_2026 where bio_summary = 'after the end'$$,
  'and changed none'
);

-- service role
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select is((select count(*) from pg_temp.mine), 3::bigint, 'the service role reads every status');
select lives_ok(
  $$update public.candidatos_presidencia_2026 set bio_summary = 'by the system'
    where id = '00000000-0000-4000-8000-0000000000f1'$$,
  'the service role changes a candidate'
);
select is(
  (select updated_by from public.candidatos_presidencia_2026 where id = '00000000-0000-4000-8000-0000000000f1'),
  null, 'a change of the service role is the system''s'
);
select throws_ok(act, code, message, claim) from (values
  ($$insert into public.candidatos_presidencia_2026 (nome, partido_sigla, partido_nome, status)
    values ('Sem Foto', 'PF', 'Partido F', 'archived')$$, '23514', 'foto_url is required',
    'the service role creates no candidate without a photo either'),
  ($$delete from public.candidatos_presidencia_2026$$, '42501', null, 'the service role deletes no candidate')
) as refused (act, code, message, claim);

select lives_ok(
  $$update public.candidatos_presidencia_2026
    set id = gen_random_uuid(), created_by = '00000000-0000-4000-8000-00000000000a', created_at = '2000-01-01', bio_summary = 'forged'
    where nome = 'Elisa Forjada'$$,
  'the service role may send who created a record, and when'
);
select results_eq(
  $$select created_by, created_at >= now() from public.candidatos_presidencia_2026 where bio_summary = 'forged'$$,
  $$values ('00000000-0000-4000-8000-00000000000c'::uuid, true)$$, 'which stay as they were'
);

insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome, status, created_at, updated_at)
  values ('Antiga Nova', 'https://example.org/n.jpg', 'PN', 'Partido N', 'archived', '2000-01-01', '2000-01-01');
select ok(
  (select created_at >= now() and updated_at = created_at from public.candidatos_presidencia_2026 where nome = 'Antiga Nova'),
  'a record of the service role is as old as it is'
);

-- the owner of the database (migrations and seed)
reset role;
set local "request.jwt.claims" = '';
select lives_ok(
  $$insert into public.candidatos_presidencia_2026 (nome, partido_sigla, partido_nome, status)
    values ('Curada Sem Foto', 'PF', 'Partido F', 'archived')$$,
  'a curated record that is not active may lack a photo'
);
select throws_ok(
  $$insert into public.candidatos_presidencia_2026 (nome, partido_sigla, partido_nome)
    values ('Curada Sem Foto', 'PF', 'Partido F')$$,
  '23514', null, 'an active one may not'
);
insert into public.candidatos_presidencia_2026 (nome, partido_sigla, partido_nome, status, updated_at)
  values ('Adiantada Sem Foto', 'PF', 'Partido F', 'archived', '2999-01-01');
set local role service_role;
select lives_ok(
  $$update public.candidatos_presidencia_2026 set bio_summary = 'corrected' where nome = 'Adiantada Sem Foto'$$,
  'and is corrected without one'
);
select ok(
  (select updated_at > '2999-01-01' from public.candidatos_presidencia_2026 where nome = 'Adiantada Sem Foto'),
  'after the change before, whatever the clock says'
);
reset role;
create temporary table before_erasure as
  select updated_at from public.candidatos_presidencia_2026 where nome = 'Elisa Forjada';
select lives_ok(
  $$delete from auth.users where id = '00000000-0000-4000-8000-00000000000c'$$,
  'the account of an author can be erased'
);
select results_eq(
  $$select created_by, updated_by from public.candidatos_presidencia_2026 where nome = 'Elisa Forjada'$$,
  $$values (null::uuid, null::uuid)$$,
  'the record then forgets its author'
);
select results_eq(
  $$select updated_at from public.candidatos_presidencia_2026 where nome = 'Elisa Forjada'$$,
  'select updated_at from before_erasure',
  'and does not look freshly edited'
);

select * from finish();
rollback;
