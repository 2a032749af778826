import { describe, expect, test } from 'vitest';
import { authOver, password, redirectOf, refused } from '../test-auth.ts';
import { startMail } from './test-mail.ts';

const { service, lastMessage, openLink } = await startMail();

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

  test('the flow of each kind of link carries the provider that the service writes', async () => {
    const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };
    const careful = authOver(service.database, { autoconfirm: false });
    const email = 'rui@exemplo.com';
    await careful.call('POST', '/signup', { body: { email, password, ...challenge } });
    await openLink(lastMessage(careful), careful);
    for (const path of ['/recover', '/otp']) {
      careful.advance(61);
      await careful.call('POST', path, { body: { email, ...challenge } });
    }
    const { rows } = await service.database.query(
      `select f.provider_type as type, f.authentication_method as method from auth.flow_state as f
       join auth.users as u on u.id = f.user_id where u.email = $1 order by f.created_at`,
      [email],
    );
    expect(rows).toEqual([
      { type: 'email', method: 'email/signup' },
      { type: 'recovery', method: 'recovery' },
      { type: 'magiclink', method: 'magiclink' },
    ]);
  });

  test.each([
    [{ email: 'a@b.com' }, 'validation_failed'],
    [{ type: 'signup' }, 'validation_failed'],
    [{ type: 'sms', email: 'a@b.com' }, 'validation_failed'],
    [{ type: 'email_change' }, 'validation_failed'],
    [{ type: 'signup', email: 'x' }, 'validation_failed'],
    [{ type: 'sms', phone: '5511999990000' }, 'phone_provider_disabled'],
  ])('POST /resend refuses %j', async (body, code) => {
    expect(await service.call('POST', '/resend', { body })).toMatchObject(refused(400, code));
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
    expect(await service.call('POST', '/otp', { body })).toMatchObject(refused(422, 'otp_disabled'));
    const closed = authOver(service.database, { signupEnabled: false });
    expect(await closed.call('POST', '/otp', { body: { email: 'nova@exemplo.com' } })).toMatchObject(
      refused(422, 'signup_disabled'),
    );
  });

  test.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'a@b.com', phone: '551199999' }, 400, 'validation_failed'],
    [{ email: 'a@b.com', channel: 'sms' }, 400, 'validation_failed'],
    [{ phone: '5511999990000' }, 400, 'phone_provider_disabled'],
  ])('refuses %j', async (body, status, code) => {
    expect(await service.call('POST', '/otp', { body })).toMatchObject(refused(status, code));
  });

  test('refuses a second link within the interval', async () => {
    await service.signUp('olga@exemplo.com');
    const body = { email: 'olga@exemplo.com' };
    expect((await service.call('POST', '/otp', { body })).status).toBe(200);
    expect(await service.call('POST', '/otp', { body })).toMatchObject({
      status: 429,
      body: {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 1 seconds.',
      },
    });
  });
});
