-- Cap: 2000 choices per user and table; the crowd bypasses triggers.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(10);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@example.org'),
  ('00000000-0000-4000-8000-00000000000b', 'stranger@example.org');
insert into public.consentimentos (user_id, finalidade, versao)
  select id, 'escolhas', '2026-11-22' from auth.users;
alter table public.candidatos_presidencia_2026 disable trigger user;
-- Its checks are another file's; on the crowd they take two seconds.
do $$ begin
  execute (
    select 'alter table public.candidatos_presidencia_2026 ' || string_agg(format('drop constraint %I', conname), ', ')
    from pg_constraint where conrelid = 'public.candidatos_presidencia_2026'::regclass and contype = 'c'
  );
end $$;
alter table public.usuario_candidatos_relacao disable trigger user;
alter table public.usuario_deputados_relacao disable trigger user;
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome)
  select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Multidão', 'https://example.org/m.jpg', 'PM', 'Partido M'
  from generate_series(1, 2001) as n;
insert into public.usuario_candidatos_relacao (user_id, candidato_id)
  select '00000000-0000-4000-8000-00000000000a', ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid
  from generate_series(1, 1999) as n;
insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
  select '00000000-0000-4000-8000-00000000000a', n::text, 'Multidão' from generate_series(1, 1999) as n;
alter table public.candidatos_presidencia_2026 enable trigger user;
alter table public.usuario_candidatos_relacao enable trigger user;
alter table public.usuario_deputados_relacao enable trigger user;

set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000a"}';

-- candidates
select lives_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-9000-000000002000')$$,
  'the 2000th candidate of a user is accepted'
);
select throws_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-9000-000000002001')$$,
  '23514', null, 'the 2001st is refused'
);
select is((select count(*) from public.usuario_candidatos_relacao), 2000::bigint, 'two thousand stand');
select lives_ok(
  $$insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-9000-000000000001', true)
    on conflict (user_id, candidato_id) do update set favorito = excluded.favorito$$,
  'at the cap an existing choice can still be changed by upsert'
);

-- deputies
select lives_ok(
  $$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '2000', 'Última')$$,
  'the 2000th deputy of a user is accepted'
);
select throws_ok(
  $$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000a', '2001', 'Demais')$$,
  '23514', null, 'the 2001st is refused'
);
select is((select count(*) from public.usuario_deputados_relacao), 2000::bigint, 'two thousand stand');
select lives_ok(
  $$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, favorito)
    values ('00000000-0000-4000-8000-00000000000a', '1', 'Multidão', true)
    on conflict (user_id, deputado_id) do update set favorito = excluded.favorito$$,
  'at the cap an existing choice can still be changed by upsert'
);

-- one user's cap is not another's
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
select lives_ok(act, claim) from (values
  ($$insert into public.usuario_candidatos_relacao (user_id, candidato_id)
    values ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-9000-000000002001')$$,
    'another user still marks candidates'),
  ($$insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome)
    values ('00000000-0000-4000-8000-00000000000b', '2001', 'Dora')$$, 'and deputies')
) as accepted (act, claim);

select * from finish();
rollback;
