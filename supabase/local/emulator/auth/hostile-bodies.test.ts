import { expect, test } from 'vitest';
import { password, refused, serviceKey, startAuth } from './test-auth.ts';

const service = await startAuth();

/** A JSON text, because JSON.stringify itself gives up on so much nesting. */
function nested(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

test('half of a character is kept as the sign for an unreadable one', async () => {
  const { access_token: token } = await service.signUp('meia@exemplo.com');
  const body = { data: { name: 'a\ud800b', 'k\udfff': '😀' } };
  const answer = await service.call('PUT', '/user', { token, body });
  expect(answer.body.user_metadata).toMatchObject({ name: 'a\ufffdb', 'k\ufffd': '😀' });
});

test.each([100, 5_000, 100_000])(
  '%d levels of objects are refused before they reach the database',
  async (levels) => {
    const body = `{"email":"fundo@exemplo.com","password":"${password}","data":${nested(levels)}}`;
    expect(await service.call('POST', '/signup', { body })).toMatchObject(refused(400, 'bad_json'));
    expect((await service.call('GET', '/health')).status).toBe(200);
  },
);

test('a member called __proto__ is a member like any other', async () => {
  const { access_token: token } = await service.signUp('proto@exemplo.com');
  const body = '{"data":{"__proto__":{"role":"admin"},"name":"Ana"}}';
  const { text } = await service.call('PUT', '/user', { token, body });
  expect(text).toContain('"name":"Ana"');
  expect(Reflect.get({}, 'role')).toBeUndefined();
});

test.each([
  { ban_duration: '99999999999999h' },
  { password_hash: `$2a$31$${'a'.repeat(53)}` },
  { password_hash: `$2a$03$${'a'.repeat(53)}` },
])('%j is refused', async (fields) => {
  const body = { email: 'hostil@exemplo.com', ...fields };
  const answer = await service.call('POST', '/admin/users', { body, token: await serviceKey() });
  expect(answer).toMatchObject(refused(400, 'validation_failed'));
});

const doors = [
  '/verify?type=signup&token=a%00b',
  '/verify?type=signup%00&token=abc',
  '/verify?type=signup&token=abc&redirect_to=%00',
  '/verify?type=signup&token=abc&%00=1',
  '/authorize?provider=google%00',
  '/authorize?provider=google&login_hint=a%00@exemplo.com',
  '/authorize?provider=google&redirect_to=%00',
  '/callback?state=%00&email=a@exemplo.com',
  '/google?state=%00',
  '/health?a=%00',
  '/admin/users?page=%00',
  '/admin/users/%00',
];

test.each(doors)('a null character in GET %s is a bad request', async (path) => {
  const answer = await service.call('GET', path, { token: await serviceKey() });
  expect(answer).toMatchObject(refused(400, 'validation_failed'));
});

test.each([
  ['POST', '/verify', { type: 'signup', token_hash: 'a\0b' }],
  ['POST', '/verify', { type: 'signup', token: 'a\0', email: 'a@exemplo.com' }],
  ['POST', '/token?grant_type=password', { email: 'a\0@exemplo.com', password }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: 'a\0' }],
  ['POST', '/token?grant_type=pkce', { auth_code: 'a\0', code_verifier: 'a' }],
  ['POST', '/token?grant_type=password%00', { email: 'a@exemplo.com', password }],
  ['POST', '/recover', { email: 'a\0@exemplo.com' }],
  ['POST', '/otp?redirect_to=%00', { email: 'a@exemplo.com' }],
  ['DELETE', '/user/identities/%00', undefined],
])('a null character in %s %s is a bad request', async (method, path, body) => {
  expect(await service.call(method, path, { body })).toMatchObject(refused(400, 'validation_failed'));
});

test('a null character in the form that plays Google is a bad request', async () => {
  const { status, headers } = await service.call('POST', '/callback', { body: 'state=%00&email=a%00' });
  expect([status, headers.get('location')]).toEqual([
    302,
    expect.stringContaining('error_code=bad_oauth_state'),
  ]);
});
