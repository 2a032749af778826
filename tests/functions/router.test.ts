import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Functions, startFunctions } from '../../supabase/local/emulator/functions/functions.ts';
import { localJwtSecret, roleKey, signToken } from '../../supabase/local/emulator/jwt.ts';

const directory = fileURLToPath(new URL('../../supabase/local/emulator/functions/fixtures', import.meta.url));
const open = { enabled: true, verify_jwt: false };
const log: string[] = [];
let functions: Functions;
let anonKey: string;

function start(timeLimitMs?: number): Functions {
  return startFunctions({
    directory,
    functions: {
      echo: open,
      crash: open,
      'boot-error': open,
      validates: open,
      client: open,
      dies: open,
      stream: open,
      silent: open,
      background: open,
    },
    jwtSecret: localJwtSecret,
    environment: { SUPABASE_URL: 'http://127.0.0.1:54321', SUPABASE_ANON_KEY: anonKey },
    log: (line) => log.push(line),
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
  });
}

function call(path: string, init?: RequestInit): Promise<Response> {
  return functions.fetch(new Request(`http://gateway${path}`, init));
}

beforeAll(async () => {
  anonKey = await roleKey('anon', localJwtSecret);
  functions = start();
  await call('/echo');
});

afterAll(() => functions.stop());

test('a function sees its own name first in the path, the query, the body and only the listed variables', async () => {
  const response = await call('/echo/deep?x=1', { method: 'POST', body: 'oi' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    greeting: 'olá',
    method: 'POST',
    path: '/echo/deep',
    query: '?x=1',
    body: 'oi',
    listed: 'http://127.0.0.1:54321',
    unlisted: null,
  });
});

test('a function cannot reach a host that its variables do not name', async () => {
  const response = await call('/echo');
  expect(await response.json()).toMatchObject({ reachesStranger: false });
});

test("an answer carries the function's own CORS headers and no others", async () => {
  const response = await call('/echo');
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(response.headers.get('x-echo')).toBe('yes');
});

test('an unknown function is refused as the platform refuses it, readable from a page', async () => {
  for (const path of ['/nothing', '/_shared', '/', '/..%2fecho']) {
    const response = await call(path, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Requested function was not found',
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect((await call('/nothing', { method: 'OPTIONS' })).status).toBe(204);
});

test('verify_jwt asks for a token, refuses a bad one and lets the anonymous key in', async () => {
  const withToken = (token: string): Promise<Response> =>
    call('/needs-jwt', { headers: { authorization: `Bearer ${token}` } });
  const missing = await call('/needs-jwt');
  expect(missing.status).toBe(401);
  expect(await missing.json()).toEqual({ code: 401, message: 'Missing authorization header' });
  const bad = [
    await signToken({ role: 'anon', exp: 1 }, localJwtSecret),
    await signToken({ role: 'anon' }, 'another-secret-of-at-least-32-characters'),
    `${btoa('{"alg":"none"}')}.${btoa('{"role":"anon"}')}.`,
    'not-a-token',
  ];
  for (const token of bad) {
    const refused = await withToken(token);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ code: 401, message: 'Invalid JWT' });
  }
  const basic = await call('/needs-jwt', { headers: { authorization: 'Basic YTpi' } });
  expect(await basic.json()).toEqual({ code: 401, message: 'Invalid JWT' });
  expect(await (await withToken(anonKey)).json()).toEqual({ inside: true });
});

test('the preflight of a function that asks for a token reaches the function', async () => {
  expect((await call('/needs-jwt', { method: 'OPTIONS' })).status).toBe(204);
});

test('a handler that throws answers 500 with its error in the log, or what its onError says', async () => {
  const crashed = await call('/crash');
  expect(crashed.status).toBe(500);
  expect(await crashed.text()).toBe('Internal Server Error');
  await expect.poll(() => log.join('\n')).toContain('crash fixture');
  const handled = await call('/needs-jwt?throw', { headers: { authorization: `Bearer ${anonKey}` } });
  expect(handled.status).toBe(418);
});

test('a module that fails to load answers 503 and its neighbours go on', async () => {
  const response = await call('/boot-error');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    code: 'BOOT_ERROR',
    message: 'Function failed to start (please check logs)',
  });
  expect((await call('/echo')).status).toBe(200);
});

test('npm packages resolve from the installed ones', async () => {
  expect(await (await call('/validates', { method: 'POST', body: '{"name":"Ana"}' })).json()).toEqual({
    valid: true,
  });
  expect((await call('/validates', { method: 'POST', body: '{}' })).status).toBe(400);
  expect(await (await call('/client')).json()).toEqual({ ready: true });
});

test('an answer streams: its first part arrives before its second exists', async () => {
  const response = await call('/stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toEqual({ done: false, value: 'first' });
  expect((await call('/stream', { method: 'POST' })).status).toBe(204);
  expect(await reader?.read()).toEqual({ done: false, value: ' second' });
  expect((await reader?.read())?.done).toBe(true);
});

test('work in the background that fails does not end the process', async () => {
  expect(await (await call('/background')).json()).toEqual({ answered: true });
  await expect.poll(() => log.join('\n')).toContain('background fixture');
  await expect.poll(() => log.join('\n')).toContain('forgotten fixture');
  expect((await call('/echo')).status).toBe(200);
});

test('a call that takes too long answers 504', async () => {
  const impatient = start(40);
  const response = await impatient.fetch(new Request('http://gateway/silent'));
  await impatient.stop();
  expect(response.status).toBe(504);
  expect(await response.json()).toEqual({ code: 'TIMEOUT', message: 'Function did not answer in time' });
});

test('a restart serves the same functions again', async () => {
  await functions.restart();
  expect((await call('/echo')).status).toBe(200);
});

test('a process that dies at once is not started in a loop, and a restart brings it back', async () => {
  await functions.restart();
  const response = await call('/dies');
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'WORKER_ERROR' });
  await expect.poll(async () => (await call('/echo')).status).toBe(503);
  await functions.restart();
  expect((await call('/echo')).status).toBe(200);
});
