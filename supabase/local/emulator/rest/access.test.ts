import { describe, expect, test } from 'vitest';
import { bearer, openLibrary } from './rest-fixture.ts';

const person = '00000000-0000-4000-8000-000000000001';

const library = await openLibrary({ extraSearchPath: ['public'] });
const operator = await bearer({ role: 'service_role' });

describe('who asks', () => {
  test('is anon without a token, else the role of the token', async () => {
    const seen = async (headers: Record<string, string>) =>
      (await library.ask('/rpc/seen', { headers })).json;
    expect(await seen({ 'x-kind': 'k' })).toEqual({
      role: 'anon',
      claims: { role: 'anon' },
      method: 'GET',
      path: '/rpc/seen',
      kind: 'k',
      timeout: '3s',
      search: '"public", "public"',
    });
    const token = await bearer({ role: 'authenticated', sub: person });
    expect(await seen(token)).toMatchObject({
      role: 'authenticated',
      claims: { sub: person },
      timeout: '8s',
    });
    expect(await seen(operator)).toMatchObject({ role: 'service_role', timeout: '0' });
    const apikey = operator.authorization.replace('Bearer ', '');
    expect(await seen({ apikey })).toMatchObject({ role: 'service_role' });
    expect(await seen({ apikey, ...token })).toMatchObject({ role: 'authenticated' });
  });

  test('cannot raise their own role by what they wrote into their profile', async () => {
    const headers = await bearer({
      role: 'authenticated',
      sub: person,
      user_metadata: { role: 'service_role' },
    });
    expect((await library.ask('/notes?select=id', { headers })).json).toEqual([{ id: 1 }]);
  });

  test.each(['postgres', 'authenticator', 'nobody', 7])('no token makes the role %s', async (role) => {
    const answer = await library.ask('/tags', { headers: await bearer({ role }) });
    expect([answer.status, answer.json]).toMatchObject([
      403,
      { code: '42501', message: `permission denied to set role "${role}"` },
    ]);
  });

  test.each([
    ['', 'PGRST301', 'Empty JWT is sent in Authorization header'],
    ['abc', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
    ['a.b.c', 'PGRST301', 'No suitable key or wrong key type'],
    [
      'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
      'PGRST301',
      'Wrong or unsupported encoding algorithm',
    ],
  ])('token "%s" is %s', async (token, code, message) => {
    const answer = await library.ask('/tags', { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.json]).toMatchObject([401, { code, message }]);
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", error_description="${message}"`,
    );
  });
});

describe('what they may do', () => {
  test('is what the grants say: 401 for anon, 403 for a person', async () => {
    const anon = await library.ask('/notes');
    expect([anon.status, anon.json, anon.headers.get('www-authenticate')]).toEqual([
      401,
      { code: '42501', message: 'permission denied for table notes', details: null, hint: null },
      'Bearer',
    ]);
    const headers = { ...(await bearer({ role: 'authenticated', sub: person })), prefer: 'return=minimal' };
    const body = { id: 9, owner: '00000000-0000-4000-8000-000000000002', body: 'forged' };
    const answer = await library.ask('/notes', { method: 'POST', headers, body });
    expect([answer.status, answer.json]).toMatchObject([403, { code: '42501' }]);
  });

  test('is what the policies say: counts and embeds too', async () => {
    const headers = { ...(await bearer({ role: 'authenticated', sub: person })), prefer: 'count=exact' };
    const answer = await library.ask('/notes?select=body', { headers });
    expect([answer.json, answer.headers.get('content-range')]).toEqual([[{ body: 'mine' }], '0-0/1']);
    const all = await library.ask('/notes?select=id&order=id', { headers: operator });
    expect(all.json).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('ends with the request: the connection is itself again', async () => {
    await library.ask('/notes?foo=eq.1', { headers: await bearer({ role: 'authenticated', sub: person }) });
    const { rows } = await library.database.query<{ who: string; claims: string }>(
      "select current_user::text as who, coalesce(current_setting('request.jwt.claims', true), '') as claims",
    );
    expect(rows).toEqual([{ who: 'postgres', claims: '' }]);
  });
});

describe('what is there', () => {
  test.each([
    ['/secrets', {}, 404, 'PGRST205', null],
    ['/author', {}, 404, 'PGRST205', "Perhaps you meant the table 'public.authors'"],
    [
      '/tags',
      { 'accept-profile': 'private' },
      406,
      'PGRST106',
      'Only the following schemas are exposed: public, extra',
    ],
    ['/tags?nope=eq.1', {}, 400, '42703', null],
    ['/tags?id=nope.1', {}, 400, 'PGRST100', null],
    ['/', {}, 404, 'PGRST126', null],
  ])('%s is %o', async (path, headers, status, code, hint) => {
    const answer = await library.ask(path, { headers });
    expect([answer.status, answer.json]).toMatchObject([status, { code, hint }]);
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
  });

  test('the root describes the schema to the secret key', async () => {
    const answer = await library.ask('/', { headers: operator });
    expect(answer.json).toMatchObject({ swagger: '2.0', definitions: { tags: { properties: { id: {} } } } });
  });

  test('what was created since is found', async () => {
    await library.database.script('create table public.latecomers (id int primary key)');
    expect((await library.ask('/latecomers')).json).toEqual([]);
    await library.database.script('alter table public.latecomers add column name text');
    const body = { id: 1, name: 'x' };
    expect((await library.ask('/latecomers', { method: 'POST', body })).status).toBe(201);
  });
});
