-- One row an act on a candidate, none otherwise, never changed.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(68);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@example.org'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome) values
  ('00000000-0000-4000-8000-0000000000f1', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A'),
  ('00000000-0000-4000-8000-0000000000f2', 'Bia', 'https://example.org/b.jpg', 'PB', 'Partido B');

-- Two acts may share a tick; rows keep their writing order.
create function pg_temp.acts_on(candidate text) returns text language sql as $$
  select coalesce(string_agg(a.action || ' by ' || coalesce(right(a.actor_id::text, 1), 'system'), ', ' order by a.created_at, a.ctid), 'none')
  from public.audit_log as a
  where a.entity = 'candidatos_presidencia_2026' and a.entity_id = candidate::uuid
$$;
grant execute on function pg_temp.acts_on(text) to authenticated, service_role;

select is(
  pg_temp.acts_on('00000000-0000-4000-8000-0000000000f1'), 'create by system',
  'a record of the migrations'' owner is created by the system'
);

-- administrator
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome)
  values ('Elisa Nova', 'https://example.org/e.jpg', 'PE', 'Partido E');
select is(
  (select pg_temp.acts_on(id::text) from public.candidatos_presidencia_2026 where nome = 'Elisa Nova'),
  'create by c', 'creating a candidate writes one row with the acting administrator'
);
insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome, status)
  values ('Fabi Arquivada', 'https://example.org/f.jpg', 'PF', 'Partido F', 'archived');
select is(
  (select pg_temp.acts_on(id::text) from public.candidatos_presidencia_2026 where nome = 'Fabi Arquivada'),
  'create by c', 'creating one in another status is still one create'
);

create function pg_temp.act_after(change text) returns text language plpgsql as $$
declare
  written text;
begin
  create temporary table known as select id from public.audit_log;
  execute 'update public.candidatos_presidencia_2026 set ' || change
    || ' where id = ''00000000-0000-4000-8000-0000000000f1''';
  select string_agg(a.action || ' by ' || coalesce(right(a.actor_id::text, 1), 'system'), ', ') into written
  from public.audit_log as a
  where not exists (select from known where known.id = a.id);
  drop table known;
  return coalesce(written, 'none');
end
$$;

select is(pg_temp.act_after(change), act, what)
from (values
  ('nome = ''Ana Maria''', 'update by c', 'changing a field writes one update'),
  ('bio_summary = ''x'', coalition = ''y'', idade = 40', 'update by c', 'changing several fields at once writes one update'),
  ('bio_summary = null', 'update by c', 'clearing a field is an update'),
  ('pautas_defendidas = ''{a}''', 'update by c', 'changing a list is an update'),
  ('nome = nome', 'none', 'saving the same value again writes nothing'),
  ('updated_at = now()', 'none', 'sending a time alone writes nothing'),
  ('updated_by = null', 'none', 'sending an author alone writes nothing'),
  ('status = ''active''', 'none', 'restoring an active record writes nothing'),
  ('status = ''archived''', 'archive by c', 'active to archived is an archive'),
  ('status = ''archived'', updated_at = now()', 'none', 'archiving again writes nothing'),
  ('status = ''active''', 'restore by c', 'archived to active is a restore'),
  ('status = ''deleted''', 'delete by c', 'active to deleted is a delete'),
  ('status = ''archived''', 'restore by c', 'deleted to archived is a restore'),
  ('status = ''deleted''', 'delete by c', 'archived to deleted is a delete'),
  ('status = ''active'', nome = ''Ana''', 'restore by c', 'a status and a field together are one act: the status')
) as step (change, act, what);

update public.candidatos_presidencia_2026 set coalition = 'z'
  where id in ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000f2');
select is(
  pg_temp.acts_on('00000000-0000-4000-8000-0000000000f2'), 'create by system, update by c',
  'one statement over two records is one act on each'
);
select throws_ok(
  $$select pg_temp.act_after('election_year = 1988')$$, '23514', null, 'a refused change is an error'
);
select is(
  pg_temp.acts_on('00000000-0000-4000-8000-0000000000f2'), 'create by system, update by c', 'and leaves no row'
);
select isnt_empty('select 1 from public.audit_log', 'an administrator reads the log');
select throws_ok(
  $$insert into public.audit_log (entity, entity_id, action, actor_id)
    values ('candidatos_presidencia_2026', gen_random_uuid(), 'delete', '00000000-0000-4000-8000-00000000000a')$$,
  '42501', null, 'an administrator cannot write history'
);
select throws_ok('update public.audit_log set actor_id = null', '42501', null, 'nor change it');
select throws_ok('delete from public.audit_log', '42501', null, 'nor delete it');
select throws_ok('truncate public.audit_log', '42501', null, 'nor empty it');

