import { expect, test } from 'vitest';
import { signToken } from '../../supabase/local/emulator/jwt.ts';
import { localTest, newClient, people, target, tokensOf } from './support.ts';

const { create } = people();

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string | undefined): object {
  const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
  if (typeof value !== 'object' || value === null) throw new Error('not a JSON object');
  return value;
}

/** No layer takes the token for anybody: not the table API, not the account. */
async function expectRefused(token: string, restCode = 'PGRST301'): Promise<void> {
  const caller = newClient({ token });
  const read = await caller.from('usuario_candidatos_relacao').select('id');
  expect(read.status).toBe(401);
  expect(read.error?.code).toBe(restCode);
  expect(read.data).toBeNull();
  const { data, error } = await newClient().auth.getUser(token);
  expect(error?.status).toBe(403);
  expect(error?.code).toBe('bad_jwt');
  expect(data.user).toBeNull();
}

test('a token without a signature is refused', async () => {
  const { accessToken } = await tokensOf((await create()).client);
  const [, payload = ''] = accessToken.split('.');
  await expectRefused(`${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`);
});

test('a token whose claims were changed is refused', async () => {
  const { accessToken } = await tokensOf((await create()).client);
  const victim = await create();
  const [header = '', payload, signature = ''] = accessToken.split('.');
  await expectRefused(`${header}.${encode({ ...decode(payload), sub: victim.id })}.${signature}`);
  await expectRefused(`${header}.${encode({ ...decode(payload), role: 'service_role' })}.${signature}`);
});

test("a token signed with somebody else's key is refused", async () => {
  const { id, client } = await create();
  const { accessToken } = await tokensOf(client);
  const claims = { ...decode(accessToken.split('.')[1]), sub: id };
  await expectRefused(await signToken(claims, 'another-secret-of-at-least-32-characters'));
});

localTest('an expired token is refused', async () => {
  const { id } = await create();
  const claims = { sub: id, role: 'authenticated', aud: 'authenticated', iat: 1, exp: 2 };
  await expectRefused(await signToken(claims, target.jwtSecret ?? ''), 'PGRST303');
});

test('a refresh token is no access token', async () => {
  const { refreshToken } = await tokensOf((await create()).client);
  await expectRefused(refreshToken);
});
