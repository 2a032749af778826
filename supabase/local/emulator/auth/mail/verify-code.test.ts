import { describe, expect, test } from 'vitest';
import type { MailMessage } from './inbox.ts';
import { authOver, redirectOf, type Answer, refused } from '../test-auth.ts';
import { startMail } from './test-mail.ts';

const { service, lastMessage } = await startMail();

describe('POST /verify', () => {
  async function sendCode(email: string): Promise<MailMessage> {
    await service.signUp(email);
    await service.call('POST', '/recover', { body: { email } });
    return lastMessage();
  }

  test('a code does not serve another address or purpose', async () => {
    const { code } = await sendCode('joao@exemplo.com');
    await service.signUp('kika@exemplo.com');
    const verify = (type: string, email: string): Promise<Answer> =>
      service.call('POST', '/verify', { body: { type, email, token: code } });
    expect(await verify('recovery', 'kika@exemplo.com')).toMatchObject(refused(403, 'otp_expired'));
    expect(await verify('signup', 'joao@exemplo.com')).toMatchObject(refused(403, 'otp_expired'));
    expect((await verify('email', 'joao@exemplo.com')).status).toBe(200);
  });

  test('guessing is stopped', async () => {
    const strict = authOver(service.database, { attempts: { limit: 3, windowSeconds: 60 } });
    const body = { type: 'recovery', email: 'joao@exemplo.com', token: '000000' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await strict.call('POST', '/verify', { body })).toMatchObject(refused(403, 'otp_expired'));
    }
    expect(await strict.call('POST', '/verify', { body })).toMatchObject(
      refused(429, 'over_request_rate_limit'),
    );
  });

  test('codes guessed at once are counted as those guessed one by one, and a right one is no guess', async () => {
    const { code } = await sendCode('rajada@exemplo.com');
    const strict = authOver(service.database, { attempts: { limit: 3, windowSeconds: 60 } });
    const verify = (token: string | undefined): Promise<Answer> =>
      strict.call('POST', '/verify', { body: { type: 'recovery', email: 'rajada@exemplo.com', token } });
    expect((await verify('999999x')).status).toBe(403);
    expect((await verify(code)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify('999999x')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([403, 403, 429, 429, 429]);
  });

  test('a token answers for itself alone, however many are listed', async () => {
    const { link } = await sendCode('lia@exemplo.com');
    const hash = new URL(link ?? '').searchParams.get('token') ?? '';
    const listed = `x,${hash}`;
    const body = { type: 'recovery', token_hash: listed };
    expect(await service.call('POST', '/verify', { body })).toMatchObject(refused(403, 'otp_expired'));
    const followed = await service.call('GET', `/verify?type=recovery&token=${listed}`);
    expect(redirectOf(followed).fragment).toMatchObject({ error_code: 'otp_expired' });
    expect((await service.call('POST', '/verify', { body: { ...body, token_hash: hash } })).status).toBe(200);
  });

  test("guessing a link's token is stopped, in both forms", async () => {
    const strict = authOver(service.database, { attempts: { limit: 2, windowSeconds: 60 } });
    const post = (hash: string): Promise<Answer> =>
      strict.call('POST', '/verify', { body: { type: 'recovery', token_hash: hash } });
    const get = async (hash: string): Promise<unknown> =>
      redirectOf(await strict.call('GET', `/verify?type=recovery&token=${hash}`)).fragment['error_code'];
    for (let mistake = 0; mistake < 5; mistake += 1) expect(await get('x')).toBe('otp_expired');
    expect(await post('a'.repeat(56))).toMatchObject(refused(403, 'otp_expired'));
    expect(await get(`pkce_${'b'.repeat(56)}`)).toBe('otp_expired');
    expect(await post('c'.repeat(56))).toMatchObject(refused(429, 'over_request_rate_limit'));
    expect(await get('d'.repeat(56))).toBe('over_request_rate_limit');
  });

  test.each([
    [{ token: '1', email: 'a@b.com' }, 400, 'Verify requires a verification type'],
    [{ type: 'recovery' }, 400, 'Verify requires either a token or a token hash'],
    [
      { type: 'recovery', token: '1', token_hash: 'x' },
      400,
      'Verify requires either a token or a token hash',
    ],
    [
      { type: 'recovery', token: '1' },
      400,
      'Only an email address or phone number should be provided on verify',
    ],
    [
      { type: 'email', token_hash: 'x', email: 'a@b.com' },
      400,
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'sms', phone: '123-x', token: '1' }, 400, 'Invalid phone number format (E.164 required)'],
    [{ type: 'sms', phone: '5511999990000', token: '1' }, 403, 'Token has expired or is invalid'],
    [{ type: 'email', token_hash: 'x' }, 403, 'Email link is invalid or has expired'],
  ])('refuses %j', async (body, status, message) => {
    expect(await service.call('POST', '/verify', { body })).toMatchObject({ status, body: { message } });
  });
});
