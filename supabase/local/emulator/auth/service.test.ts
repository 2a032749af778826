import { exportJWK, generateKeyPair, createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { authOver, startAuth } from './test-auth.ts';

const service = await startAuth();

describe('errors', () => {
  test('speak the current version to clients that name it', async () => {
    const answer = await service.call('GET', '/user');
    expect(answer.body).toEqual({
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    });
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  test.each([[''], ['2023-12-31'], ['ontem']])('speak the first version to %j', async (version) => {
    const answer = await service.call('GET', '/user', { headers: { 'x-supabase-api-version': version } });
    expect(answer.body).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
    expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    expect(answer.headers.get('x-sb-error-code')).toBe('no_authorization');
  });

  test('an unknown path is not found', async () => {
    expect(await service.call('GET', '/nada')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a failure of ours tells the log everything and the client nothing', async () => {
    const failures: unknown[] = [];
    const broken = authOver(
      { ...service.database, query: () => Promise.reject(new Error('segredo do banco')) },
      { onFailure: (error) => failures.push(error) },
    );
    const answer = await broken.call('GET', '/google');
    expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected_failure' } });
    expect(answer.text).not.toContain('segredo');
    expect(failures).toEqual([new Error('segredo do banco')]);
  });
});

describe('what is switched off says so', () => {
  const id = '3f2b8a52-6c1e-4a39-9d54-0d8f4b1c7a11';

  test.each([
    ['POST', '/sso', {}, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['POST', '/passkeys/authentication/options', {}, 404, 'passkey_disabled', 'Passkeys are disabled'],
    ['POST', '/oauth/token', {}, 404, 'feature_disabled', 'OAuth server is disabled'],
    [
      'POST',
      '/factors',
      { factor_type: 'totp' },
      422,
      'mfa_totp_enroll_not_enabled',
      'MFA enroll is disabled for TOTP',
    ],
    [
      'POST',
      '/factors',
      { factor_type: 'phone' },
      422,
      'mfa_phone_enroll_not_enabled',
      'MFA enroll is disabled for Phone',
    ],
    [
      'POST',
      '/factors',
      { factor_type: 'webauthn' },
      422,
      'mfa_webauthn_enroll_not_enabled',
      'MFA enroll is disabled for WebAuthn',
    ],
    [
      'POST',
      '/factors',
      { factor_type: 'x' },
      400,
      'validation_failed',
      'factor_type needs to be totp, phone, or webauthn',
    ],
    ['POST', `/factors/${id}/challenge`, {}, 404, 'mfa_factor_not_found', 'Factor not found'],
    ['POST', `/factors/${id}/verify`, {}, 404, 'mfa_factor_not_found', 'Factor not found'],
    ['DELETE', `/factors/${id}`, {}, 404, 'mfa_factor_not_found', 'Factor not found'],
    ['DELETE', '/factors/x', {}, 404, 'validation_failed', 'factor_id must be an UUID'],
  ])('%s %s %j', async (method, path, body, status, code, message) => {
    const email = `f${method}${path.replace(/\W/g, '')}${JSON.stringify(body).replace(/\W/g, '')}@exemplo.com`;
    const { access_token: token } = await service.signUp(email);
    expect(await service.call(method, path, { token, body })).toMatchObject({
      status,
      body: { code, message },
    });
  });

  test('factors are not even spoken of without a token', async () => {
    const answer = await service.call('POST', '/factors', { body: { factor_type: 'totp' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  });
});

describe('information', () => {
  test('tells health and settings', async () => {
    expect((await service.call('GET', '/health')).body.name).toBe('GoTrue');
    expect((await service.call('GET', '/settings')).body).toMatchObject({
      external: { email: true, google: true, github: false, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
  });

  test('the secret is not published', async () => {
    const secretOnly = { kty: 'oct', k: 'c2VncmVkbw', kid: 'a', alg: 'HS256', key_ops: ['verify'] };
    const other = authOver(service.database, { signingKeys: [secretOnly] });
    expect((await other.call('GET', '/.well-known/jwks.json')).body).toEqual({ keys: [] });
  });

  test('with a signing key, tokens verify with what is published, which is the public half', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: 'chave', alg: 'RS256', key_ops: ['sign', 'verify'] };
    const asymmetric = authOver(service.database, { signingKeys: [jwk] });
    const { access_token: token } = await asymmetric.signUp('rs256@exemplo.com');
    const { body } = await asymmetric.call('GET', '/.well-known/jwks.json');
    expect(body.keys).toEqual([
      { kty: 'RSA', n: jwk.n, e: jwk.e, kid: 'chave', alg: 'RS256', key_ops: ['verify'] },
    ]);
    const keys = createLocalJWKSet({
      keys: [{ kty: 'RSA', n: jwk.n, e: jwk.e, kid: 'chave', alg: 'RS256' }],
    });
    const { payload } = await jwtVerify(token, keys, { currentDate: asymmetric.now() });
    expect(payload.email).toBe('rs256@exemplo.com');
    expect((await asymmetric.call('GET', '/user', { token })).status).toBe(200);
    expect((await service.call('GET', '/user', { token })).body.code).toBe('bad_jwt');
  });
});
