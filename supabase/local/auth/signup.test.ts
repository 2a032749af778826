import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { authOver, password, publicUrl, startAuth, type TestAuth } from './test-auth.ts';

let service: TestAuth;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.database.close());

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, body: expect.objectContaining({ code }) });

describe('POST /signup', () => {
  test('creates a usable account and answers with a session', async () => {
    const answer = await service.call('POST', '/signup', {
      body: { email: ' Ana@Exemplo.COM ', password, data: { name: 'Ana' } },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: service.now().getTime() / 1000 + 3600,
      user: {
        email: 'ana@exemplo.com',
        phone: '',
        aud: 'authenticated',
        role: 'authenticated',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { name: 'Ana', email: 'ana@exemplo.com', email_verified: true, phone_verified: false },
        identities: [{ provider: 'email', identity_data: { email: 'ana@exemplo.com' } }],
        is_anonymous: false,
      },
    });
    expect(answer.text).not.toContain('$2a$');
  });

  test('puts exactly the documented claims into the access token', async () => {
    const session = await service.signUp('claims@exemplo.com');
    const seconds = service.now().getTime() / 1000;
    expect(decodeJwt(session.access_token)).toEqual({
      iss: publicUrl,
      sub: session.user.id,
      aud: 'authenticated',
      exp: seconds + 3600,
      iat: seconds,
      email: 'claims@exemplo.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {
        email: 'claims@exemplo.com',
        email_verified: true,
        phone_verified: false,
        sub: session.user.id,
      },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: seconds }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
  });

  test('keeps only a bcrypt hash of the password', async () => {
    await service.signUp('hash@exemplo.com');
    const { rows } = await service.database.query<{ encrypted_password: string }>(
      `select encrypted_password from auth.users where email = 'hash@exemplo.com'`,
    );
    expect(rows[0]?.encrypted_password).toMatch(/^\$2a\$04\$/);
  });

  test('refuses an e-mail that has an account, whatever its letter case', async () => {
    await service.signUp('duas@exemplo.com');
    const again = await service.call('POST', '/signup', { body: { email: 'DUAS@exemplo.com', password } });
    expect(again).toEqual(refused(422, 'user_already_exists'));
    expect(again.body.message).toBe('User already registered');
  });

  test('two sign-ups at the same moment make one account', async () => {
    const body = { email: 'corrida@exemplo.com', password };
    const answers = await Promise.all([1, 2, 3].map(() => service.call('POST', '/signup', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.filter(({ body: { code } }) => code === 'user_already_exists')).toHaveLength(2);
  });

  test.each([
    [
      'a missing password',
      { email: 'a@exemplo.com' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    [
      'a malformed e-mail',
      { email: 'xx:;x@x.x', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'an e-mail without a domain',
      { email: 'ana@', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'an e-mail that is too long',
      { email: `${'a'.repeat(250)}@b.com`, password },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      '73 bytes of password',
      { email: 'a@exemplo.com', password: 'a'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      '73 bytes in 37 letters',
      { email: 'a@exemplo.com', password: `${'é'.repeat(36)}x` },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'both e-mail and phone',
      { email: 'a@exemplo.com', phone: '5511999990000', password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      'a phone, while phones are off',
      { phone: '5511999990000', password },
      400,
      'phone_provider_disabled',
      'Phone signups are disabled',
    ],
    [
      'neither e-mail nor phone',
      { password },
      422,
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    ],
    [
      'half a challenge',
      { email: 'a@exemplo.com', password, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'a null character',
      { email: 'a@exemplo.com', password, data: { name: 'a\u0000b' } },
      400,
      'validation_failed',
      'The request contains a null character',
    ],
  ])('refuses %s', async (_what, body, status, code, message) => {
    const answer = await service.call('POST', '/signup', { body });
    expect(answer).toMatchObject({ status, body: { code, message } });
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
  });

  test('names the reasons of a weak password', async () => {
    const answer = await service.call('POST', '/signup', {
      body: { email: 'a@exemplo.com', password: '12345' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    });
  });

  test.each([['{'], [''], ['[]'], ['"texto"'], ['{"email":1}'], ['{"data":"x"}']])(
    'answers bad_json to the body %j',
    async (body) => {
      expect(await service.call('POST', '/signup', { body })).toEqual(refused(400, 'bad_json'));
    },
  );

  test('refuses a body above one mebibyte', async () => {
    const body = { email: 'a@exemplo.com', password, data: { name: 'a'.repeat(1_048_576) } };
    expect(await service.call('POST', '/signup', { body })).toEqual(refused(413, 'request_entity_too_large'));
  });

  test('metadata of the person never reaches app_metadata or the role', async () => {
    const answer = await service.call('POST', '/signup', {
      body: {
        email: 'esperta@exemplo.com',
        password,
        role: 'service_role',
        app_metadata: { admin: true },
        data: { role: 'service_role', is_admin: true },
      },
    });
    expect(answer.body.user).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
  });
});

describe('with other settings', () => {
  test('closed sign-up answers signup_disabled', async () => {
    const closed = authOver(service.database, { signupEnabled: false });
    const answer = await closed.call('POST', '/signup', { body: { email: 'b@exemplo.com', password } });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
    });
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
    expect(created).toEqual(refused(400, 'validation_failed'));
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
    expect(await careful.call('POST', '/token?grant_type=password', { body })).toEqual(
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
