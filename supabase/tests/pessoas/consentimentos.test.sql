-- Owners give and revoke at the database's time; nothing is rewritten.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(57);

insert into auth.users (id, email, is_anonymous) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org', false),
  ('00000000-0000-4000-8000-00000000000b', 'stranger@example.org', false),
  ('00000000-0000-4000-8000-00000000000c', 'admin@example.org', false),
  ('00000000-0000-4000-8000-00000000000e', null, true);
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');

-- owner gives
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select lives_ok(
  $$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22')$$,
  'a user consents to keeping choices'
);
select results_eq(
  'select finalidade, versao, concedido_em = now(), revogado_em from public.consentimentos',
  $$values ('escolhas', '2026-11-22', true, null::timestamptz)$$,
  'the consent carries the database''s time and stands'
);
select throws_ok(
  $$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22')$$,
  '23505', null, 'the same consent does not stand twice'
);
select lives_ok(act, claim) from (values
  ($$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'analise_ia', '2026-11-26.0123456789ab')$$,
    'each purpose has its own consent'),
  ($$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'analise_ia', '2026-11-26.ba9876543210')$$,
    'each recipient has its own')
) as accepted (act, claim);
select throws_ok(act, '42501', null, claim) from (values
  ($$insert into public.consentimentos (user_id, finalidade, versao, concedido_em)
    values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22', '2000-01-01')$$,
    'a consent is not backdated'),
  ($$insert into public.consentimentos (user_id, finalidade, versao, revogado_em)
    values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22', now())$$, 'nor given as revoked')
) as refused (act, claim);
select throws_ok(
  format(
    'insert into public.consentimentos (user_id, finalidade, versao) values (%L, %L, %L)',
    '00000000-0000-4000-8000-00000000000a', purpose, version
  ),
  '42501', 'new row violates row-level security policy for table "consentimentos"', what
)
from (values
  ('escolhas', '2026-11-21', 'an earlier text is not agreed to any more'),
  ('escolhas', '2026-11-23', 'nor one that nobody has been shown'),
  ('escolhas', '2026-11-26.0123456789ab', 'nor the text of another purpose'),
  ('analise_ia', '2026-11-22.0123456789ab', 'nor is one to an analysis, whose words were others'),
  ('analise_ia', '2026-11-26', 'a consent to an analysis names who receives the data'),
  ('analise_ia', '2026-11-26.0123456789AB', 'in the form that the service gives it'),
  ('analise_ia', '2026-11-26.0123456789abc', 'and in that length'),
  ('marketing', '2026-11-22', 'an unknown purpose has no text'),
  (null, '2026-11-22', 'nor has no purpose'),
  ('escolhas', null, 'a version is required')
) as edge (purpose, version, what);

-- what the table itself refuses, whoever writes
reset role;
select throws_ok(
  format(
    'insert into public.consentimentos (user_id, finalidade, versao) values (%L, %L, %L)',
    '00000000-0000-4000-8000-00000000000a', purpose, version
  ),
  code, null, what
)
from (values
  ('marketing', '1', '23514', 'an unknown purpose is refused'),
  ('', '1', '23514', 'an empty purpose is refused'),
  (null, '1', '23502', 'a purpose is required'),
  ('escolhas', '', '23514', 'an empty version is refused'),
  ('escolhas', '  ', '23514', 'a version of spaces is refused'),
  ('escolhas', repeat('1', 41), '23514', 'a version of 41 characters is refused'),
  ('escolhas', null, '23502', 'a version is required')
) as edge (purpose, version, code, what);
select lives_ok(
  format(
    'insert into public.consentimentos (user_id, finalidade, versao) values (%L, %L, %L)',
    '00000000-0000-4000-8000-00000000000a', 'escolhas', repeat('1', 40)
  ),
  'a version of 40 characters is accepted'
);
set local role authenticated;

-- nobody else
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
select is((select count(*) from public.consentimentos), 0::bigint, 'a stranger counts none of them');
select lives_ok('update public.consentimentos set revogado_em = now()', 'a stranger''s revocation of all is not an error');
select throws_ok(
  $$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'analise_ia', '2026-11-26.ba9876543210')$$,
  '42501', 'new row violates row-level security policy for table "consentimentos"',
  'a stranger cannot consent in the owner''s name'
);
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select is((select count(*) from public.consentimentos), 0::bigint, 'an administrator counts none either');
select lives_ok(
  'update public.consentimentos set revogado_em = now()', 'an administrator''s revocation of all is not an error'
);
select throws_ok(
  $$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'analise_ia', '2026-11-26.ba9876543210')$$,
  '42501', null, 'an administrator cannot consent in the owner''s name'
);
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000e","is_anonymous":true}';
select throws_ok(
  $$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000e', 'escolhas', '2026-11-22')$$,
  '42501', null, 'an anonymous sign-in consents to nothing'
);
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select throws_ok(act, '42501', null, claim) from (values
  ('select 1 from public.consentimentos', 'a visitor is refused the table'),
  ($$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22')$$, 'a visitor cannot consent')
) as refused (act, claim);
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select throws_ok('select 1 from public.consentimentos', '42501', null, 'the service role does not read consents');
select throws_ok('update public.consentimentos set revogado_em = now()', '42501', null, 'nor revoke them');

-- owner revokes
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';
select is(
  (select count(*) from public.consentimentos where revogado_em is null), 4::bigint,
  'after all of these attempts the owner''s four consents stand'
);
select isnt_empty(
  $$update public.consentimentos set revogado_em = '2000-01-01'
    where finalidade = 'escolhas' and versao = '2026-11-22' returning 1$$,
  'the owner revokes a consent and may send a time'
);
select ok(
  (select revogado_em >= now() from public.consentimentos where finalidade = 'escolhas' and versao = '2026-11-22'),
  'but the database stamps its own'
);
create temporary table as_revoked as
  select revogado_em from public.consentimentos where finalidade = 'escolhas' and versao = '2026-11-22';
select is_empty(
  $$update public.consentimentos set revogado_em = null
    where finalidade = 'escolhas' and versao = '2026-11-22' returning 1$$,
  'a revocation is not taken back'
);
select results_eq(
  $$select revogado_em from public.consentimentos where finalidade = 'escolhas' and versao = '2026-11-22'$$,
  'select revogado_em from as_revoked',
  'nor moved to a later time'
);
select lives_ok(
  $$update public.consentimentos set revogado_em = null where finalidade = 'analise_ia'$$,
  'sending null on a standing consent is not an error'
);
select ok(
  (select bool_and(revogado_em >= now()) from public.consentimentos where finalidade = 'analise_ia'),
  'any change of a consent is its revocation'
);
select lives_ok(
  $$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22')$$,
  'consenting again after a revocation is a new row'
);
select is(
  (select count(*) from public.consentimentos where finalidade = 'escolhas' and versao = '2026-11-22'), 2::bigint,
  'and the revoked one stays as evidence'
);
select throws_ok(act, '42501', null, claim) from (values
  ($$update public.consentimentos set finalidade = 'analise_ia'$$, 'a consent does not change its purpose'),
  ($$update public.consentimentos set versao = '9'$$, 'nor the text it refers to'),
  ($$update public.consentimentos set user_id = '00000000-0000-4000-8000-00000000000b'$$, 'nor its owner'),
  ('delete from public.consentimentos', 'nor is it deleted')
) as refused (act, claim);

-- the cap: a crowd planted without triggers
reset role;
alter table public.consentimentos disable trigger user;
insert into public.consentimentos (user_id, finalidade, versao, concedido_em, revogado_em)
  select '00000000-0000-4000-8000-00000000000b', 'escolhas', '2026-11-22', now() - interval '1 day', now() - make_interval(mins => n)
  from generate_series(1, 199) as n;
insert into public.consentimentos (user_id, finalidade, versao, concedido_em, revogado_em) values
  ('00000000-0000-4000-8000-00000000000a', 'escolhas', '2026-11-22', now() - interval '2 days', now() - interval '1 day');
alter table public.consentimentos enable trigger user;
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
select lives_ok(act, claim) from (values
  ($$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000b', 'escolhas', '2026-11-22')$$,
    'the 200th consent of a user is accepted'),
  ($$insert into public.consentimentos (user_id, finalidade, versao)
    values ('00000000-0000-4000-8000-00000000000b', 'analise_ia', '2026-11-26.0123456789ab')$$,
    'the 201st is accepted too')
) as accepted (act, claim);
select is(
  (select min(revogado_em) from public.consentimentos), now() - interval '198 minutes', 'and takes the place of the oldest revoked one'
);
select results_eq(
  'select count(*), count(*) filter (where revogado_em is null) from public.consentimentos', $$values (200::bigint, 2::bigint)$$,
  'those in force stay'
);
select isnt_empty(
  'update public.consentimentos set revogado_em = now() where revogado_em is null returning 1',
  'at the cap a consent can still be revoked'
);
select throws_ok(
  $$insert into public.consentimentos (user_id, finalidade, versao)
    select '00000000-0000-4000-8000-00000000000b', 'analise_ia', '2026-11-26.' || lpad(to_hex(n), 12, '0')
    from generate_series(1, 201) as n$$,
  '23514', null, 'but 201 in force are refused, each for another recipient'
);
reset role;
select isnt_empty(
  $$select 1 from public.consentimentos
    where user_id = '00000000-0000-4000-8000-00000000000a' and revogado_em = now() - interval '1 day'$$,
  'another person''s consent, revoked before all of these, stays'
);

-- erasure
set local "request.jwt.claims" = '';
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is_empty(
  $$select 1 from public.consentimentos where user_id = '00000000-0000-4000-8000-00000000000a'$$,
  'an erased account takes its consents with it'
);

select * from finish();
rollback;
