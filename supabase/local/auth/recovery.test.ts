import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailMessage } from './inbox.ts';
import {
  authOver,
  password,
  publicUrl,
  redirectOf,
  sessionSchema,
  siteUrl,
  startAuth,
  type Answer,
  type TestAuth,
} from './test-auth.ts';

let service: TestAuth;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.database.close());
beforeEach(() => {
  service.auth.inbox.clear();
});

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, body: expect.objectContaining({ code }) });

function lastMessage(over = service): MailMessage {
  const [message] = over.auth.inbox.list();
  if (message === undefined) throw new Error('the inbox is empty');
  return message;
}

const openLink = (message: MailMessage, over = service): Promise<Answer> =>
  over.call('GET', `/verify${new URL(message.link ?? '').search}`);

describe('POST /recover', () => {
  test('answers alike for everybody and writes only to those who have an account', async () => {
    await service.signUp('ana@exemplo.com');
    const known = await service.call('POST', '/recover', { body: { email: 'ANA@exemplo.com' } });
    const unknown = await service.call('POST', '/recover', { body: { email: 'nao@exemplo.com' } });
    const again = await service.call('POST', '/recover', { body: { email: 'ana@exemplo.com' } });
    expect([known, unknown, again].map(({ status, text }) => [status, text])).toEqual([
      [200, '{}'],
      [200, '{}'],
      [200, '{}'],
    ]);
    expect(service.auth.inbox.list().map(({ to }) => to)).toEqual(['ana@exemplo.com']);
  });

  test('sends a link that leads back to the page asked for', async () => {
    await service.signUp('bia@exemplo.com');
    const redirectTo = `${siteUrl}/auth?nova=1`;
    const path = `/recover?redirect_to=${encodeURIComponent(redirectTo)}`;
    await service.call('POST', path, { body: { email: 'bia@exemplo.com' } });
    const message = lastMessage();
    expect(message).toMatchObject({ to: 'bia@exemplo.com', subject: 'Redefina sua senha' });
    expect(message.code).toMatch(/^\d{6}$/);
    const link = new URL(message.link ?? '');
    expect(link.origin + link.pathname).toBe(`${publicUrl}/verify`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{56}$/),
      type: 'recovery',
      redirect_to: redirectTo,
    });
  });

  test.each([[{}], [{ email: 'x' }]])('refuses %j', async (body) => {
    expect(await service.call('POST', '/recover', { body })).toEqual(refused(400, 'validation_failed'));
  });
});

