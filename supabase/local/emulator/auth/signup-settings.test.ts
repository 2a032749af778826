import { describe, expect, test } from 'vitest';
import { authOver, password, startAuth, refused } from './test-auth.ts';

const service = await startAuth();

describe('with other settings', () => {
  test('closed sign-up answers signup_disabled', async () => {
    const closed = authOver(service.database, { signupEnabled: false });
    const answer = await closed.call('POST', '/signup', { body: { email: 'b@exemplo.com', password } });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
    });
  });

  test('an address that has signed up as often as it may is told to wait, and another is not', async () => {
    const limited = authOver(service.database, {
      signUps: { limit: 2, windowSeconds: 300 },
      clientAddress: (request) => request.headers.get('x-forwarded-for') ?? '',
    });
    const signUp = (n: number, address: string) =>
      limited.call('POST', '/signup', {
        body: { email: `muitas-${n}@exemplo.com`, password },
        headers: { 'x-forwarded-for': address },
      });
    expect([(await signUp(1, '192.0.2.1')).status, (await signUp(1, '192.0.2.1')).status]).toEqual([
      200, 422,
    ]);
    expect(await signUp(2, '192.0.2.1')).toMatchObject(refused(429, 'over_request_rate_limit'));
    expect((await signUp(3, '192.0.2.2')).status).toBe(200);
    limited.advance(301);
    expect((await signUp(2, '192.0.2.1')).status).toBe(200);
  });

  test('anonymous sign-in makes an account marked as such', async () => {
    const open = authOver(service.database, { anonymousUsers: true });
    const answer = await open.call('POST', '/signup', { body: { data: { tema: 'escuro' } } });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { email: '', is_anonymous: true, user_metadata: { tema: 'escuro' }, identities: [] } },
    });
  });

  test('a phone account signs up and in when phones are on', async () => {
    const phones = authOver(service.database, { phoneEnabled: true });
    const created = await phones.call('POST', '/signup', { body: { phone: '+55 11 99999-0000', password } });
    expect(created).toMatchObject(refused(400, 'validation_failed'));
    const body = { phone: '+55 11 999990000', password };
    expect(await phones.call('POST', '/signup', { body })).toMatchObject({
      status: 200,
      body: { user: { phone: '5511999990000', app_metadata: { provider: 'phone' } } },
    });
    expect((await phones.call('POST', '/token?grant_type=password', { body })).status).toBe(200);
  });

  test('without autoconfirm the account waits for its link, and a known e-mail is not revealed', async () => {
    const careful = authOver(service.database, { autoconfirm: false });
    const body = { email: 'espera@exemplo.com', password, data: { name: 'Eva' } };
    const created = await careful.call('POST', '/signup', { body });
    expect(created).toMatchObject({ status: 200, body: { email: 'espera@exemplo.com' } });
    expect(created.body).not.toHaveProperty('email_confirmed_at');
    expect(created.body).not.toHaveProperty('access_token');
    expect(await careful.call('POST', '/token?grant_type=password', { body })).toMatchObject(
      refused(400, 'email_not_confirmed'),
    );
    const [message] = careful.auth.inbox.list();
    expect(message).toMatchObject({ to: 'espera@exemplo.com', subject: 'Confirme seu e-mail' });

    await service.signUp('conhecida@exemplo.com');
    const known = await careful.call('POST', '/signup', {
      body: { ...body, email: 'conhecida@exemplo.com' },
    });
    expect(known.status).toBe(200);
    expect(Object.keys(known.body).sort()).toEqual(Object.keys({ ...created.body, identities: [] }).sort());
    expect(known.body).toMatchObject({ user_metadata: { name: 'Eva' }, identities: [] });
  });
});
