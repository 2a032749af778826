import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { localJwtSecret } from '../../jwt.ts';
import { anonKey, startAuth, refused } from '../test-auth.ts';

const service = await startAuth();

describe('the token', () => {
  test('shows its own account', async () => {
    const session = await service.signUp('ana@exemplo.com');
    const answer = await service.call('GET', '/user', { token: session.access_token });
    expect(answer).toMatchObject({ status: 200, body: { id: session.user.id, email: 'ana@exemplo.com' } });
    expect(answer.text).not.toContain('$2a$');
  });

  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const secret = new TextEncoder().encode(localJwtSecret);
  const claims = { sub: '3f2b8a52-6c1e-4a39-9d54-0d8f4b1c7a11', role: 'authenticated', aud: 'authenticated' };

  test.each([
    ['is missing', () => undefined, 401, 'no_authorization'],
    ['is not a token', () => 'abc', 403, 'bad_jwt'],
    ['is unsigned', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`, 403, 'bad_jwt'],
    [
      'has another key',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('x'.repeat(40))),
      403,
      'bad_jwt',
    ],
    [
      'has expired',
      () => new SignJWT({ ...claims, exp: 1_700_000_000 }).setProtectedHeader({ alg: 'HS256' }).sign(secret),
      403,
      'bad_jwt',
    ],
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

  test('is refused when its payload was changed', async () => {
    const mine = await service.signUp('mallory@exemplo.com');
    const victim = await service.signUp('vitima@exemplo.com');
    const [header, , signature] = mine.access_token.split('.');
    const [, payload] = victim.access_token.split('.');
    expect(
      await service.call('GET', '/user', { token: `${header ?? ''}.${payload ?? ''}.${signature ?? ''}` }),
    ).toMatchObject(refused(403, 'bad_jwt'));
  });

  test('dies with its account', async () => {
    const session = await service.signUp('some@exemplo.com');
    await service.database.query('delete from auth.users where id = $1::uuid', [session.user.id]);
    expect(await service.call('GET', '/user', { token: session.access_token })).toMatchObject(
      refused(403, 'user_not_found'),
    );
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