describe('the recovery link', () => {
  test('opens a session in which a new password may be set without the old one', async () => {
    const strict = authOver(service.database, { requireCurrentPassword: true });
    await strict.signUp('clara@exemplo.com');
    await strict.call('POST', '/recover', { body: { email: 'clara@exemplo.com' } });
    const answer = await openLink(lastMessage(strict), strict);
    expect(answer.status).toBe(303);
    const { target, fragment } = redirectOf(answer);
    expect(target).toBe(`${siteUrl}/`);
    expect(fragment).toMatchObject({ token_type: 'bearer', type: 'recovery', expires_in: '3600', sb: '' });
    const token = fragment.access_token ?? '';
    expect(decodeJwt(token).amr).toMatchObject([{ method: 'otp' }]);
    const changed = await strict.call('PUT', '/user', { token, body: { password: 'nova-senha-boa' } });
    expect(changed.status).toBe(200);
    expect((await strict.signIn('clara@exemplo.com', 'nova-senha-boa')).user.email).toBe('clara@exemplo.com');
  });

  test('works once and not after an hour', async () => {
    await service.signUp('dora@exemplo.com');
    await service.call('POST', '/recover', { body: { email: 'dora@exemplo.com' } });
    const used = lastMessage();
    await openLink(used);
    const expired = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    };
    expect(redirectOf(await openLink(used)).fragment).toEqual(expired);
    service.advance(2);
    await service.call('POST', '/recover', { body: { email: 'dora@exemplo.com' } });
    service.advance(3601);
    const answer = await openLink(lastMessage());
    expect(redirectOf(answer)).toEqual({ target: `${siteUrl}/`, query: {}, fragment: expired });
  });

  test('a newer one replaces it, and a new password cancels it', async () => {
    const session = await service.signUp('elis@exemplo.com');
    await service.call('POST', '/recover', { body: { email: 'elis@exemplo.com' } });
    const first = lastMessage();
    service.advance(2);
    await service.call('POST', '/recover', { body: { email: 'elis@exemplo.com' } });
    const second = lastMessage();
    expect(redirectOf(await openLink(first)).fragment.error_code).toBe('otp_expired');
    const body = { password: 'nova-senha-boa' };
    await service.call('PUT', '/user', { token: session.access_token, body });
    expect(redirectOf(await openLink(second)).fragment.error_code).toBe('otp_expired');
  });

  test('never leads outside the allowed addresses', async () => {
    await service.signUp('fora@exemplo.com');
    const path = `/recover?redirect_to=${encodeURIComponent('https://evil.example/')}`;
    await service.call('POST', path, { body: { email: 'fora@exemplo.com' } });
    const link = new URL(lastMessage().link ?? '');
    expect(link.searchParams.get('redirect_to')).toBe(siteUrl);
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect(redirectOf(await service.call('GET', `/verify${link.search}`)).target).toBe(`${siteUrl}/`);
  });

  test('ends in a code for a client that sent a challenge', async () => {
    await service.signUp('gil@exemplo.com');
    const verifier = 'v'.repeat(64);
    const body = {
      email: 'gil@exemplo.com',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 's256',
    };
    await service.call('POST', '/recover', { body });
    service.advance(1800);
    const { query, fragment } = redirectOf(await openLink(lastMessage()));
    expect(fragment).toEqual({});
    const answer = await service.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: query.code, code_verifier: verifier },
    });
    expect(decodeJwt(sessionSchema.parse(answer.body).access_token).amr).toMatchObject([
      { method: 'recovery' },
    ]);
  });

  test('tells a PKCE client of a failure in the query as well', async () => {
    const answer = await service.call('GET', '/verify?type=recovery&token=pkce_nada');
    const { query, fragment } = redirectOf(answer);
    expect(query.error_code).toBe('otp_expired');
    expect(fragment.error_code).toBe('otp_expired');
  });

  test.each([['/verify'], ['/verify?token=x'], ['/verify?type=recovery']])('%s is refused', async (path) => {
    expect(await service.call('GET', path)).toEqual(refused(400, 'validation_failed'));
  });

  test('an unknown type is an error of the link', async () => {
    const answer = await service.call('GET', '/verify?token=x&type=constructor');
    expect(redirectOf(answer).fragment.error_code).toBe('validation_failed');
  });
});

