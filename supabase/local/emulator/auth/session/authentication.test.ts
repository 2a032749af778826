import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { localJwtSecret } from '../../jwt.ts';
import { anonKey, startAuth, refused } from '../test-auth.ts';

const service = await startAuth();

describe('the token', () => {
  const secret = new TextEncoder().encode(localJwtSecret);
  const claims = { sub: '3f2b8a52-6c1e-4a39-9d54-0d8f4b1c7a11', role: 'authenticated', aud: 'authenticated' };

  test.each([
    ['is missing', () => undefined, 401, 'no_authorization'],
    ['names nobody', () => anonKey(), 403, 'bad_jwt'],
    [
      'has a subject that is no UUID',
      () => new SignJWT({ ...claims, sub: '1' }).setProtectedHeader({ alg: 'HS256' }).sign(secret),
      400,
      'bad_jwt',
    ],
    [
      'names an unknown person',
      () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret),
      403,
      'user_not_found',
    ],
  ])('is refused when it %s', async (_what, make, status, code) => {
    const token = await make();
    const answer = await service.call('GET', '/user', token === undefined ? {} : { token });
    expect(answer).toMatchObject(refused(status, code));
  });

  test('does not serve with the session of another person', async () => {
    const mine = await service.signUp('minha@exemplo.com');
    const other = await service.signUp('dela@exemplo.com');
    const { rows } = await service.database.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1::uuid',
      [other.user.id],
    );
    const token = await new SignJWT({ ...claims, sub: mine.user.id, session_id: rows[0]?.id })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    expect(await service.call('GET', '/user', { token })).toMatchObject(refused(403, 'session_not_found'));
  });
});