-- user
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select is_empty('select 1 from public.audit_log', 'a user reads no row of the log');
select throws_ok(
  $$insert into public.audit_log (entity, entity_id, action) values ('x', gen_random_uuid(), 'update')$$,
  '42501', null, 'a user cannot write history'
);
update public.candidatos_presidencia_2026 set bio_summary = 'tried';
reset role;
select is(
  pg_temp.acts_on('00000000-0000-4000-8000-0000000000f2'), 'create by system, update by c',
  'a user''s attempt that changed nothing is no act'
);

-- visitor
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select 1 from public.audit_log', '42501', null, 'a visitor is refused the log');
select throws_ok(
  $$insert into public.audit_log (entity, entity_id, action) values ('x', gen_random_uuid(), 'update')$$,
  '42501', null, 'and cannot write history'
);

-- service role
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
update public.candidatos_presidencia_2026 set bio_summary = 'by the system'
  where id = '00000000-0000-4000-8000-0000000000f2';
select is(
  pg_temp.acts_on('00000000-0000-4000-8000-0000000000f2'), 'create by system, update by c, update by system',
  'an act of the service role is the system''s'
);
select throws_ok(
  $$insert into public.audit_log (entity, entity_id, action) values ('x', gen_random_uuid(), 'update')$$,
  '42501', null, 'the service role cannot write history'
);
select throws_ok('update public.audit_log set actor_id = null', '42501', null, 'nor change it');
select throws_ok('delete from public.audit_log', '42501', null, 'nor delete it');
select throws_ok('truncate public.audit_log', '42501', null, 'nor empty it');

-- the table's owner
reset role;
set local "request.jwt.claims" = '';
select throws_ok(act, code, message, claim) from (values
  ('update public.audit_log set actor_id = null', '42501', 'audit_log only grows: rows are never changed or deleted',
    'the owner of the database cannot change the log either'),
  ('delete from public.audit_log', '42501', 'audit_log only grows: rows are never changed or deleted',
    'nor delete from it'),
  ('truncate public.audit_log', '42501', 'audit_log only grows: rows are never changed or deleted', 'nor empty it'),
  ($$insert into public.audit_log (entity, entity_id, action) values ('x', gen_random_uuid(), 'publish')$$, '23514',
    null, 'an unknown action is refused'),
  ($$insert into public.audit_log (entity, entity_id, action) values ('', gen_random_uuid(), 'update')$$, '23514', null,
    'an empty entity is refused')
) as refused (act, code, message, claim);
delete from public.candidatos_presidencia_2026 where id = '00000000-0000-4000-8000-0000000000f2';
select is(
  pg_temp.acts_on('00000000-0000-4000-8000-0000000000f2'),
  'create by system, update by c, update by system, delete by system',
  'a row that the owner removes leaves its history and its end'
);

-- the actor leaves
create temporary table before_erasure as select id, actor_id from public.audit_log;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000c';
select results_eq(
  'select id, actor_id from public.audit_log order by id', 'select id, actor_id from before_erasure order by id',
  'the log survives the actor''s account, row by row and with the actor''s id'
);
select is(
  (select count(*) from public.audit_log where actor_id = '00000000-0000-4000-8000-00000000000c') > 0, true,
  'a person does not turn into the system'
);

-- what an entry says
insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000d', 'next@example.org');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000d', 'admin');
create function pg_temp.last_changes(candidate text) returns jsonb language sql as $$
  select a.changes from public.audit_log as a
  where a.entity_id = candidate::uuid order by a.created_at desc, a.ctid desc limit 1
$$;
grant execute on function pg_temp.last_changes(text) to anon, authenticated, service_role;

set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000d"}';
insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome, coalition)
  values ('Gil Novo', 'https://example.org/g.jpg', 'PG', 'Partido G', 'Coligação G');
create temporary table gil as select id::text as id from public.candidatos_presidencia_2026 where nome = 'Gil Novo';
select is(
  (select pg_temp.last_changes(id) -> 'nome' from gil), '{"before": null, "after": "Gil Novo"}'::jsonb,
  'a creation tells every filled field, before it nothing'
);
select is((select pg_temp.last_changes(id) -> 'bio_summary' from gil), null, 'and none that stayed empty');
select ok(
  (select pg_temp.last_changes(id) ?& array['partido_cor_hex', 'idade', 'status', 'pautas_defendidas'] from gil),
  'the table''s defaults included'
);
select is(
  (select count(*) from gil, jsonb_object_keys(pg_temp.last_changes(gil.id)) as field
   where field in ('id', 'created_by', 'created_at', 'updated_by', 'updated_at')), 0::bigint,
  'an entry tells no stamp and so no other account'
);

create function pg_temp.changes_after(change text) returns jsonb language plpgsql as $$
begin
  execute 'update public.candidatos_presidencia_2026 set ' || change || ' where nome like ''Gil%''';
  return (select pg_temp.last_changes(id) from gil);
