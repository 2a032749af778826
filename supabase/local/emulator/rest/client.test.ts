import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { bearer, openLibrary } from './rest-fixture.ts';

const product = `
create table public.candidatos (id uuid primary key default gen_random_uuid(), nome text not null, status text not null default 'active',
  election_year int not null default 2026, updated_at timestamptz not null default '2026-01-02 03:04:05.123456+00');
create table public.relacao (id uuid primary key default gen_random_uuid(), user_id uuid not null,
  candidato_id uuid not null references public.candidatos, favorito boolean not null default false, ignorado boolean not null default false,
  unique (user_id, candidato_id));
alter table public.relacao enable row level security;
create policy own on public.relacao to authenticated
  using (user_id = ((current_setting('request.jwt.claims', true)::jsonb) ->> 'sub')::uuid)
  with check (user_id = ((current_setting('request.jwt.claims', true)::jsonb) ->> 'sub')::uuid);
insert into public.candidatos (id, nome, status) values
  ('00000000-0000-4000-8000-00000000000a', 'Ana', 'active'), ('00000000-0000-4000-8000-00000000000b', 'Bruno', 'archived');`;

const person = '00000000-0000-4000-8000-000000000001';
const ana = '00000000-0000-4000-8000-00000000000a';

const library = await openLibrary({}, product);
const client = new PostgrestClient('http://rest.test', {
  headers: await bearer({ role: 'authenticated', sub: person }),
  fetch: (input, init) => library.rest.fetch(new Request(input, init)),
});

test('lists, filters and finds candidates, or none', async () => {
  const all = await client.from('candidatos').select('nome, status').order('nome');
  expect(all.data).toEqual([
    { nome: 'Ana', status: 'active' },
    { nome: 'Bruno', status: 'archived' },
  ]);
  const archived = await client
    .from('candidatos')
    .select('nome')
    .eq('status', 'archived')
    .eq('election_year', 2026)
    .order('updated_at', { ascending: false });
  expect(archived.data).toEqual([{ nome: 'Bruno' }]);
  const none = await client.from('candidatos').select().eq('id', person).maybeSingle();
  expect([none.data, none.error]).toEqual([null, null]);
  const count = await client.from('candidatos').select('*', { count: 'exact', head: true });
  expect([count.count, count.data]).toEqual([2, null]);
});

test('a choice is saved again and again on its unique key, and read with its candidate', async () => {
  const save = (flags: { favorito: boolean; ignorado: boolean }) =>
    client
      .from('relacao')
      .upsert({ user_id: person, candidato_id: ana, ...flags }, { onConflict: 'user_id,candidato_id' })
      .select('favorito, ignorado')
      .single()
      .throwOnError();
  expect((await save({ favorito: true, ignorado: false })).status).toBe(201);
  const again = await save({ favorito: false, ignorado: true });
  expect([again.status, again.data]).toEqual([200, { favorito: false, ignorado: true }]);
  const joined = await client
    .from('relacao')
    .select('ignorado, candidato:candidatos(nome)')
    .eq('user_id', person);
  expect(joined.data).toEqual([{ ignorado: true, candidato: { nome: 'Ana' } }]);
});

test('an insert in another’s name is refused without being shown', async () => {
  const answer = await client.from('relacao').insert({ user_id: ana, candidato_id: ana });
  expect([answer.status, answer.error?.code]).toEqual([403, '42501']);
});

test('an edit of what somebody else has changed meanwhile finds no row', async () => {
  const edit = (read: string) =>
    client.from('candidatos').update({ nome: 'Ana M.' }).eq('id', ana).eq('updated_at', read).select('nome');
  expect((await edit('2026-01-02T03:04:05.123+00:00')).data).toEqual([]);
  expect((await edit('2026-01-02T03:04:05.123456+00:00')).data).toEqual([{ nome: 'Ana M.' }]);
});

test('rows of one’s own are removed', async () => {
  const gone = await client.from('relacao').delete({ count: 'exact' }).eq('user_id', person);
  expect([gone.status, gone.count]).toEqual([204, 1]);
});
