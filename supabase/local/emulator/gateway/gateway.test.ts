import { afterEach, beforeAll, expect, test } from 'vitest';
import { localJwtSecret, signToken } from '../jwt.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { type ProjectKeys, projectKeys } from './keys.ts';

interface Seen {
  service: string;
  method: string;
  path: string;
  authorization: string | null;
  address: string | null;
  body: string;
}

const seen: Seen[] = [];
const log: string[] = [];
let keys: ProjectKeys;
let gateway: Gateway;

function recorder(service: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    seen.push({
      service,
      method: request.method,
      path: pathname + search,
      authorization: request.headers.get('authorization'),
      address: request.headers.get('x-forwarded-for'),
      body: await request.text(),
    });
    if (pathname === '/broken') throw new Error('broken service');
    if (pathname === '/verify') return Response.redirect('http://localhost:5173/', 303);
    return Response.json({ service });
  };
}

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return gateway.fetch(new Request(`http://127.0.0.1:54321${path}`, init), '127.0.0.1');
}

beforeAll(async () => {
  keys = await projectKeys(localJwtSecret);
  gateway = createGateway({
    keys,
    rest: recorder('rest'),
    auth: recorder('auth'),
    functions: recorder('functions'),
    mail: () => new Response('<h1>Mensagens</h1>', { headers: { 'content-type': 'text/html' } }),
    log: (line) => log.push(line),
  });
});

afterEach(() => {
  seen.length = 0;
});

test("the keys are the Supabase CLI's own", () => {
  expect(keys.anonKey).toBe(
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6ImFub24iLCJleHAiOjE5ODM4MTI5OTZ9.CRXP1A7WOeoJeXxjNni43kdQwgnWNReilDMblYTn_I0',
  );
});

