import { describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { password, publicUrl, startAuth, refused } from './test-auth.ts';

const service = await startAuth();

describe('POST /signup', () => {
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

  const email = 'a@exemplo.com';
  const phone = '5511999990000';
  const malformed = 'Unable to validate email address: invalid format';
  const long = 'Password cannot be longer than 72 characters';

  test.each<[what: string, body: object, message: string, code?: string, status?: number]>([
    ['a missing password', { email }, 'Signup requires a valid password'],
    ['a malformed e-mail', { email: 'xx:;x@x.x', password }, malformed],
    ['an e-mail without a domain', { email: 'ana@', password }, malformed],
    [
      'an e-mail that is too long',
      { email: `${'a'.repeat(250)}@b.com`, password },
      'An email address is too long',
    ],
    ['73 bytes of password', { email, password: 'a'.repeat(73) }, long],
    ['73 bytes in 37 letters', { email, password: `${'é'.repeat(36)}x` }, long],
    [
      'both e-mail and phone',
      { email, phone, password },
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      'half a challenge',
      { email, password, code_challenge: 'x'.repeat(43) },
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'a null character',
      { email, password, data: { name: 'a\u0000b' } },
      'The request contains a null character',
    ],
    [
      'a phone, while phones are off',
      { phone, password },
      'Phone signups are disabled',
      'phone_provider_disabled',
    ],
    [
      'neither e-mail nor phone',
      { password },
      'Anonymous sign-ins are disabled',
      'anonymous_provider_disabled',
      422,
    ],
  ])('refuses %s', async (_what, body, message, code = 'validation_failed', status = 400) => {
    const answer = await service.call('POST', '/signup', { body });
    expect(answer).toMatchObject({ status, body: { code, message } });
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
  });

  test.each([['{'], [''], ['[]'], ['"texto"'], ['{"email":1}'], ['{"data":"x"}']])(
    'answers bad_json to the body %j',
    async (body) => {
      expect(await service.call('POST', '/signup', { body })).toMatchObject(refused(400, 'bad_json'));
    },
  );
});
