import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startAuth, type Answer, refused } from '../test-auth.ts';

const service = await startAuth();

describe('pkce', () => {
  const verifier = 'v'.repeat(64);
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  async function code(method = 's256', sent = challenge): Promise<string> {
    const query = new URLSearchParams({
      provider: 'google',
      login_hint: 'admin@exemplo.com',
      code_challenge: sent,
      code_challenge_method: method,
    });
    const answer = await service.call('GET', `/authorize?${query.toString()}`);
    return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }

  function exchange(body: unknown): Promise<Answer> {
    return service.call('POST', '/token?grant_type=pkce', { body });
  }

  test('takes a plain challenge', async () => {
    const body = { auth_code: await code('plain', verifier), code_verifier: verifier };
    expect((await exchange(body)).status).toBe(200);
  });

  test('a code expires', async () => {
    const authCode = await code();
    service.advance(301);
    expect(await exchange({ auth_code: authCode, code_verifier: verifier })).toMatchObject(
      refused(422, 'flow_state_expired'),
    );
  });

  test('needs both halves', async () => {
    expect(await exchange({ auth_code: 'x' })).toMatchObject(refused(400, 'validation_failed'));
    expect(await exchange({ auth_code: 'x', code_verifier: verifier })).toMatchObject(
      refused(404, 'flow_state_not_found'),
    );
  });
});

describe('other grants', () => {
  test.each([
    ['/token', {}, 'invalid_credentials', 'unsupported_grant_type'],
    ['/token?grant_type=constructor', {}, 'invalid_credentials', 'unsupported_grant_type'],
    [
      '/token?grant_type=id_token',
      { provider: 'google' },
      'provider_disabled',
      'Provider (issuer "google") is not enabled',
    ],
    [
      '/token?grant_type=web3',
      { chain: 'solana' },
      'web3_provider_disabled',
      'Solana Web3 provider is disabled',
    ],
    [
      '/token?grant_type=web3',
      { chain: 'ethereum' },
      'web3_provider_disabled',
      'Ethereum Web3 provider is disabled',
    ],
    ['/token?grant_type=web3', {}, 'web3_unsupported_chain', 'Unsupported chain'],
  ])('%s with %j', async (path, body, code, message) => {
    expect((await service.call('POST', path, { body })).body).toEqual({ code, message });
  });
});
