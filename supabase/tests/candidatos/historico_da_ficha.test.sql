-- No answer has an account or mail address, no note may.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(33);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'user@pessoa.example'),
  ('00000000-0000-4000-8000-00000000000c', 'admin@pessoa.example');
insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-00000000000c', 'admin');
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status) values
  ('00000000-0000-4000-9000-000000000001', 'Ana Ativa', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active');
insert into public.fontes (id, titulo, veiculo, tipo, url) values
  ('00000000-0000-4000-a000-000000000001', 'Perfil', 'Jornal', 'imprensa', 'https://example.org/perfil');

create function pg_temp.note(note text) returns text language plpgsql as $$
begin
  perform public.gravar_ficha(
    '00000000-0000-4000-9000-000000000001',
    (select updated_at from public.candidatos_presidencia_2026 where id = '00000000-0000-4000-9000-000000000001'),
    jsonb_build_object('profissao', left(md5(clock_timestamp()::text), 8)), '[]', note
  );
  return 'saved';
exception when others then
  return sqlstate || ' ' || sqlerrm;
end
$$;
grant execute on all functions in schema pg_temp to authenticated;

set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c","email":"admin@pessoa.example"}';

-- What a note may not hold.
select matches(pg_temp.note(note), '^23514 .*audit_log_nota_impersonal', format('a note with %s is refused', what))
from (values
  ('Pedido de ana@exemplo.com.br', 'an address of mail'),
  ('Veja <Ana.Maria+1@exemplo.com>', 'one between angle brackets'),
  ('CPF 123.456.789-09 conferido', 'a CPF as it is printed'),
  ('CPF 12345678909', 'a CPF in digits'),
  ('É o 123 456 789 09.', 'a CPF between spaces')
) as edge (note, what);
select matches(pg_temp.note(note), '^23514 .*audit_log_nota_valid', format('a note with %s is refused', what))
from (values (repeat('a', 201), '201 characters'), (U&'Visto\200b', 'a zero-width space'), (E'Duas\nlinhas', 'a line end')) as edge (note, what);
select is(pg_temp.note(note), 'saved', format('a note with %s is saved', what))
from (values
  (repeat('ã', 200), '200 characters'),
  ('Registro 280002552484, conferido em 21/11/2026', 'the number of a candidacy'),
  ('Perfil @ana no dia 2026-11-21', 'the name of a profile'),
  ('Processo 0600123-45.2026.6.00.0000', 'the number of a case')
) as edge (note, what);

-- What comes with a role of its own.
insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome) values
  ('Bia do Painel', 'https://example.org/b.jpg', 'PB', 'Partido B');
select is(
  (select papel from public.historico_da_ficha((select id from public.candidatos_presidencia_2026 where nome = 'Bia do Painel'))),
  'Curadoria', 'a record that is created in the panel was not loaded at first'
);
reset role;
set local "request.jwt.claims" = '';
update public.candidatos_presidencia_2026 set profissao = 'Médica' where id = '00000000-0000-4000-9000-000000000001';
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';

create function pg_temp.seen() returns table (entries integer, roles text, persons integer) language sql as $$
  select
    count(*)::integer,
    string_agg(distinct h.papel, ', ' order by h.papel),
    count(*) filter (where to_jsonb(h)::text ~ '00000000-0000-4000-8000|[^\s@"]@[^\s@"]+\.|actor|created_by|updated_by')::integer
  from public.historico_da_ficha('00000000-0000-4000-9000-000000000001', null, 50) as h
$$;
grant execute on function pg_temp.seen() to anon, authenticated, service_role;

set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq('select * from pg_temp.seen()', $$values (6, 'Carga inicial, Curadoria, Sistema', 0)$$, 'a visitor reads every act and no person');
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000b"}';
select results_eq('select * from pg_temp.seen()', $$values (6, 'Carga inicial, Curadoria, Sistema', 0)$$, 'so does a user');
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select results_eq('select * from pg_temp.seen()', $$values (6, 'Carga inicial, Curadoria, Sistema', 0)$$, 'so does an administrator, here');
set local role service_role;
set local "request.jwt.claims" = '{"role":"service_role"}';
select results_eq('select * from pg_temp.seen()', $$values (6, 'Carga inicial, Curadoria, Sistema', 0)$$, 'so does the service');

-- Acts of one instant: an entry's identifier parts them.
reset role;
insert into public.audit_log (id, entity, entity_id, action, created_at) select
  ('00000000-0000-4000-c000-00000000000' || n)::uuid, 'candidatos_presidencia_2026', '00000000-0000-4000-9000-000000000009',
  'update', '2026-10-01 12:00Z'
from generate_series(1, 3) as n;
insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome) values
  ('00000000-0000-4000-9000-000000000009', 'Ida', 'https://example.org/i.jpg', 'PI', 'Partido I');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select results_eq(
  $$select right(entrada::text, 1) from public.historico_da_ficha(
    '00000000-0000-4000-9000-000000000009', '2026-10-01 12:00Z', 1, '00000000-0000-4000-c000-000000000003'
  )$$,
  array['2'], 'a page begins behind an entry, with another of the same instant'
);
select is_empty(
  $$select from public.historico_da_ficha('00000000-0000-4000-9000-000000000009', '2026-10-01 12:00Z')$$,
  'an instant alone asks for what is older'
);
reset role;
insert into public.audit_log (entity, entity_id, action, created_at)
  select 'candidatos_presidencia_2026', '00000000-0000-4000-9000-000000000009', 'update', '2026-09-01' from generate_series(1, 50);
