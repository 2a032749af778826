import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { newClient, people, target } from './support.ts';

const { create: createPerson } = people();
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
