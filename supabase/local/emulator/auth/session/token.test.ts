import { describe, expect, test } from 'vitest';
import { authOver, password, startAuth, type Answer, refused } from '../test-auth.ts';

const service = await startAuth();

function refresh(token: string, over = service): Promise<Answer> {
  return over.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
}

describe('password', () => {
  test('opens a session and stamps the sign-in', async () => {
    await service.signUp('ana@exemplo.com');
    service.advance(60);
    const answer = await service.call('POST', '/token?grant_type=password', {
      body: { email: 'Ana@exemplo.com ', password },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { email: 'ana@exemplo.com', last_sign_in_at: service.now().toISOString() } },
    });
  });

  test('an unknown e-mail costs as many hashes as a wrong password: one', async () => {
    const statements: string[] = [];
    const counted = authOver({
      ...service.database,
      query: (sql, params) => {
        statements.push(sql);
        return service.database.query(sql, params);
      },
    });
    for (const email of ['bia@exemplo.com', 'ninguem@exemplo.com']) {
      const body = { email, password: 'errada-mesmo' };
      await counted.call('POST', '/token?grant_type=password', { body });
    }
    expect(statements.filter((sql) => sql.includes('extensions.crypt'))).toHaveLength(2);
  });

  test('an account without password is opened by no password', async () => {
    await service.call('POST', '/otp', { body: { email: 'semsenha@exemplo.com' } });
    for (const attempt of ['', 'x', '*']) {
      const body = { email: 'semsenha@exemplo.com', password: attempt };
      expect(await service.call('POST', '/token?grant_type=password', { body })).toMatchObject(
        refused(400, 'invalid_credentials'),
      );
    }
  });

  test('a password that only shares its first 72 bytes is wrong', async () => {
    const long = 'a'.repeat(72);
    await service.signUp('longa@exemplo.com', long);
    const body = { email: 'longa@exemplo.com', password: `${long}b` };
    expect(await service.call('POST', '/token?grant_type=password', { body })).toMatchObject(
      refused(400, 'invalid_credentials'),
    );
  });

  test('quotes and operators in the fields are only text', async () => {
    const body = { email: `' or '1'='1`, password: `' or '1'='1` };
    expect(await service.call('POST', '/token?grant_type=password', { body })).toMatchObject(
      refused(400, 'invalid_credentials'),
    );
  });

  test('many failures close one account for a while, not the others, and a success forgets them', async () => {
    const strict = authOver(service.database, { attempts: { limit: 3, windowSeconds: 60 } });
    await strict.signUp('alvo@exemplo.com');
    const guess = (email: string, secret: string): Promise<Answer> =>
      strict.call('POST', '/token?grant_type=password', { body: { email, password: secret } });
    await guess('alvo@exemplo.com', 'um-chute');
    await guess('alvo@exemplo.com', 'um-chute');
    expect((await guess('alvo@exemplo.com', password)).status).toBe(200);
    for (let attempt = 0; attempt < 3; attempt += 1) await guess('alvo@exemplo.com', 'um-chute');
    expect(await guess('alvo@exemplo.com', password)).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    });
    expect(await guess('outra@exemplo.com', password)).toMatchObject(refused(400, 'invalid_credentials'));
    strict.advance(61);
    expect((await guess('alvo@exemplo.com', password)).status).toBe(200);
  });

  test('guesses sent at once are counted as those sent one by one', async () => {
    const strict = authOver(service.database, { attempts: { limit: 3, windowSeconds: 60 } });
    await strict.signUp('rajada@exemplo.com');
    const body = { email: 'rajada@exemplo.com', password: 'um-chute' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => strict.call('POST', '/token?grant_type=password', { body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...[400, 400, 400],
      ...[429, 429, 429, 429, 429],
    ]);
  });

  test.each([
    [{ password }, 'validation_failed', 'missing email or phone'],
    [{ phone: '5511999990000', password }, 'phone_provider_disabled', 'Phone logins are disabled'],
  ])('refuses %j', async (body, code, message) => {
    const answer = await service.call('POST', '/token?grant_type=password', { body });
    expect(answer.body).toEqual({ code, message });
  });
});

describe('refresh_token', () => {
  test('a copy used within the interval gets the current token', async () => {
    const session = await service.signUp('abas@exemplo.com');
    const [first, second] = await Promise.all([
      refresh(session.refresh_token),
      refresh(session.refresh_token),
    ]);
    expect(first.status).toBe(200);
    expect(second.body.refresh_token).toBe(first.body.refresh_token);
  });

  test.each([[''], ['desconhecido'], ["'; drop table auth.users; --"]])('does not know %j', async (token) => {
    expect(await refresh(token)).toMatchObject(refused(400, 'refresh_token_not_found'));
  });

  test('does not take an access token', async () => {
    const session = await service.signUp('troca@exemplo.com');
    expect(await refresh(session.access_token)).toMatchObject(refused(400, 'refresh_token_not_found'));
  });

  test('a banned person cannot renew', async () => {
    const session = await service.signUp('banida@exemplo.com');
    await service.database.query(`update auth.users set banned_until = '2099-01-01' where id = $1::uuid`, [
      session.user.id,
    ]);
    expect(await refresh(session.refresh_token)).toMatchObject(refused(403, 'user_banned'));
    const body = { email: 'banida@exemplo.com', password };
    expect(await service.call('POST', '/token?grant_type=password', { body })).toMatchObject(
      refused(400, 'user_banned'),
    );
    expect(await service.call('GET', '/user', { token: session.access_token })).toMatchObject(
      refused(403, 'user_banned'),
    );
  });
});
