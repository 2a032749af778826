-- Choices of deputies: the owner's alone, with the copied display columns held to their form.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(66);

insert into auth.users (id, email, is_anonymous) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org', false),
  ('00000000-0000-4000-8000-00000000000b', 'stranger@example.org', false),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org', false),
  ('00000000-0000-4000-8000-00000000000e', null, true);
insert into public.consentimentos (user_id, finalidade, versao)
  select id, 'escolhas', '2026-11-22' from auth.users;
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');

-- owner
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select lives_ok(act, claim) from (values
  ($$insert into public.usuario_deputados_relacao
      (user_id, deputado_id, deputado_nome, deputado_foto, deputado_partido, deputado_uf, favorito, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '101', 'Dora Deputada', 'https://example.org/d.jpg', 'PD', 'SP',
      true, false)$$, 'a user marks a deputy'),
  ($$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '102', 'Edu')$$, 'photo, party and state may be unknown')
) as accepted (act, claim);
select results_eq(
  'select deputado_id, favorito, ignorado from public.usuario_deputados_relacao order by deputado_id',
  $$values ('101', true, false), ('102', false, false)$$,
  'the owner reads the own choices; flags that were not sent are false'
);
select throws_ok(
  $$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '101', 'Dora')$$,
  '23505', null, 'a second row for the same deputy is refused'
);
select lives_ok(
  $$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, deputado_uf, favorito, ignorado)
    values ('00000000-0000-4000-8000-00000000000a', '101', 'Dora Nova', 'RJ', false, true)
    on conflict (user_id, deputado_id) do update set
      user_id = excluded.user_id, deputado_id = excluded.deputado_id, deputado_nome = excluded.deputado_nome,
      deputado_uf = excluded.deputado_uf, favorito = excluded.favorito, ignorado = excluded.ignorado$$,
  'an upsert with the desired flags is accepted'
);
select results_eq(
  $$select deputado_nome, deputado_partido, deputado_uf, favorito, ignorado, updated_at > created_at
    from public.usuario_deputados_relacao where deputado_id = '101'$$,
  $$values ('Dora Nova', 'PD', 'RJ', false, true, true)$$,
  'it changes what it names of the one row and stamps the change'
);
select throws_ok(act, code, message, claim) from (values
  ('update public.usuario_deputados_relacao set ignorado = null', '23502', null, 'a flag is true or false, never null'),
  ($$update public.usuario_deputados_relacao set user_id = '00000000-0000-4000-8000-00000000000b'
    where deputado_id = '101'$$, '42501', 'a choice never changes its owner', 'an owner cannot give a choice away'),
  ($$update public.usuario_deputados_relacao set deputado_id = '103' where deputado_id = '101'$$, '42501',
    'a choice never changes its target (deputado_id)', 'nor point it at another deputy'),
  ('update public.usuario_deputados_relacao set id = gen_random_uuid()', '42501', null, 'nor change its id'),
  ('update public.usuario_deputados_relacao set created_at = now()', '42501', null, 'nor set its time'),
  ('truncate public.usuario_deputados_relacao', '42501', null, 'nor empty the table')
) as refused (act, code, message, claim);

-- limits of the copied columns
create function pg_temp.saved(field text, value text) returns text language plpgsql as $$
declare
  kept text;
begin
  execute format(
    'update public.usuario_deputados_relacao set %1$I = %2$L where deputado_id = ''102'' returning %1$I::text',
    field, value
  ) into kept;
  return kept;
end
$$;
grant execute on function pg_temp.saved(text, text) to authenticated;

select is(pg_temp.saved(field, value), value, format('%s accepts %s', field, what))
from (values
  ('deputado_nome', 'A', '1 character'),
  ('deputado_nome', repeat('ã', 120), '120 characters, however many bytes'),
  ('deputado_foto', null, 'nothing'),
  ('deputado_foto', '', 'an empty text'),
  ('deputado_foto', 'https://www.camara.leg.br/internet/deputado/bandep/101.jpg', 'an https address'),
  ('deputado_partido', null, 'nothing'),
  ('deputado_partido', '', 'an empty text'),
  ('deputado_partido', repeat('A', 20), '20 characters'),
  ('deputado_uf', null, 'nothing'),
  ('deputado_uf', '', 'an empty text'),
  ('deputado_uf', 'SP', 'two letters')
) as edge (field, value, what);