set local role anon;
select is(
  (select count(*)::integer from public.historico_da_ficha('00000000-0000-4000-9000-000000000009', p_limite => 1000)), 50,
  'no page has more than fifty'
);

-- Sources are asked for of who is on the ballot.
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
select throws_ok(
  $$select public.ocultar_do_publico('00000000-0000-4000-c000-00000000000f')$$, 'P0001', 'entrada_desconhecida',
  'no entry that is not there is shown again'
);
select throws_ok(
  $$update public.candidatos_presidencia_2026 set bens_declarados = 1 where id = '00000000-0000-4000-9000-000000000001'$$,
  'P0001', 'fonte_obrigatoria', 'of an active candidate a sum needs a source'
);
select lives_ok(act, claim) from (values
  ($$update public.candidatos_presidencia_2026 set status = 'archived', bens_declarados = 1 where id = '00000000-0000-4000-9000-000000000001'$$,
    'of an archived one it does not'),
  ($$update public.candidatos_presidencia_2026 set inclinacao_politica = 'Centro', situacao_registro = 'Renúncia' where id = '00000000-0000-4000-9000-000000000001'$$,
    'nor do the others')
) as accepted (act, claim);
select throws_ok(act, 'P0001', 'fonte_obrigatoria', claim) from (values
  ($$update public.candidatos_presidencia_2026 set status = 'active', bens_declarados = 2 where id = '00000000-0000-4000-9000-000000000001'$$,
    'an edit that brings it back on the ballot is asked'),
  ($$update public.candidatos_presidencia_2026 set status = 'active' where id = '00000000-0000-4000-9000-000000000001'$$,
    'what it got without a source does not come back with it either')
) as refused (act, claim);
select is_empty(
  $$select * from public.historico_da_ficha('00000000-0000-4000-9000-00000000000f')$$, 'of nobody there is no history'
);
select lives_ok($$select * from public.historico_da_ficha('00000000-0000-4000-9000-000000000001', null, -5)$$, 'no limit breaks it');
-- What a hidden entry holds is hidden wherever the history has it.
insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome) values
  ('Caio', 'https://example.org/c.jpg', 'PC', 'Partido C');
create temporary table caio as
  select id, 'Um texto secreto.'::text as secret from public.candidatos_presidencia_2026 where nome = 'Caio';
grant select on caio to anon;
update public.candidatos_presidencia_2026 set profissao = 'Escritor' where nome = 'Caio';
update public.candidatos_presidencia_2026 set profissao = secret from caio as c where nome = 'Caio';
update public.candidatos_presidencia_2026 set profissao = 'Professor', bio_summary = secret from caio as c where nome = 'Caio';
create function pg_temp.told() returns text[] language sql as $$
  select array_agg(line order by line collate "C")
  from caio, public.historico_da_ficha(caio.id) as h,
    concat_ws(' > ', h.mudancas #>> '{profissao,before}', h.mudancas #>> '{profissao,after}') as line
  where h.mudancas ? 'profissao' and h.ato = 'update'
$$;
grant execute on function pg_temp.told() to anon;
create function pg_temp.hide(reason text) returns void language sql as $$
  select public.ocultar_do_publico(a.id, reason) from caio join public.audit_log as a on a.entity_id = caio.id
  where a.changes #>> '{profissao,after}' = caio.secret
$$;
select pg_temp.hide('dado_pessoal');
set local role anon;
set local "request.jwt.claims" = '{"role":"anon"}';
select is(
  pg_temp.told(), array['Político > {"oculto": true}', '{"oculto": true} > Professor'],
  'neither the entry before nor the one after tells what a hidden one held'
);
select is(
  (select h.mudancas #>> '{bio_summary,after}' from caio, public.historico_da_ficha(caio.id) as h
   where h.mudancas ? 'bio_summary' and h.ato = 'update'), secret,
  'another field keeps its own values'
) from caio;
set local role authenticated;
set local "request.jwt.claims" = '{"role":"authenticated","sub":"00000000-0000-4000-8000-00000000000c"}';
update public.candidatos_presidencia_2026 set profissao = 'Escritor' where nome = 'Caio';
set local role anon;
select is(
  pg_temp.told(), array['Político > Escritor', 'Professor > Escritor', '{"oculto": true} > Professor'],
  'what the page shows today the history shows too'
);
set local role authenticated;
select pg_temp.hide(null);
set local role anon;
select is(
  pg_temp.told(), array['Escritor > Um texto secreto.', 'Político > Escritor', 'Professor > Escritor', 'Um texto secreto. > Professor'],
  'shown again, every entry tells its values'
);
set local role authenticated;
select pg_temp.hide('dado_pessoal');
reset role;
update public.audit_ocultacoes set ocultado_por = null, ocultado_em = '2026-01-01';
set local role authenticated;
select pg_temp.hide('ofensa');
select results_eq(
  'select motivo, ocultado_por, ocultado_em from public.audit_ocultacoes',
  $$values ('ofensa', '00000000-0000-4000-8000-00000000000c'::uuid, now())$$, 'who gives another reason answers for it from then on'
);
select * from finish();
rollback;