describe('POST /verify', () => {
  async function sendCode(email: string): Promise<MailMessage> {
    await service.signUp(email);
    await service.call('POST', '/recover', { body: { email } });
    return lastMessage();
  }

  test('takes the code with its address', async () => {
    const { code } = await sendCode('hugo@exemplo.com');
    const body = { type: 'recovery', email: 'Hugo@exemplo.com', token: code };
    expect((await service.call('POST', '/verify', { body })).body.user).toMatchObject({
      email: 'hugo@exemplo.com',
    });
    expect(await service.call('POST', '/verify', { body })).toEqual(refused(403, 'otp_expired'));
  });

  test('takes the hash of the link', async () => {
    const { link } = await sendCode('iara@exemplo.com');
    const body = { type: 'email', token_hash: new URL(link ?? '').searchParams.get('token') };
    expect((await service.call('POST', '/verify', { body })).status).toBe(200);
  });

  test('a code does not serve another address or purpose', async () => {
    const { code } = await sendCode('joao@exemplo.com');
    await service.signUp('kika@exemplo.com');
    const verify = (type: string, email: string): Promise<Answer> =>
      service.call('POST', '/verify', { body: { type, email, token: code } });
    expect(await verify('recovery', 'kika@exemplo.com')).toEqual(refused(403, 'otp_expired'));
    expect(await verify('signup', 'joao@exemplo.com')).toEqual(refused(403, 'otp_expired'));
    expect((await verify('email', 'joao@exemplo.com')).status).toBe(200);
  });

  test('guessing is stopped', async () => {
    const strict = authOver(service.database, { attempts: { limit: 3, windowSeconds: 60 } });
    const body = { type: 'recovery', email: 'joao@exemplo.com', token: '000000' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await strict.call('POST', '/verify', { body })).toEqual(refused(403, 'otp_expired'));
    }
    expect(await strict.call('POST', '/verify', { body })).toEqual(refused(429, 'over_request_rate_limit'));
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

describe('confirming a sign-up', () => {
  test('the link confirms and signs in; resend writes again only while it is needed', async () => {
    const careful = authOver(service.database, { autoconfirm: false });
    const email = 'lia@exemplo.com';
    await careful.call('POST', '/signup', { body: { email, password } });
    careful.advance(2);
    await careful.call('POST', '/resend', { body: { type: 'signup', email } });
    expect(careful.auth.inbox.list()).toHaveLength(2);
    const { fragment } = redirectOf(await openLink(lastMessage(careful), careful));
    expect(fragment.type).toBe('signup');
    const answer = await careful.call('GET', '/user', { token: fragment.access_token ?? '' });
    expect(answer.body).toMatchObject({
      email_confirmed_at: careful.now().toISOString(),
      user_metadata: { email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    });
    careful.advance(2);
    const unknown = { type: 'signup', email: 'ninguem@exemplo.com' };
    for (const body of [{ type: 'signup', email }, unknown, { type: 'email_change', email }]) {
      expect(await careful.call('POST', '/resend', { body })).toMatchObject({ status: 200, text: '{}' });
    }
    expect(careful.auth.inbox.list()).toHaveLength(2);
  });

  test.each([
    [{ email: 'a@b.com' }, 'validation_failed'],
    [{ type: 'signup' }, 'validation_failed'],
    [{ type: 'sms', email: 'a@b.com' }, 'validation_failed'],
    [{ type: 'email_change' }, 'validation_failed'],
    [{ type: 'signup', email: 'x' }, 'validation_failed'],
    [{ type: 'sms', phone: '5511999990000' }, 'phone_provider_disabled'],
  ])('POST /resend refuses %j', async (body, code) => {
    expect(await service.call('POST', '/resend', { body })).toEqual(refused(400, code));
  });
});

describe('POST /otp', () => {
  test.each([['/otp'], ['/magiclink']])('%s sends a link that signs in', async (path) => {
    const email = `${path.slice(1)}@exemplo.com`;
    await service.call('POST', path, { body: { email, data: { name: 'Max' } } });
    const { fragment } = redirectOf(await openLink(lastMessage()));
    const answer = await service.call('GET', '/user', { token: fragment.access_token ?? '' });
    expect(answer.body).toMatchObject({ email, user_metadata: { name: 'Max' } });
  });

  test('does not create an account that was not to be created', async () => {
    const body = { email: 'nova@exemplo.com', create_user: false };
    expect(await service.call('POST', '/otp', { body })).toEqual(refused(422, 'otp_disabled'));
    const closed = authOver(service.database, { signupEnabled: false });
    expect(await closed.call('POST', '/otp', { body: { email: 'nova@exemplo.com' } })).toEqual(
      refused(422, 'signup_disabled'),
    );
  });

  test.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'a@b.com', phone: '551199999' }, 400, 'validation_failed'],
    [{ email: 'a@b.com', channel: 'sms' }, 400, 'validation_failed'],
    [{ phone: '5511999990000' }, 400, 'phone_provider_disabled'],
  ])('refuses %j', async (body, status, code) => {
    expect(await service.call('POST', '/otp', { body })).toEqual(refused(status, code));
  });
});

describe('GET /reauthenticate', () => {
  test('sends a code that serves once as nonce', async () => {
    const { access_token: token } = await service.signUp('nina@exemplo.com');
    expect((await service.call('GET', '/reauthenticate', { token })).text).toBe('{}');
    const message = lastMessage();
    expect(message).toMatchObject({ to: 'nina@exemplo.com', link: null });
    const body = { password: 'nova-senha-boa', nonce: message.code };
    expect((await service.call('PUT', '/user', { token, body })).status).toBe(200);
    const again = { password: 'mais-uma-senha', nonce: message.code };
    expect(await service.call('PUT', '/user', { token, body: again })).toEqual(
      refused(422, 'reauthentication_not_valid'),
    );
    expect(await service.call('GET', '/reauthenticate')).toEqual(refused(401, 'no_authorization'));
  });

  test('needs an address and some patience', async () => {
    const open = authOver(service.database, { anonymousUsers: true });
    const anonymous = await open.call('POST', '/signup', { body: {} });
    const nobody = { token: String(anonymous.body.access_token) };
    expect(await open.call('GET', '/reauthenticate', nobody)).toEqual(refused(400, 'validation_failed'));
    const { access_token: token } = await open.signUp('olga@exemplo.com');
    await open.call('GET', '/reauthenticate', { token });
    expect(await open.call('GET', '/reauthenticate', { token })).toMatchObject({
      status: 429,
      body: {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 1 seconds.',
      },
    });
  });
});
