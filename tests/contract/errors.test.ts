import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { candidates } from './candidates-support.ts';
import { newClient, people, service, target } from './support.ts';

const { create: createPerson } = people();
const { create: createCandidate } = candidates();
const table = 'candidatos_presidencia_2026';

/** Without table types, for calls that they would refuse. */
const loose = createClient(target.url, target.anonKey);

test('a table, a column, a relation or a function that does not exist is named by its own code', async () => {
  expect(await loose.from('candidatos').select('*')).toMatchObject({
    status: 404,
    error: { code: 'PGRST205' },
  });
  expect(await loose.from(table).select('nome, apelido')).toMatchObject({
    status: 400,
    error: { code: '42703' },
  });
  expect(await loose.from(table).select('id').eq('apelido', 'x')).toMatchObject({
    status: 400,
    error: { code: '42703' },
  });
  expect(await loose.from(table).select('id, audit_log(id)')).toMatchObject({
    status: 400,
    error: { code: 'PGRST200' },
  });
  expect(await loose.rpc('apagar_tudo')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  const write = createClient(target.url, target.serviceRoleKey);
  expect(await write.from(table).insert({ apelido: 'x' })).toMatchObject({
    status: 400,
    error: { code: 'PGRST204' },
  });
});

test('schemas other than public are not served', async () => {
  for (const schema of ['auth', 'private', 'pg_catalog', 'information_schema']) {
    const { status, error } = await loose.schema(schema).from('users').select('id');
    expect(status).toBe(406);
    expect(error?.code).toBe('PGRST106');
  }
});

test('the database holds each rule of the candidate form', async () => {
  const { client } = await createPerson({ admin: true });
  const good = {
    nome: 'Ana Maria',
    foto_url: 'https://a.example/f.jpg',
    partido_sigla: 'PA',
    partido_nome: 'Partido A',
  };
  const broken = [
    { nome: 'An' },
    { nome: 'x'.repeat(121) },
    { partido_sigla: 'P' },
    { partido_sigla: 'x'.repeat(13) },
    { partido_nome: '' },
    { election_year: 1988 },
    { election_year: 2101 },
    { status: 'draft' },
    { idade: 34 },
    { foto_url: 'http://a.example/f.jpg' },
    { foto_url: null },
    { link_wikipedia: 'https://wikipedia.org.evil.example/Ana' },
    { bio_summary: 'x'.repeat(801) },
    { partido_cor_hex: 'red' },
  ];
  for (const fields of broken) {
    const { status, error } = await client.from(table).insert({ ...good, ...fields });
    expect({ fields, status, code: error?.code }).toEqual({ fields, status: 400, code: '23514' });
  }
  const missing = createClient(target.url, target.serviceRoleKey);
  expect(await missing.from(table).insert({ foto_url: 'https://a.example/f.jpg' })).toMatchObject({
    status: 400,
    error: { code: '23502' },
  });
});

test('twins and orphans are refused', async () => {
  const { client, id: user_id } = await createPerson({ keepsChoices: true });
  const { id: candidato_id } = await createCandidate();
  const choice = { user_id, candidato_id, favorito: true, ignorado: false };
  expect((await client.from('usuario_candidatos_relacao').insert(choice)).error).toBeNull();
  const twin = await client.from('usuario_candidatos_relacao').insert(choice);
  expect(twin).toMatchObject({ status: 409, error: { code: '23505' } });
  const orphan = await service.from('user_roles').insert({ user_id: crypto.randomUUID(), role: 'admin' });
  expect(orphan).toMatchObject({ status: 409, error: { code: '23503' } });
});

test('what a role may not do is 401 for a visitor and 403 for a user', async () => {
  const { client, id: user_id } = await createPerson();
  const visitor = await newClient().from('usuario_candidatos_relacao').select('id');
  expect(visitor).toMatchObject({ status: 401, error: { code: '42501' } });
  const user = await client.from('user_roles').insert({ user_id, role: 'admin' });
  expect(user).toMatchObject({ status: 403, error: { code: '42501' } });
});

test('a call without a key, or with a key of nobody, does not pass the gateway', async () => {
  const bare = await fetch(`${target.url}/rest/v1/${table}?select=id`);
  expect(bare.status).toBe(401);
  const stranger = await createClient(target.url, 'chave-de-ninguem').from(table).select('id');
  expect(stranger).toMatchObject({ status: 401, error: { message: 'Invalid API key' } });
});

test('a page of the browser may call and read from any origin', async () => {
  const preflight = await fetch(`${target.url}/rest/v1/${table}`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'apikey,authorization,prefer,x-client-info',
    },
  });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get('access-control-allow-origin')).toMatch(/^(\*|http:\/\/localhost:5173)$/);
  const answer = await fetch(`${target.url}/rest/v1/${table}?select=id&limit=1`, {
    headers: { origin: 'http://localhost:5173', apikey: target.anonKey },
  });
  expect(answer.headers.get('access-control-allow-origin')).toMatch(/^(\*|http:\/\/localhost:5173)$/);
  expect(answer.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('content-range');
});
