import { describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { password, publicUrl, startAuth, refused } from './test-auth.ts';

const service = await startAuth();

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
    const sessionId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
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
      session_id: sessionId,
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
    expect(again).toMatchObject(refused(422, 'user_already_exists'));
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
      expect(await service.call('POST', '/signup', { body })).toMatchObject(refused(400, 'bad_json'));
    },
  );

  test('refuses a body above one mebibyte', async () => {
    const body = { email: 'a@exemplo.com', password, data: { name: 'a'.repeat(1_048_576) } };
    expect(await service.call('POST', '/signup', { body })).toMatchObject(
      refused(413, 'request_entity_too_large'),
    );
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
