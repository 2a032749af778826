import { describe, expect, test } from 'vitest';
import { authOver, password, redirectOf, startAuth, type Answer, refused } from './test-auth.ts';

const service = await startAuth();

const put = (token: string, body: unknown, over = service): Promise<Answer> =>
  over.call('PUT', '/user', { token, body });

const newPassword = 'outra-senha-boa';

describe('PUT /user', () => {
  test('lays metadata over what is there; null removes a key', async () => {
    const { access_token: token } = await service.signUp('dados@exemplo.com');
    await put(token, { data: { name: 'Ana', tema: 'claro' } });
    const answer = await put(token, { data: { tema: null, cidade: 'Recife' } });
    expect(answer.body.user_metadata).toMatchObject({ name: 'Ana', cidade: 'Recife' });
    expect(answer.body.user_metadata).not.toHaveProperty('tema');
  });

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

  test('a new password works, the old one does not, and the other sessions end', async () => {
    const here = await service.signUp('troca@exemplo.com');
    const there = await service.signIn('troca@exemplo.com');
    expect((await put(here.access_token, { password: newPassword })).status).toBe(200);
    expect((await service.call('GET', '/user', { token: here.access_token })).status).toBe(200);
    expect(await service.call('GET', '/user', { token: there.access_token })).toMatchObject(
      refused(403, 'session_not_found'),
    );
    const refresh = { body: { refresh_token: there.refresh_token } };
    expect(await service.call('POST', '/token?grant_type=refresh_token', refresh)).toMatchObject(
      refused(400, 'refresh_token_not_found'),
    );
    const old = { body: { email: 'troca@exemplo.com', password } };
    expect(await service.call('POST', '/token?grant_type=password', old)).toMatchObject(
      refused(400, 'invalid_credentials'),
    );
    expect((await service.signIn('troca@exemplo.com', newPassword)).user.email).toBe('troca@exemplo.com');
  });

  test.each([
    [
      'the same password',
      { password },
      422,
      'same_password',
      'New password should be different from the old password.',
    ],
    [
      'a short password',
      { password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'an empty password',
      { password: '' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'a malformed e-mail',
      { email: 'x' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a phone',
      { phone: '5511999990000' },
      400,
      'phone_provider_disabled',
      'Phone number changes are not enabled',
    ],
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

  test('asks for the current password when that is the rule', async () => {
    const strict = authOver(service.database, { requireCurrentPassword: true });
    const { access_token: token } = await strict.signUp('atual@exemplo.com');
    const message = 'Current password required when setting new password.';
    expect(await put(token, { password: newPassword }, strict)).toMatchObject({
      status: 400,
      body: { code: 'current_password_required', message },
    });
    const wrong = { password: newPassword, current_password: 'errada-mesmo' };
    expect(await put(token, wrong, strict)).toMatchObject(refused(400, 'current_password_invalid'));
    const right = { password: newPassword, current_password: password };
    expect((await put(token, right, strict)).status).toBe(200);
  });

  test('an e-mail change waits for its link', async () => {
    const { access_token: token, user } = await service.signUp('velha@exemplo.com');
    const asked = await put(token, { email: 'Nova@exemplo.com' });
    expect(asked.body).toMatchObject({ email: 'velha@exemplo.com', new_email: 'nova@exemplo.com' });
    const [first, second] = service.auth.inbox.list();
    expect([first?.to, second?.to].sort()).toEqual(['nova@exemplo.com', 'velha@exemplo.com']);
    const link = new URL((first?.to === 'nova@exemplo.com' ? first : second)?.link ?? '');
    await service.call('GET', `/verify${link.search}`);
    const { rows } = await service.database.query(
      `select u.email, i.email as identity from auth.users u join auth.identities i on i.user_id = u.id
       where u.id = $1::uuid`,
      [user.id],
    );
    expect(rows).toEqual([{ email: 'nova@exemplo.com', identity: 'nova@exemplo.com' }]);
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
