import { describe, expect, test } from 'vitest';
import { authOver, redirectOf, startAuth, type Answer, refused } from './test-auth.ts';

const service = await startAuth();

const put = (token: string, body: unknown, over = service): Promise<Answer> =>
  over.call('PUT', '/user', { token, body });

const newPassword = 'outra-senha-boa';

describe('PUT /user', () => {
  test('app_metadata is not the person’s to set', async () => {
    const { access_token: token } = await service.signUp('quer@exemplo.com');
    expect(await put(token, { app_metadata: { admin: true } })).toMatchObject(refused(403, 'not_admin'));
    await put(token, { role: 'service_role', data: { role: 'admin' } });
    const answer = await service.call('GET', '/user', { token });
    expect(answer.body).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
  });

  const malformed = 'Unable to validate email address: invalid format';
  const phone = '5511999990000';

  test.each([
    [
      'an empty password',
      { password: '' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    ['a malformed e-mail', { email: 'x' }, 400, 'validation_failed', malformed],
    ['a phone', { phone }, 400, 'phone_provider_disabled', 'Phone number changes are not enabled'],
    [
      'an unknown nonce',
      { password: newPassword, nonce: '123456' },
      422,
      'reauthentication_not_valid',
      'Nonce has expired or is invalid',
    ],
  ])('refuses %s', async (what, body, status, code, message) => {
    const { access_token: token } = await service.signUp(`${what.replace(/\W/g, '')}@exemplo.com`);
    expect(await put(token, body)).toMatchObject({ status, body: { code, message } });
  });

  test('a refused change leaves everything as it was', async () => {
    const { access_token: token } = await service.signUp('inteira@exemplo.com');
    await put(token, { password: newPassword, data: { a: 1 }, phone: '5511999990000' });
    expect((await service.signIn('inteira@exemplo.com')).user.user_metadata).not.toHaveProperty('a');
  });

  test('where e-mails are confirmed, both addresses must agree to a change', async () => {
    const careful = authOver(service.database, { autoconfirm: false });
    const { access_token: token } = await service.signUp('dupla@exemplo.com');
    await put(token, { email: 'dupla2@exemplo.com' }, careful);
    const searches = careful.auth.inbox.list().map(({ link }) => new URL(link ?? '').search);
    const [first, second] = await Promise.all(
      searches.map((search) => careful.call('GET', `/verify${search}`)),
    );
    expect(first === undefined ? {} : redirectOf(first).fragment.message).toBe(
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    );
    expect(second === undefined ? {} : redirectOf(second).fragment).toHaveProperty('access_token');
    const answer = await careful.call('GET', '/user', { token });
    expect(answer.body.email).toBe('dupla2@exemplo.com');
  });

  test('refuses the e-mail of somebody else', async () => {
    await service.signUp('dona@exemplo.com');
    const { access_token: token } = await service.signUp('curiosa@exemplo.com');
    expect(await put(token, { email: 'DONA@exemplo.com' })).toMatchObject(refused(422, 'email_exists'));
  });

  test('an anonymous person becomes a known one by giving an e-mail', async () => {
    const open = authOver(service.database, { anonymousUsers: true });
    const answer = await open.call('POST', '/signup', { body: {} });
    const token = String(answer.body.access_token);
    expect(await put(token, { password: newPassword }, open)).toMatchObject(
      refused(422, 'validation_failed'),
    );
    const named = await put(token, { email: 'agora@exemplo.com', password: newPassword }, open);
    expect(named).toMatchObject({ status: 200, body: { email: 'agora@exemplo.com', is_anonymous: false } });
    expect((await open.signIn('agora@exemplo.com', newPassword)).user.email).toBe('agora@exemplo.com');
  });
});