end
$$;
grant select on gil to authenticated;
select is(pg_temp.changes_after(change), changes::jsonb, what)
from (values
  ('nome = ''Gil Maria''', '{"nome": {"before": "Gil Novo", "after": "Gil Maria"}}', 'an edition tells the field before and after'),
  ('coalition = null, bio_summary = ''b''',
    '{"coalition": {"before": "Coligação G", "after": null}, "bio_summary": {"before": null, "after": "b"}}',
    'several fields, cleared and filled ones, in one entry'),
  ('pautas_defendidas = ''{a,b}''', '{"pautas_defendidas": {"before": [], "after": ["a", "b"]}}', 'a list as a list'),
  ('idade = 40, updated_by = null', '{"idade": {"before": 35, "after": 40}}', 'a number as a number, and no forged author'),
  ('status = ''archived''', '{"status": {"before": "active", "after": "archived"}}', 'an archive tells the status'),
  ('status = ''active'', nome = ''Gil''',
    '{"status": {"before": "archived", "after": "active"}, "nome": {"before": "Gil Maria", "after": "Gil"}}',
    'a restore tells what changed with it'),
  ('status = ''deleted''', '{"status": {"before": "active", "after": "deleted"}}', 'a deletion tells the status')
) as step (change, changes, what);

select throws_ok(
  $$insert into public.audit_log (entity, entity_id, action, changes) values ('x', gen_random_uuid(), 'update', '{}')$$,
  '42501', null, 'an administrator cannot forge what changed'
);
select throws_ok($$update public.audit_log set changes = '{}'$$, '42501', null, 'nor rewrite it');

set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select is_empty('select changes from public.audit_log', 'a user reads no change');
select is((select pg_temp.last_changes(id) from gil), null, 'nor that of a known record');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok('select changes from public.audit_log', '42501', null, 'a visitor is refused the changes');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok($$update public.audit_log set changes = null$$, '42501', null, 'the service role cannot rewrite them');

reset role;
set local "request.jwt.claims" = '';
select throws_ok(
  $$insert into public.audit_log (entity, entity_id, action, changes) values ('x', gen_random_uuid(), 'update', '[]')$$,
  '23514', null, 'what changed is an object'
);
delete from auth.users where id = '00000000-0000-4000-8000-00000000000d';
select is(
  (select count(*) from public.audit_log as a where a.changes::text like '%00000000-0000-4000-8000-00000000000d%'),
  0::bigint, 'after an erasure no change names the account'
);
select is(
  (select count(*) from public.audit_log as a, gil where a.entity_id = gil.id::uuid
   and a.actor_id = '00000000-0000-4000-8000-00000000000d'), 8::bigint,
  'and its acts keep the bare identifier'
);
delete from public.candidatos_presidencia_2026 where nome = 'Gil';
select is(
  (select pg_temp.last_changes(id) -> 'nome' from gil), '{"before": "Gil", "after": null}'::jsonb,
  'a row that the owner removes tells what it held'
);
select is(
  (select count(*) from public.audit_log where changes is null or changes = '{}'), 0::bigint,
  'no act is written without what it changed'
);

-- A column that an entry forgets would be changed unseen: whole records without their checks.
reset role;
create function pg_temp.told_of_whole(source regclass, audit text, stamps text[]) returns text language plpgsql as $$
declare
  filled jsonb;
  missing text;
begin
  select jsonb_object_agg(a.attname, case
    when t.typcategory = 'A' or t.typname = 'jsonb' then '["x"]'
    when t.typcategory = 'N' then '40'
    when t.typcategory = 'D' then '"2026-01-01"'
    when t.typname = 'uuid' then to_jsonb(gen_random_uuid())
    else '"x"'
  end) into filled
  from pg_attribute as a join pg_type as t on t.oid = a.atttypid
  where a.attrelid = source and a.attnum > 0 and not a.attisdropped;
  execute format('create temporary table whole_record (like %s)', source);
  execute format('create trigger audited after insert on whole_record for each row execute function %s()', audit);
  execute format('insert into whole_record select * from jsonb_populate_record(null::%s, $1)', source) using filled;
  drop table whole_record;
  select string_agg(field, ', ') into missing
  from jsonb_object_keys(filled) as field
  where field <> all (stamps)
    and not exists (select from public.audit_log as a where a.entity = 'whole_record' and a.changes ? field);
  return missing;
end
$$;
select is(
  pg_temp.told_of_whole(
    'public.candidatos_presidencia_2026', 'private.audit_candidato', array['id', 'created_by', 'created_at', 'updated_by', 'updated_at']
  ), null, 'the entry of a record leaves out no column but the stamps'
);
select is(
  pg_temp.told_of_whole('public.fontes', 'private.audit_fonte', array['id', 'created_at', 'updated_at']), null,
  'nor does that of a source'
);

select * from finish();
rollback;
