import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { target } from './support.ts';

const table = 'candidatos_presidencia_2026';

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
