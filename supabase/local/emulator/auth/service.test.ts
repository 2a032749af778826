import { exportJWK, generateKeyPair, createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { authOver, refused, startAuth } from './test-auth.ts';

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

test('what is switched off says so, and nothing to those without a token', async () => {
  const { access_token: token } = await service.signUp('fatores@exemplo.com');
  const factor = { body: { factor_type: 'totp' } };
  expect(await service.call('POST', '/factors', { ...factor, token })).toMatchObject(
    refused(404, 'mfa_factor_not_found'),
  );
  expect(await service.call('POST', '/factors', factor)).toMatchObject(refused(401, 'no_authorization'));
  expect(await service.call('POST', '/sso', { body: {} })).toMatchObject(
    refused(404, 'saml_provider_disabled'),
  );
});

describe('information', () => {
  test('tells that the service is well', async () => {
    expect((await service.call('GET', '/health')).body.name).toBe('GoTrue');
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