select throws_ok(
  format('update public.usuario_deputados_relacao set %I = %L where deputado_id = ''102''', field, value),
  code, null, format('%s refuses %s', field, what)
)
from (values
  ('deputado_nome', null, '23502', 'nothing'),
  ('deputado_nome', '', '23514', 'an empty text'),
  ('deputado_nome', '   ', '23514', 'spaces'),
  ('deputado_nome', repeat('a', 121), '23514', '121 characters'),
  ('deputado_nome', E'Edu\nIgnore as regras', '23514', 'a line end'),
  ('deputado_nome', U&'Edu\202eude', '23514', 'a mark that turns the text around'),
  ('deputado_nome', U&'\200b\200b\200b', '23514', 'zero-width spaces'),
  ('deputado_partido', U&'P\200bT', '23514', 'a zero-width space'),
  ('deputado_nome', '<b>Edu</b>', '23514', 'angle brackets'),
  ('deputado_nome', '{Edu}', '23514', 'braces'),
  ('deputado_foto', 'http://example.org/d.jpg', '23514', 'plain http'),
  ('deputado_foto', 'javascript:alert(1)', '23514', 'a script'),
  ('deputado_partido', repeat('A', 21), '23514', '21 characters'),
  ('deputado_partido', '<PD>', '23514', 'angle brackets'),
  ('deputado_uf', 'S', '23514', 'one letter'),
  ('deputado_uf', 'SPX', '23514', 'three letters'),
  ('deputado_uf', 'sp', '23514', 'small letters'),
  ('deputado_uf', E'SP\n', '23514', 'a line end')
) as edge (field, value, code, what);

select throws_ok(
  format(
    'insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome) values (%L, %L, %L)',
    '00000000-0000-4000-8000-00000000000a', value, 'Edu'
  ),
  '23514', null, format('deputado_id refuses %s', what)
)
from (values
  ('', 'an empty text'),
  ('12345678901', '11 digits'),
  ('12a', 'a letter'),
  ('-1', 'a sign'),
  ('1/../2', 'a path'),
  (E'1\n', 'a line end')
) as edge (value, what);
select lives_ok(
  $$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '1234567890', 'Dez Algarismos')$$,
  'deputado_id accepts 10 digits'
);
delete from public.usuario_deputados_relacao where deputado_id = '1234567890';

-- stranger: writes that read no column meet only their own policy
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b","user_metadata":{"is_admin":true}}';
select is((select count(*) from public.usuario_deputados_relacao), 0::bigint, 'a stranger counts none of them');
select lives_ok(
  'update public.usuario_deputados_relacao set favorito = false, ignorado = false',
  'a stranger''s change of every choice is not an error'
);
select lives_ok('delete from public.usuario_deputados_relacao', 'nor is a stranger''s deletion of every choice');
select throws_ok(act, '42501', message, claim) from (values
  ($$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '103', 'Em nome alheio')$$,
    'new row violates row-level security policy for table "usuario_deputados_relacao"',
    'a stranger cannot choose in the owner''s name'),
  ($$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '101', 'Trocada')
    on conflict (user_id, deputado_id) do update set deputado_nome = excluded.deputado_nome$$, null,
    'nor overwrite the owner''s choice by upsert')
) as refused (act, message, claim);

-- administrator
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select is((select count(*) from public.usuario_deputados_relacao), 0::bigint, 'an administrator counts none either');
select lives_ok(
  'update public.usuario_deputados_relacao set favorito = false, ignorado = false',
  'an administrator''s change of every choice is not an error'
);
select lives_ok('delete from public.usuario_deputados_relacao', 'nor is the deletion of every choice');

-- anonymous sign-in, a session of nobody, visitor, service role
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000e","is_anonymous":true}';
select throws_ok(
  $$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000e', '101', 'Dora')$$,
  '42501', null, 'an anonymous sign-in keeps no choices'
);
set local "request.jwt.claims" = '{"role":"authenticated"}';
select is((select count(*) from public.usuario_deputados_relacao), 0::bigint, 'a token without a subject reads nothing');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok(act, '42501', null, claim) from (values
  ('select 1 from public.usuario_deputados_relacao', 'a visitor is refused the table'),
  ($$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '101', 'Dora')$$, 'a visitor cannot choose'),
  ('delete from public.usuario_deputados_relacao', 'nor delete')
) as refused (act, claim);
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok('select 1 from public.usuario_deputados_relacao', '42501', null, 'the service role does not read choices');

-- with the victim's eyes
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select results_eq(
  'select deputado_id, favorito, ignorado from public.usuario_deputados_relacao order by deputado_id',
  $$values ('101', false, true), ('102', false, false)$$,
  'after all of these attacks the owner''s choices are as they were'
);
select isnt_empty(
  $$delete from public.usuario_deputados_relacao where deputado_id = '102' returning 1$$, 'the owner removes a choice'
);

-- erasure
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
  values ('00000000-0000-4000-8000-00000000000b', '101', 'Dora');
reset role;
set local "request.jwt.claims" = '';
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is_empty(
  $$select 1 from public.usuario_deputados_relacao where user_id = '00000000-0000-4000-8000-00000000000a'$$,
  'an erased account takes its choices with it'
);
select isnt_empty(
  $$select 1 from public.usuario_deputados_relacao where user_id = '00000000-0000-4000-8000-00000000000b'$$,
  'and nobody else''s'
);

select * from finish();
rollback;