test('a call without a key is refused in the words of the hosted gateway, readable from a page', async () => {
  for (const path of ['/rest/v1/candidatos', '/auth/v1/signup', '/auth/v1/user', '/rest/v1/']) {
    const response = await call(path);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(seen).toEqual([]);
});

test('a key of nobody, of another project or of a user is refused', async () => {
  const strangers = [
    'nonsense',
    'sb_publishable_other',
    await signToken({ role: 'anon', exp: 1_983_812_996 }, 'another-secret-of-at-least-32-characters'),
    await signToken({ role: 'authenticated', sub: 'x', exp: 1_983_812_996 }, localJwtSecret),
    await signToken({ role: 'anon', exp: 1 }, localJwtSecret),
  ];
  for (const apikey of strangers) {
    const response = await call('/rest/v1/candidatos', { headers: { apikey } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      message: 'Invalid API key',
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    });
  }
});

test('the key may come in the query and does not reach the service', async () => {
  const key = encodeURIComponent(keys.anonKey);
  await call(`/rest/v1/candidatos?select=%2A&apikey=${key}&nome=eq.A%20B`);
  expect(seen[0]).toMatchObject({ service: 'rest', path: '/candidatos?select=%2A&nome=eq.A%20B' });
});

test('the role of the key speaks when there is no token or the token is an opaque key', async () => {
  const authorizationOf = async (path: string, headers: Record<string, string>): Promise<string | null> => {
    await call(path, { headers });
    return seen.at(-1)?.authorization ?? null;
  };
  const anon = `Bearer ${keys.anonKey}`;
  const service = `Bearer ${keys.serviceRoleKey}`;
  const { publishableKey, secretKey } = keys;
  expect(await authorizationOf('/rest/v1/t', { apikey: keys.anonKey })).toBe(anon);
  expect(await authorizationOf('/rest/v1/t', { apikey: keys.serviceRoleKey })).toBe(service);
  expect(await authorizationOf('/rest/v1/t', { apikey: publishableKey })).toBe(anon);
  expect(
    await authorizationOf('/rest/v1/t', { apikey: secretKey, authorization: `Bearer ${secretKey}` }),
  ).toBe(service);
  expect(
    await authorizationOf('/rest/v1/t', { apikey: publishableKey, authorization: `Bearer ${secretKey}` }),
  ).toBe(anon);
  expect(
    await authorizationOf('/auth/v1/admin/users', {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
    }),
  ).toBe(service);
  expect(await authorizationOf('/auth/v1/user', { apikey: keys.anonKey })).toBeNull();
});

test("a user's token passes untouched", async () => {
  await call('/rest/v1/t', { headers: { apikey: keys.anonKey, authorization: 'Bearer of.a.user' } });
  expect(seen[0]?.authorization).toBe('Bearer of.a.user');
});

test('the links and public facts of the auth service need no key, and its redirects pass', async () => {
  for (const path of ['authorize?provider=google', 'callback?code=1', '.well-known/jwks.json', 'health']) {
    expect((await call(`/auth/v1/${path}`)).status).toBe(200);
  }
  const response = await call('/auth/v1/verify?token=1');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('http://localhost:5173/');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test("the caller's address is what the connection says, not what a header says", async () => {
  await call('/rest/v1/t', { headers: { apikey: keys.anonKey, 'x-forwarded-for': '8.8.8.8' } });
  expect(seen[0]?.address).toBe('127.0.0.1');
});

test('a preflight is answered for any page and any header, without a key', async () => {
  const response = await call('/rest/v1/t', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'apikey,authorization,x-client-info',
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(response.headers.get('access-control-allow-headers')).toBe('apikey,authorization,x-client-info');
  expect(seen).toEqual([]);
});

test('a page can read the range, the total and the error code of an answer', async () => {
  const response = await call('/rest/v1/t', { headers: { apikey: keys.anonKey } });
  const exposed = response.headers.get('access-control-expose-headers') ?? '';
  for (const name of ['Content-Range', 'X-Total-Count', 'Link', 'X-Supabase-Api-Version']) {
    expect(exposed.split(', ')).toContain(name);
  }
});

test('functions receive their calls without a key, preflight included, and nothing is added to their answer', async () => {
  const response = await call('/functions/v1/camara-proxy/x?y=1', { method: 'OPTIONS' });
  expect(seen[0]).toMatchObject({ service: 'functions', method: 'OPTIONS', path: '/camara-proxy/x?y=1' });
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});

test('a body beyond one mebibyte is refused, declared or not', async () => {
  const body = 'x'.repeat(1024 * 1024 + 1);
  const headers = { apikey: keys.anonKey };
  expect((await call('/rest/v1/t', { method: 'POST', headers, body })).status).toBe(413);
  const streaming = { method: 'POST', headers, body: new Blob([body]).stream(), duplex: 'half' };
  const streamed = await call('/auth/v1/signup', streaming);
  expect(streamed.status).toBe(413);
  expect(await streamed.json()).toEqual({ message: 'Request size limit exceeded' });
});

test('a body within the limit arrives whole', async () => {
  const body = 'á'.repeat(1000);
  await call('/rest/v1/t', { method: 'POST', headers: { apikey: keys.anonKey }, body });
  expect(seen[0]?.body).toBe(body);
});

test('services that the local backend does not play say so', async () => {
  for (const name of ['storage', 'realtime', 'graphql']) {
    const response = await call(`/${name}/v1/object/x`, { method: 'POST' });
    expect(response.status).toBe(501);
    expect(await response.json()).toEqual({
      code: 'not_implemented',
      message: `The ${name} service is not part of the local backend`,
    });
  }
});

test('any other path is a JSON 404', async () => {
  for (const path of ['/', '/rest', '/rest/v2/x', '/mail/x', '/auth/v12']) {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'no Route matched with those values' });
  }
});

test('a service that fails answers 500 without details and leaves them in the log', async () => {
  const response = await call('/rest/v1/broken', { headers: { apikey: keys.anonKey } });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'An unexpected error occurred' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(log.join('\n')).toContain('broken service');
});

test('the page of messages is not readable from other pages', async () => {
  const response = await call('/mail');
  expect(await response.text()).toContain('Mensagens');
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});

test('the messages are not read under a name that somebody else made point here', async () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect((await gateway.fetch(new Request(`http://${host}:54321/mail`))).status).toBe(200);
  }
  for (const host of ['evil.example', 'localhost.evil.example', '0.0.0.0', '192.168.0.7']) {
    const response = await gateway.fetch(new Request(`http://${host}:54321/mail`));
    expect(response.status).toBe(421);
    expect(await response.text()).not.toContain('Mensagens');
  }
});
